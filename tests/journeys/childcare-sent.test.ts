import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import en from "#workers/mail/childcare.en.json";
import mi from "#workers/mail/childcare.mi.json";
import { dayAnswers } from "../support/births.ts";
import { applyPath, eligiblePath, landing } from "../support/childcare.ts";
import {
  answerAsSupervisor,
  approvedService,
  attending,
  confirmPath,
  linkTo,
  next,
  openReview,
  openServices,
  siteWithServices,
  submitReview,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import { bothLanguages } from "../support/guide.ts";
import { linkIn, mailsTo, strikeHour } from "../support/mails.ts";
import type { Page } from "../support/page.ts";
import { fillIn } from "../support/registration.ts";

const landingWords = wordsOf("childcare/parent/landing");
const reviewWords = wordsOf("childcare/parent/steps/review/page");
const supervisorsWords = wordsOf("childcare/parent/supervisors");
const supervisorWords = wordsOf("childcare/supervisor");
const formWords = wordsOf("forms");

const site = siteWithServices();
const letters = { en, mi };
const day = 24 * 60 * 60 * 1000;

/** Days pass in which nobody saves anything, and the daily job runs. */
async function daysPass(days: number): Promise<void> {
  const db = await site.db;
  await db
    .prepare("update drafts set changed_at = changed_at - ?")
    .bind(days * day)
    .run();
  await (await site.running.miniflare.getWorker("timata")).scheduled({});
  await strikeHour(site.running);
}

describe.each(bothLanguages)("Days without an answer or a save, $language", ({ language, prefix }) => {
  const { ask, lapse } = letters[language];

  test("the service is reminded once, after five days, and its link opens the form", async () => {
    const { service } = await site.send({ prefix });
    await linkTo(site, service, { prefix });
    const db = await site.db;
    const due = await db
      .prepare("select next_at - created_at as n from mails_to_send where state = 'waiting'")
      .first("n");
    expect(due).toBe(5 * day);
    await db.prepare("update mails_to_send set next_at = 0 where state = 'waiting'").run();
    await strikeHour(site.running);
    const [, reminder] = await mailsTo(site.url, service, 2);
    expect(reminder?.subject).toContain(ask.remindSubject);
    for (const each of ["en", "mi"] as const)
      expect(reminder?.text).toContain(plain(letters[each].ask.reminds));
    expect(reminder?.text.match(/Kia ora/g)).toHaveLength(1);
    await answerAsSupervisor(site.visitor(), await linkTo(site, service, { prefix, count: 2 }));
    expect(await mailsTo(site.url, service, 3)).toHaveLength(3);
  });

  test("the parent is told before it lapses; after 30 days nothing can be changed or answered, and a new one begins", async () => {
    const { parent, service, page } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const details = await parent.visit(`${applyPath("your-details", prefix)}?part=1`);
    await daysPass(25);
    const warnings = async () =>
      (await mailsTo(site.url, "mere@example.org")).filter(({ subject }) =>
        subject.startsWith(lapse.subject),
      );
    await expect.poll(async () => (await warnings()).length).toBe(1);
    const home = (await parent.visit(prefix + landing)).text(".right-now");
    expect(home).toBe((await openServices(parent, prefix)).text(".right-now"));
    expect(home).toContain("Anne West Kindergarten");
    const [warning] = await warnings();
    expect(warning?.text).toContain(lapse.keep);
    expect(warning && linkIn(warning, "/apply/review")).toBe(applyPath("review", prefix));
    expect((await openServices(parent, prefix)).address).toBe(applyPath("submitted", prefix));

    await daysPass(5);
    const lapsed = await openReview(parent, prefix);
    expect(lapsed.address).toBe(prefix + landing);
    expect(lapsed.text(".notice")).toContain(landingWords(language)("lapsed/title"));
    const typed = fillIn(details, { "parent.first_name": "Hinemoa" });
    expect((await typed.submit({ name: "intent", value: "next" })).address).toBe(prefix + landing);
    expect((await page.form("change").submit({ name: "intent", value: "take-back" })).address).toBe(
      prefix + landing,
    );
    for (const step of ["your-details", "dependent-children", "submitted", "uploads"])
      expect((await parent.visit(applyPath(step, prefix))).address).toBe(prefix + landing);
    expect((await site.visitor().visit(link)).status).toBe(404);
    const begun = await (await parent.visit(eligiblePath(prefix)))
      .form()
      .submit({ name: "intent", value: "next" });
    expect(begun.address).toBe(applyPath("your-details", prefix));
    expect(begun.form("f").valuesOf("parent.first_name")).toEqual([""]);
  });
});

test("the agency is told of the first sending, and the page counts from that day; without its answer it says so [childcare/handover/notice]", async () => {
  const { parent, page } = await site.send();
  const t = supervisorsWords("en");
  const notices = async () => JSON.parse((await parent.ask("/stand-ins/agency/notices")).text);
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0);
  const notice = (await notices()).at(-1).notice;
  expect(notice).toEqual({
    reference: expect.stringMatching(/^\w{3}-\w{3}$/),
    client_number: "555012342",
    first_name: "Mere",
    last_name: "Tāne",
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(page.text("main")).toContain(notice.reference);
  await expect
    .poll(async () => (await openServices(parent)).text("main"))
    .toContain("Work and Income has noted the day");
  await (await site.db).prepare("update childcare_notices set acknowledged_at = null").run();
  expect((await openServices(parent)).text("main")).toContain(plain(t("counted/ring")).slice(0, 40));
  const before = (await notices()).length;
  await takeBackAt(await openServices(parent));
  await submitReview(await openReview(parent));
  expect((await notices()).length).toBe(before);
});

const takeBackAt = (page: Page) => page.form("change").submit({ name: "intent", value: "take-back" });

describe.each(bothLanguages)("The parent, $language", ({ language, prefix }) => {
  const t = supervisorsWords(language);
  const takeBack = (page: Page) => page.form("change").submit({ name: "intent", value: "take-back" });

  test("takes it back while the supervisor works: what is sent is refused, what was saved is there again [childcare/status/taken-back]", async () => {
    const { parent, page, service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const supervisor = site.visitor();
    const second = await next(await supervisor.visit(link), approvedService);
    const review = await takeBack(page);
    expect(review.address).toBe(applyPath("review", prefix));
    const late = await next(second, { ...attending(0), ...supervisorName });
    expect([late.status, late.text("h1")]).toEqual([
      409,
      expect.stringContaining(supervisorWords(language)("changed/title")),
    ]);
    await submitReview(await openReview(parent, prefix));
    const again = await site.visitor().visit(await linkTo(site, service, { prefix, count: 2 }));
    expect(again.form("f").valuesOf("swn")).toEqual(["55501780"]);
    expect(again.form("f").valuesOf("supervisor_has_authority")).toEqual([]);
  });

  test("changes a child after an answer: it is stale, says so, and that service is asked again [childcare/status/taken-back]", async () => {
    const { parent, service } = await site.send({ prefix });
    await answerAsSupervisor(site.visitor(), await linkTo(site, service, { prefix }));
    await takeBack(await openServices(parent, prefix));
    const children = await parent.visit(applyPath("dependent-children", prefix));
    await children
      .form("f")
      .fill({ "children[0].first_name": "Aroha" })
      .submit({ name: "intent", value: "next" });
    const review = await openReview(parent, prefix);
    expect(review.text("main")).toContain(reviewWords(language)("stale"));
    const sent = await submitReview(review);
    expect(sent.text("main")).toContain(t("state/not-asked").split(".")[0]);
  });

  test("changes nothing: the approval still counts", async () => {
    const { parent, service } = await site.send({ prefix });
    await answerAsSupervisor(site.visitor(), await linkTo(site, service, { prefix }));
    await takeBack(await openServices(parent, prefix));
    const sent = await submitReview(await openReview(parent, prefix));
    expect(sent.text("main")).toContain(t("now/ready"));
  });

  test("corrects their own address while a service has it: its answer is told there", async () => {
    const { parent, service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const page = await parent.visit(`${applyPath("your-details", prefix)}?focus=parent.email`);
    const own = `mere-${service}`;
    const saved = await fillIn(page, { "parent.email": own }).submit({ name: "intent", value: "review" });
    expect(saved.address).toBe(applyPath("review", prefix));
    await answerAsSupervisor(site.visitor(), link);
    const [told] = await mailsTo(site.url, own);
    expect(told?.subject).toContain(letters[language].answered.readySubject);
  });

  test("has it sent again, five times an hour, and corrects the address: the old link ends [childcare/status/taken-back]", async () => {
    const { parent, page, service } = await site.send({ prefix });
    const old = await linkTo(site, service, { prefix });
    const address = await parent.visit(`${applyPath("submitted", prefix)}?address=5001`);
    const wrong = await address.form("f").fill({ provider_email: "office@" }).submit();
    expect(wrong.errors().map(({ text }) => text)).toEqual([
      expect.stringContaining(formWords(language)("errors/email")),
    ]);
    const right = `new-${service}`;
    const corrected = await wrong.form("f").fill({ provider_email: right }).submit();
    expect(corrected.text("main")).toContain(right);
    expect((await site.visitor().visit(old)).status).toBe(404);
    expect((await site.visitor().visit(await linkTo(site, right, { prefix }))).status).toBe(200);
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++)
      statuses.push((await page.form().submit({ name: "intent", value: "send-again:5001" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test("shows a code at the centre: it opens for reading with a child's birth date, and locks after three wrong ones [childcare/supervisor/code]", async () => {
    const { parent, service } = await site.send({ prefix });
    const shown = await parent.visit(`${applyPath("submitted", prefix)}?code=5001`);
    const code = shown.text(".code");
    const supervisor = site.visitor();
    const open = async (born: string) =>
      (await supervisor.visit(`${prefix}${confirmPath}?code=${code.replaceAll(" ", "")}`))
        .form("f")
        .fill(dayAnswers("birthDate", born))
        .submit();
    expect((await open("2023-03-05")).status).toBe(422);
    const read = await open("2023-03-04");
    expect(read.address).toMatch(/\/5001\/1$/);
    expect(read.text("h1")).toContain(supervisorWords(language)("reading/title"));
    expect(read.text("main")).toContain("Āria");
    const token = String(read.document.querySelector("[name=_csrf]")?.getAttribute("value"));
    const answers = Object.entries(approvedService).map(([name, value]) => [name, String(value)] as const);
    await supervisor.post(read.address, [["_csrf", token], ["intent", "next"], ...answers]);
    const again = await supervisor.visit(read.address.replace(/1$/, "2"));
    expect(again.text("h1")).toContain(supervisorWords(language)("reading/title"));
    const db = await site.db;
    const answered = "select count(*) as n from childcare_sections where answered_at is not null";
    expect(await db.prepare(answered).first("n")).toBe(0);
    expect((await mailsTo(site.url, service, 2)).at(-1)?.text).toContain("?token=");
    for (const born of ["2020-01-01", "2020-01-02"]) expect((await open(born)).status).toBe(422);
    expect((await open("2020-01-03")).status).toBe(429);
  });
});
