import { describe, expect, test } from "vitest";
import { landingWords } from "#app/features/childcare-subsidy/landing/words.ts";
import { pages } from "#app/features/childcare-subsidy/pages.ts";
import { reviewWords } from "#app/features/childcare-subsidy/steps/review/words.ts";
import { supervisorsWords } from "#app/features/childcare-subsidy/supervisors/words.ts";
import { uploadsWords } from "#app/features/childcare-subsidy/uploads/words.ts";
import { supervisorWords } from "#app/features/childcare-supervisor/words.ts";
import type { Answers } from "#app/forms/answers.ts";
import { formWords } from "#app/forms/words.ts";
import { en } from "#workers/mail/childcare.en.ts";
import { mi } from "#workers/mail/childcare.mi.ts";
import { dayAnswers } from "../support/births.ts";
import { applyPath, applyTo, eligiblePath, landing, startApplication } from "../support/childcare.ts";
import { coupleAnswers } from "../support/childcare-answers.ts";
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
import type { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { parse } from "../support/html.ts";
import { linkIn, mailsTo, strikeHour } from "../support/mails.ts";
import type { Page } from "../support/page.ts";
import { fillIn } from "../support/registration.ts";
import { fileOf, type SentPart } from "../support/uploads.ts";

const site = siteWithServices();
const letters = { en, mi };
const day = 24 * 60 * 60 * 1000;
const plain = (text: string) => text.replace(/<[^>]*>/g, "");

/** All that was mailed was mailed more than an hour ago: five an hour go to one address. */
const anHourPasses = async () => (await site.db).prepare("update mails_to_send set sent_at = 0").run();

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

/** One for every control, as a browser sends them. */
const filesFor = (page: Page): SentPart[] =>
  [...page.document.querySelectorAll("#uploads [type=file], #uploads [type=hidden]")].map((control, at) => ({
    name: control.getAttribute("name") ?? "",
    ...(control.getAttribute("type") === "file"
      ? { filename: `${at}.pdf`, content: fileOf("pdf") }
      : { content: control.getAttribute("value") ?? "" }),
  }));

describe.each([
  { language: "en", prefix: "", reason: "NOT_REGISTERED" },
  { language: "mi", prefix: "/mi", reason: "NOT_ALL_CHILDREN_ATTEND" },
] as const)("A couple with three children at three services, $language", ({ language, prefix, reason }) => {
  const t = supervisorsWords(language);
  const say = reviewWords(language);
  const { answered, submitted } = letters[language];
  const tama = "children[1].providers[0]";
  const [mere, anne, doubtless, westminster, amanda] = [
    "mere",
    "anne",
    "doubtless",
    "westminster",
    "amanda",
  ].map((name) => `${name}@${language}.example`) as [string, string, string, string, string];
  const answers: Answers = {
    ...coupleAnswers,
    "parent.email": mere,
    "children[0].providers[0].provider_email": anne,
    [`${tama}.provider_email`]: doubtless,
    "children[2].providers[0].provider_email": amanda,
  };

  /** What the service that refused was asked about. */
  async function correct(parent: Visitor): Promise<Page> {
    const children = `${applyPath("dependent-children", prefix)}?focus=`;
    if (reason === "NOT_ALL_CHILDREN_ATTEND") {
      const page = await parent.visit(`${children}children[1].first_name`);
      return fillIn(page, { "children[1].first_name": "Tamati" }).submit({ name: "intent", value: "review" });
    }
    const page = await parent.visit(`${children}${tama}.provider_identifier`);
    const typed = { [`${tama}.provider_identifier_search`]: "westminster christian" };
    const found = await fillIn(page, typed).submit({ name: "intent", value: `find-services:${tama}` });
    const chosen = await next(found, { [`${tama}.provider_identifier`]: "10004" });
    const email = { [`${tama}.provider_email`]: westminster };
    return fillIn(chosen, email).submit({ name: "intent", value: "review" });
  }

  test("one approves, one does not; corrected, approved by all, sent to the agency with documents", async () => {
    const { visitor: parent, page } = await startApplication(site, { prefix });
    const sent = await submitReview(await applyTo(page, answers, "review"));
    expect(sent.address).toBe(applyPath("submitted", prefix));
    for (const name of ["Anne West Kindergarten", "Doubtless Bay Kindergarten", "Amanda's Homebased ECE"])
      expect(sent.text("main")).toContain(name);
    const first = await linkTo(site, anne, { prefix });
    const refusing = await linkTo(site, doubtless, { prefix });
    const late = await linkTo(site, amanda, { prefix });

    await answerAsSupervisor(site.visitor(), first);
    const form = await site.visitor().visit(refusing);
    const refused =
      reason === "NOT_REGISTERED"
        ? await next(form, { approved: "false" })
        : await next(await next(form, approvedService), {
            "children[0].is_attending": "false",
            ...supervisorName,
          });
    expect(refused.text("main")).toContain(supervisorWords(language)(`submitted/${reason}`));
    const returned = await openReview(parent, prefix);
    expect(returned.text("main")).toContain(say("returned"));
    expect((await openServices(parent, prefix)).text("main")).toContain(t(`reason/${reason}`));
    expect((await site.visitor().visit(late)).status).toBe(404);
    const refusal = async () =>
      (await mailsTo(site.url, mere)).find(({ subject }) => subject === answered.refusedSubject)?.text;
    await expect
      .poll(refusal)
      .toContain(reason === "NOT_REGISTERED" ? answered.notRegistered : answered.notAttending);
    await anHourPasses();

    const again = await submitReview(await correct(parent));
    expect(again.address).toBe(applyPath("submitted", prefix));
    expect(await mailsTo(site.url, anne, 2)).toHaveLength(2);
    const corrected =
      reason === "NOT_REGISTERED"
        ? await linkTo(site, westminster, { prefix })
        : await linkTo(site, doubtless, { prefix, count: 3 });
    await answerAsSupervisor(site.visitor(), corrected);
    await answerAsSupervisor(site.visitor(), await linkTo(site, amanda, { prefix, count: 2 }), {
      ...attending(0),
      "children[0].is_home_based_educator": "true",
      "children[0].charges_home_based_top_up": "true",
      "children[0].top_up_payment_hourly": "1.50",
      ...dayAnswers("children[0].top_up_start_date", "2026-03-02"),
    });

    const approved = await openReview(parent, prefix);
    expect((await openServices(parent, prefix)).text("main")).toContain(t("ready"));
    for (const shown of ["Amanda's Homebased ECE", "Hine Kereama", "1.50"])
      expect(approved.text("main")).toContain(shown);
    expect(approved.text("main")).not.toMatch(/\{\{|\b(5001|5002|10004|10103)\b/);
    const uploads = await approved.form("f").submit({ name: "intent", value: "submit" });
    expect(uploads.address).toBe(prefix + pages.uploads);
    await anHourPasses();
    const done = await parent.postFiles(uploads.address, [
      ...filesFor(uploads),
      { name: "uploadsDeclaration", content: "true" },
      { name: "intent", content: "submit" },
    ]);
    expect([done.address, done.text("h1")]).toEqual([
      prefix + pages.sent,
      expect.stringContaining(plain(uploadsWords(language)("sent/heading"))),
    ]);

    const received = await site.visitor().ask("/stand-ins/agency/applications?format=json");
    const { application, documents } = JSON.parse(received.text).at(-1);
    const sections = application.supervisor_sections as { status: string; provider_email: string }[];
    expect(sections.map(({ status, provider_email }) => [status, provider_email]).sort()).toEqual(
      [amanda, anne, reason === "NOT_REGISTERED" ? westminster : doubtless].map((office) => [
        "APPROVED",
        office,
      ]),
    );
    expect(sections).toContainEqual(
      expect.objectContaining({
        provider_identifier: "10103",
        enrollments: [
          expect.objectContaining({
            is_home_based_educator: true,
            charges_home_based_top_up: true,
            top_up_payment_hourly: "1.50",
            top_up_start_date: "2026-03-02",
          }),
        ],
      }),
    );
    expect(documents).toHaveLength(7);
    const shown = (await site.visitor().ask("/stand-ins/agency/applications")).text;
    for (const name of ["Anne West Kindergarten", "Amanda's Homebased ECE"])
      expect(parse(shown).body.textContent).toContain(name);
    const subjects = async () => (await mailsTo(site.url, mere)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(submitted.subject);
    expect((await openServices(parent, prefix)).address).toBe(prefix + pages.sent);
    expect((await openReview(parent, prefix)).address).toBe(prefix + pages.sent);
  });
});

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
    expect(reminder?.subject).toBe(ask.remindSubject);
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
      (await mailsTo(site.url, "mere@example.org")).filter(({ subject }) => subject === lapse.subject);
    await expect.poll(async () => (await warnings()).length).toBe(1);
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

describe.each(bothLanguages)("The parent, $language", ({ language, prefix }) => {
  const t = supervisorsWords(language);
  const takeBack = (page: Page) => page.form("change").submit({ name: "intent", value: "take-back" });

  test("takes it back while the supervisor works: what is sent is refused, what was saved is there again", async () => {
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
    expect(again.form("f").valuesOf("swn")).toEqual(["555012342"]);
    expect(again.form("f").valuesOf("supervisor_has_authority")).toEqual([]);
  });

  test("changes a child after an answer: it is stale, says so, and that service is asked again", async () => {
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
    expect(sent.text("main")).toContain(t("ready"));
  });

  test("has it sent again, five times an hour, and corrects the address: the old link ends", async () => {
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

  test("shows a code at the centre: it opens with a child's birth date, and locks after three wrong ones", async () => {
    const { parent } = await site.send({ prefix });
    const shown = await parent.visit(`${applyPath("submitted", prefix)}?code=5001`);
    const code = shown.text(".code");
    const supervisor = site.visitor();
    const open = async (born: string) =>
      (await supervisor.visit(`${prefix}${confirmPath}?code=${code.replaceAll(" ", "")}`))
        .form("f")
        .fill(dayAnswers("birthDate", born))
        .submit();
    expect((await open("2023-03-05")).status).toBe(422);
    expect((await open("2023-03-04")).address).toMatch(/\/5001\/1$/);
    for (const born of ["2020-01-01", "2020-01-02"]) expect((await open(born)).status).toBe(422);
    expect((await open("2020-01-03")).status).toBe(429);
  });
});
