import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import en from "#workers/mail/childcare.en.json";
import mi from "#workers/mail/childcare.mi.json";
import { applyPath } from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import {
  answerAsSupervisor,
  approvedService,
  attending,
  confirmPath,
  linkTo,
  next,
  openReview,
  sentToServices,
  siteWithServices,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import { bothLanguages } from "../support/guide.ts";
import { ben } from "../support/identity.ts";
import { mailsTo } from "../support/mails.ts";
import type { Page } from "../support/page.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");
const supervisorWords = wordsOf("childcare/supervisor");
const site = siteWithServices();
const letters = { en, mi };
const address = "children[0].providers[0].provider_email";

describe.each(bothLanguages)(
  "Nobody answers for the service in its place, $language",
  ({ language, prefix }) => {
    const t = supervisorWords(language);
    const own = providerWords(language)("ownAddress");

    test("the applicant's own address is refused for a service, written in another way too, before and after sending [childcare/supervisor/not-the-family]", async () => {
      const mailbox = { ...singleParentAnswers, [address]: "Mere+kindy@Example.org" };
      await expect(sentToServices(site, mailbox, { prefix })).rejects.toThrow(own);
      await (await site.db).prepare("delete from people").run();
      const other = await site.send({ prefix });
      const form = (await other.parent.visit(`${applyPath("submitted", prefix)}?address=5001`)).form("f");
      const corrected = await form.fill({ provider_email: "mere@example.org" }).submit();
      expect(corrected.errors().map(({ text }) => text)).toEqual([expect.stringContaining(own)]);
    });

    test("the applicant's browser does not open the mailed link, by page or call [childcare/supervisor/not-the-family]", async () => {
      const { parent, service } = await site.send({ prefix });
      const link = await linkTo(site, service, { prefix });
      const page = await parent.visit(link);
      expect([page.status, page.text("h1")]).toEqual([403, expect.stringContaining(t("own/title"))]);
      expect((await site.visitor().visit(link)).status).toBe(200);
    });

    test("the family's client number is refused as the service's [childcare/supervisor/not-the-family]", async () => {
      const { service } = await site.send({ prefix });
      const first = await site.visitor().visit(await linkTo(site, service, { prefix }));
      const number = String(singleParentAnswers["parent.swn"]);
      const refused = await next(first, {
        ...approvedService,
        swn: ` ${number.slice(0, 3)} ${number.slice(3)}`,
      });
      expect(refused.errors().map(({ text }) => text)).toEqual([
        expect.stringContaining(t("checks/familyNumber")),
      ]);
    });

    test("an address that is not the directory's: the directory's is told, and the agency hears who gave it [childcare/supervisor/other-address] [childcare/sent/source]", async () => {
      const db = await site.db;
      const told = "annewestkindergarten@xtra.co.nz";
      await db.prepare("delete from mails_to_send").run();
      const { parent, service } = await site.send({ prefix });
      const known = await parent.ask("/api/v1/application/");
      expect(JSON.parse(known.text).application.children[0].providers[0]).toMatchObject({
        provider_email: service,
        provider_email_source: "family",
      });
      const answered = await answerAsSupervisor(site.visitor(), await linkTo(site, service, { prefix }));
      expect(answered.address).toMatch(/submitted$/);
      expect((await openReview(parent, prefix)).text("main")).toContain("Hine Kereama");
      const subjects = (await mailsTo(site.url, told)).map(({ subject }) => subject);
      expect(subjects.join()).toContain(letters[language].directory.subject);
    });
  },
);

/** What a desk is told about the child of a family: the first names of its questions. */
const childrenOf = (page: Page): string[] => [
  ...new Set([...page.controls()].flatMap((name) => /^(child-[^.]+)\.is_attending$/.exec(name)?.[1] ?? [])),
];

const about = (child: string, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name.replace("children[0]", child), answer] as const),
  );

const directory = "annewestkindergarten@xtra.co.nz";

/** From its number by the mail to its list of families. */
async function deskOf(prefix: string, office = site.visitor()): Promise<Page> {
  const links = async () =>
    (await mailsTo(site.url, directory)).flatMap(
      ({ text }) => text.match(/https?:\S+desk\?token=\S+/)?.[0] ?? [],
    );
  const before = (await links()).length;
  const enrolment = await office.visit(`${prefix}${confirmPath}/desk?service=5001`);
  await enrolment.form("f").submit();
  await expect.poll(async () => (await links()).length).toBe(before + 1);
  const link = new URL((await links()).at(-1) ?? "");
  return office.visit(link.pathname + link.search);
}

describe.each(bothLanguages)("The desk of a service, $language", ({ language, prefix }) => {
  const t = wordsOf("childcare/supervisor/desk")(language);

  test("all families that wait on one page, what a service says of itself once, a summary, and one press sends all [childcare/supervisor/desk-of-all] [childcare/supervisor/summary]", async () => {
    const parents = [await site.send({ prefix }), await site.send({ prefix, person: ben })];
    const office = site.visitor();
    const list = await deskOf(prefix, office);
    expect(list.address).toBe(`${prefix}${confirmPath}/desk`);
    expect(list.texts("main .card li")).toHaveLength(2);
    expect(list.text("main .card li")).toMatch(/Āria \(\w{3}-\w{3}\)/);
    const first = await office.visit(list.link(t("list/fill", { count: 2 })));
    expect(first.form("f").valuesOf("families")).toHaveLength(2);
    const second = await next(first, {
      ...approvedService,
      ...supervisorName,
      is_home_based_educator: "false",
      "fees.from_three": "7.50",
    });
    const children = childrenOf(second);
    expect(children).toHaveLength(2);
    expect(second.form("f").valuesOf(`${children[0]}.hourly_fee`)).toEqual(["7.50"]);
    const review = await next(
      second,
      Object.assign({}, ...children.map((child) => about(child, attending(0)))) as Answers,
    );
    expect(review.address).toMatch(/\/desk\/5001\/review$/);
    expect(review.texts(".reviewed dd").join()).toContain("183.75");
    const gists = review.texts(".gist");
    expect(gists).toHaveLength(3);
    expect(gists.filter((gist) => gist.includes("183.75") && gist.includes("24.5"))).toHaveLength(2);
    expect(review.document.querySelectorAll("details.reviewed[open]")).toHaveLength(0);
    const undeclared = await next(review, {});
    expect(undeclared.errors()).toHaveLength(1);
    const done = await next(undeclared, { supervisor_has_authority: "true" });
    expect(done.address).toBe(`${prefix}${confirmPath}/desk`);
    expect(done.text("main")).toContain(t("list/none"));
    expect(done.texts("main ul li")).toHaveLength(2);
    for (const { parent } of parents)
      expect((await openReview(parent, prefix)).text("main")).toContain("Hine Kereama");
  });
});

test("only the directory's address opens a desk, for its own services, and a family may be left for later [childcare/supervisor/desk-of-all]", async () => {
  await site.send();
  const office = site.visitor();
  await deskOf("", office);
  expect((await office.visit(`${confirmPath}/desk/5002/1`)).address).toBe(`${confirmPath}/desk`);
  expect((await site.visitor().visit(`${confirmPath}/desk/5001/1`)).address).toBe(`${confirmPath}/desk`);
  const forged = await site.visitor().visit(`${confirmPath}/desk?token=1.abc`);
  expect(forged.text("main")).toContain(wordsOf("childcare/supervisor/desk")("en")("enrol/old"));
  const first = await office.visit(`${confirmPath}/desk/5001/1`);
  const whole = { ...approvedService, ...supervisorName, is_home_based_educator: "false" };
  const none = await next(first, { families: [], ...whole });
  expect(none.errors()).toHaveLength(1);
  const unknown = await site.visitor().visit(`${confirmPath}/desk?service=99999999`);
  expect((await unknown.form("f").submit()).text("main")).toContain(
    wordsOf("childcare/supervisor/desk")("en")("enrol/mailed"),
  );
});

test("one browser of a service: the next family waits on the last page, and number, name and fee are filled in [childcare/supervisor/desk]", async () => {
  const [one, other] = [await site.send(), await site.send({ person: ben })];
  const office = site.visitor();
  const last = await linkTo(site, other.service);
  await office.visit(last);
  const done = await answerAsSupervisor(office, await linkTo(site, one.service));
  expect(done.texts("#families ~ ul a").join()).toMatch(/^\w{3}-\w{3} Āria$/);
  const first = await office.visit(done.link("Next: Āria"));
  expect(first.address.split("/").at(-3)).toBe(last.split("/").at(-2));
  const { approved, swn, has_holding_or_absence_fee: fee } = approvedService;
  const form = first.form("f");
  expect(["approved", "swn", "has_holding_or_absence_fee"].flatMap((name) => form.valuesOf(name))).toEqual([
    approved,
    swn,
    fee,
  ]);
  expect(form.valuesOf("supervisor_has_authority")).toEqual([]);
  const second = await next(first, { supervisor_has_authority: "true" });
  const filled = ["hourly_fee", "is_home_based_educator", "hours_of_care_weekly", "is_attending"];
  const values = filled.flatMap((name) => second.form("f").valuesOf(`children[0].${name}`));
  expect([...values, ...second.form("f").valuesOf("supervisor_name")]).toEqual([
    "7.50",
    "false",
    "",
    ...Object.values(supervisorName),
  ]);
  expect((await site.visitor().visit(last)).form("f").valuesOf("hourly_fee")).toEqual([]);
});
