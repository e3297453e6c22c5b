import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import en from "#workers/mail/childcare.en.json";
import mi from "#workers/mail/childcare.mi.json";
import { applyPath } from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import {
  answerAsSupervisor,
  approvedService,
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
