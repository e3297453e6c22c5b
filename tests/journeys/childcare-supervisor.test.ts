import { describe, expect, test } from "vitest";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { dayAnswers } from "../support/births.ts";
import { applyPath } from "../support/childcare.ts";
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
  sentToServices,
  siteWithServices,
  submitReview,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import { bothLanguages } from "../support/guide.ts";
import { ben } from "../support/identity.ts";
import { mailsOf, mailsTo } from "../support/mails.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const supervisorsWords = wordsOf("childcare/parent/supervisors");
const supervisorWords = wordsOf("childcare/supervisor");
const formWords = wordsOf("forms");

const site = siteWithServices();

describe("A service approves", () => {
  test.each([
    ["English", "", "ready to be sent to Work and Income"],
    ["te reo Māori", "/mi", "mō te tuku ki Te Hiranga Tangata"],
  ])(
    "in %s: the parent is told, and the answers stand on the review [quality/supervisor-link/address] [childcare/routes/ends] [childcare/routes/supervisor] [childcare/status/pending] [childcare/status/supervisor-answers]",
    async (_language, prefix, subject) => {
      const { parent, page, service } = await site.send({ prefix });
      expect(page.address).toBe(applyPath("submitted", prefix));
      expect(page.text("main")).toContain("Anne West Kindergarten");
      expect((await openReview(parent, prefix)).text("main")).toContain(
        prefix
          ? "Kei te tatari tō tono"
          : "Your application is pending with an Early Learning Service(s): Anne West Kindergarten. We will email you when they have completed their review.",
      );
      const link = await linkTo(site, service, { prefix });
      const supervisor = site.visitor();
      const first = await supervisor.visit(link);
      expect(first.address).toMatch(new RegExp(`^${prefix}${confirmPath}/[\\w-]+/5001/1$`));
      expect(first.text("main")).not.toMatch(/Mere|650|49091850|Harbour|Porirua/);
      const done = await answerAsSupervisor(supervisor, link);
      expect(done.address).toMatch(/\/5001\/submitted$/);
      const review = await openReview(parent, prefix);
      expect(review.text("main")).toContain("Hine Kereama");
      expect(review.text("main")).toContain("183.75");
      const subjects = async () =>
        (await mailsTo(site.url, "mere@example.org")).map((mail) => mail.subject).join();
      await expect.poll(subjects).toContain(subject);
      expect((await mailsTo(site.url, service, 2)).at(-1)?.text).not.toContain("token=");
    },
  );

  test("mails name no amount, and nothing personal beyond the greeting and first names of children [quality/privacy/kept-by-browsers]", async () => {
    const all = JSON.stringify(await mailsOf(site.url));
    expect(all).not.toMatch(/Tāne|650\.50|183\.75|7\.50|55501780/);
  });
});

describe.each(bothLanguages)("The link, $language", ({ language, prefix }) => {
  const gone = plain(supervisorWords(language)("gone/title"));

  test("used twice: it has ended with the form, in the same browser and in another [childcare/supervisor/ended]", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const supervisor = site.visitor();
    await answerAsSupervisor(supervisor, link);
    for (const visitor of [supervisor, site.visitor()]) {
      const again = await visitor.visit(link);
      expect([again.status, again.text("h1").includes(gone)]).toEqual([404, true]);
    }
  });

  test("the final press twice is one answer and one mail each [quality/drafts/once]", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const supervisor = site.visitor();
    const second = await next(await supervisor.visit(link), approvedService);
    const pressed = await Promise.all([1, 2].map(() => next(second, { ...attending(0), ...supervisorName })));
    expect(pressed.map(({ address }) => address.endsWith("/submitted"))).toEqual([true, true]);
    expect(await mailsTo(site.url, service, 2)).toHaveLength(2);
  });

  test("forged, of another provider, of another application, and none at all: one page, one status [quality/supervisor-link/opening-spends-nothing]", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const token = link.split("token=")[1] ?? "";
    const wrong = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    const [path = ""] = link.split("?");
    const others = [
      `${path}?token=${wrong}`,
      `${path.replace(/5001$/, "5002")}?token=${token}`,
      `${path.replace(/[\da-f]{8}-/, "00000000-")}?token=${token}`,
      `${path}?token=x`,
      path,
    ];
    const pages = await Promise.all(others.map((each) => site.visitor().visit(each)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(pages.map((page) => page.text("main"))).size).toBe(1);
    expect(pages[0]?.text("h1")).toContain(gone);
    for (const page of pages) expect(page.html).not.toContain(token);
  });

  test("wrong tokens are counted, ten an hour; a right one still opens", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const wrong = link.replace(/token=.*/, `token=${"A".repeat(43)}`);
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried++) statuses.push((await site.visitor().visit(wrong)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await site.visitor().visit(link)).status).toBe(200);
  });

  test("opening it, and step 2 before step 1, change nothing [quality/supervisor-link/opening-spends-nothing] [childcare/routes/supervisor]", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const supervisor = site.visitor();
    const first = await supervisor.visit(link);
    const second = await supervisor.visit(first.address.replace(/1$/, "2"));
    expect(second.address).toBe(first.address);
    expect((await site.visitor().visit(link)).status).toBe(200);
  });

  test("expired after 30 days", async () => {
    const { service } = await site.send({ prefix });
    const link = await linkTo(site, service, { prefix });
    const db = await site.db;
    await db.prepare("update childcare_sections set expires_at = ?").bind(Date.now()).run();
    expect((await site.visitor().visit(link)).status).toBe(404);
  });

  test("two links of two applications work side by side in one browser [quality/supervisor-link/address]", async () => {
    const one = await linkTo(site, (await site.send({ prefix })).service, { prefix });
    const other = await linkTo(site, (await site.send({ prefix, person: ben })).service, { prefix });
    const supervisor = site.visitor();
    const first = await supervisor.visit(one);
    await supervisor.visit(other);
    const second = await next(first, approvedService);
    expect(second.address).toBe(first.address.replace(/1$/, "2"));
    expect((await next(second, { ...attending(0), ...supervisorName })).address).toMatch(/submitted$/);
    expect((await answerAsSupervisor(supervisor, other)).address).toMatch(/submitted$/);
  });
});

describe.each(bothLanguages)("A service refuses, $language", ({ language, prefix }) => {
  const t = supervisorWords(language);
  const told = supervisorsWords(language);
  const say = reviewWords(language);

  test("not registered: the parent is told why; corrected, sent again and approved [childcare/status/returned] [childcare/supervisor/not-registered]", async () => {
    const { parent, service } = await site.send({ prefix });
    const supervisor = site.visitor();
    const link = await linkTo(site, service, { prefix });
    const done = await next(await supervisor.visit(link), { approved: "false" });
    expect(done.text("main")).toContain(t("submitted/NOT_REGISTERED"));
    const review = await openReview(parent, prefix);
    expect(review.text("main")).toContain(
      language === "en"
        ? "An Early Learning Service has not approved your application. You will need that approval to submit to Work and Income. Your application has been returned to a draft state."
        : say("returned"),
    );
    expect((await openServices(parent, prefix)).text("main")).toContain(told("reason/NOT_REGISTERED"));
    const sentAgain = await submitReview(review);
    expect(sentAgain.address).toBe(applyPath("submitted", prefix));
    const newLink = await linkTo(site, service, { prefix, count: 3 });
    expect(newLink).not.toBe(link);
    expect((await supervisor.visit(link)).status).toBe(404);
    await answerAsSupervisor(site.visitor(), newLink);
    expect((await openServices(parent, prefix)).text("main")).toContain(told("now/ready"));
  });

  test("a child who does not attend: with a warning, and the parent is asked to enrol [childcare/supervisor/not-attending]", async () => {
    const { parent, service } = await site.send({ prefix });
    const supervisor = site.visitor();
    const second = await next(
      await supervisor.visit(await linkTo(site, service, { prefix })),
      approvedService,
    );
    expect(second.text("main")).toContain(
      textsOf("childcare/supervisor/steps", language)["2"].notes.notAttending,
    );
    const done = await next(second, { "children[0].is_attending": "false", ...supervisorName });
    expect(done.text("main")).toContain(t("submitted/NOT_ALL_CHILDREN_ATTEND"));
    expect((await openReview(parent, prefix)).text("main")).toContain(say("returned"));
    expect((await openServices(parent, prefix)).text("main")).toContain(
      told("reason/NOT_ALL_CHILDREN_ATTEND"),
    );
  });
});

test.each(bothLanguages)(
  "home-based with a top-up: dates against each other, in the words of the specification ($language) [childcare/supervisor/top-up]",
  async ({ language, prefix }) => {
    const { service } = await site.send({ prefix });
    const supervisor = site.visitor();
    const second = await next(
      await supervisor.visit(await linkTo(site, service, { prefix })),
      approvedService,
    );
    const topUp = (day: string) => ({
      ...attending(0),
      ...supervisorName,
      "children[0].is_home_based_educator": "true",
      "children[0].charges_home_based_top_up": "true",
      "children[0].top_up_payment_hourly": "1.50",
      ...dayAnswers("children[0].top_up_start_date", day),
    });
    const t = supervisorWords(language);
    const english = language === "en";
    let page = second;
    for (const [day, message] of [
      [
        "2026-01-31",
        english ? "Date cannot be before care start date, please check your answer." : t("checks/beforeCare"),
      ],
      [
        "2018-03-31",
        english
          ? "Date cannot be before 1 April 2018 , please check your answer."
          : t("checks/beforeHomeCare", { date: "1 o Āperira 2018" }),
      ],
      [
        "2026-02-31",
        english ? "The selected date is not valid, please try again." : formWords("mi")("errors/date"),
      ],
    ] as const) {
      page = await next(page, topUp(day));
      expect(page.errors().map(({ text }) => text)).toEqual([expect.stringContaining(message)]);
    }
    expect((await next(page, topUp("2026-02-02"))).address).toMatch(/submitted$/);
  },
);

test("the database alone tells nothing of what was sent or mailed", async () => {
  const { service } = await site.send();
  const link = await linkTo(site, service);
  await answerAsSupervisor(site.visitor(), link);
  const db = await site.db;
  const tables = ["childcare_applications", "childcare_sections", "drafts", "mails_to_send"];
  const rows = await Promise.all(
    tables.map(async (table) => (await db.prepare(`select * from ${table}`).all()).results),
  );
  const text = JSON.stringify(rows);
  expect(text).not.toContain(link.split("token=")[1]);
  expect(text).not.toMatch(/Āria|Hine Kereama|183\.75|2023-03-04/);
});

test("one service of three refuses: the others' links and answers live on, and only that one is asked again [childcare/status/only-refused]", async () => {
  const { parent } = await sentToServices(site, coupleAnswers);
  const addresses = ["office@annewest.example", "office@doubtless.example"];
  const [first = "", second = ""] = await Promise.all(addresses.map((address) => linkTo(site, address)));
  const half = await next(await site.visitor().visit(first), approvedService);
  await next(await site.visitor().visit(second), { approved: "false" });
  const review = await openReview(parent);
  expect(review.text("main")).toContain(reviewWords("en")("returned"));
  expect((await openServices(parent)).text("main")).toContain(
    supervisorsWords("en")("reason/NOT_REGISTERED"),
  );
  const done = await next(half, { ...attending(0), ...supervisorName });
  expect(done.address).toMatch(/submitted$/);
  const mailsBefore = (await mailsOf(site.url)).filter(({ text }) => text.includes("?token=")).length;
  await submitReview(await openReview(parent));
  await linkTo(site, "office@doubtless.example", { count: 3 });
  const asked = (await mailsOf(site.url)).filter(({ text }) => text.includes("?token=")).slice(mailsBefore);
  const to = asked.map((mail) => mail.to);
  expect(to).toContain("office@doubtless.example");
  for (const other of ["office@annewest.example", "amanda@homebased.example"])
    expect(to).not.toContain(other);
});
