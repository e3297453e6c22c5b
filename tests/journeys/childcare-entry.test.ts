import { beforeEach, describe, expect, test } from "vitest";
import { fromBirth } from "#app/features/childcare/parent/take-over/from-birth.ts";
import { wordsOf } from "#app/i18n/words.ts";
import {
  applyPath,
  applyTo,
  eligiblePath,
  landing,
  preCheck,
  startApplication,
} from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import { bothLanguages } from "../support/guide.ts";
import { family } from "../support/households.ts";
import { aroha, ben, logIn, siteWithIdentity } from "../support/identity.ts";
import { readable } from "../support/page.ts";
import { fillIn, registrationAnswers, walkTo } from "../support/registration.ts";

const eligibilityWords = wordsOf("childcare/parent/eligibility");
const landingWords = wordsOf("childcare/parent/landing");
const likelihoodWords = wordsOf("childcare/parent/likelihood");

const site = siteWithIdentity();

const next = { name: "intent", value: "next" };
const without = (marked: string) => marked.replace(/<[^>]*>/g, "");

beforeEach(async () => {
  const db = await site.db;
  await db.batch(
    ["sessions", "drafts", "childcare_applications"].map((table) => db.prepare(`delete from ${table}`)),
  );
});

const applications = async () =>
  (await (await site.db).prepare("select id, status from childcare_applications").all()).results;

describe.each(bothLanguages)(
  "Before a Childcare Subsidy application in $language",
  ({ language, prefix }) => {
    const t = eligibilityWords(language);
    const of = landingWords(language);

    test("whoever is not logged in is led to the landing page, and from there through the log-in to the questions [childcare/entry/log-in]", async () => {
      const visitor = site.visitor();
      for (const step of ["eligibility", "your-details", "review"])
        expect((await visitor.visit(applyPath(step, prefix))).address).toBe(prefix + landing);
      const page = await visitor.visit(prefix + landing);
      expect(page.link(of("logIn"))).toBe(
        `${prefix}/login/?next=${encodeURIComponent(applyPath("eligibility", prefix))}`,
      );
      const asked = await logIn(visitor, aroha, applyPath("eligibility", prefix));
      expect([asked.status, asked.text("h1")]).toEqual([200, expect.stringContaining(t("title"))]);
    });

    test("a no at any step shows its message, whom to ask and a way back, and greys the later questions [childcare/entry/no]", async () => {
      const visitor = site.visitor();
      let page = await logIn(visitor, aroha, applyPath("eligibility", prefix));
      for (const [index, condition] of preCheck.entries()) {
        const refused = await page.form(condition).submit({ name: condition, value: "false" });
        expect(refused.text(".notice")).toContain(without(t(`unmet/${condition}`)));
        expect(refused.text(".notice")).toContain(without(t("still/title")));
        expect(
          refused.document.querySelector(".notice a[href^='https://www.workandincome.govt.nz/about']"),
        ).not.toBeNull();
        expect(refused.document.querySelectorAll("fieldset[disabled]")).toHaveLength(3 - index);
        expect(refused.document.querySelector("main button:not([disabled] *)")).toBeNull();
        page = await visitor.visit(refused.link(t("back")));
        page = await page.form(condition).submit({ name: condition, value: "true" });
      }
      expect(page.text("#result")).toBe(t("result/title"));
      expect(await applications()).toEqual([]);
    });

    test("Next begins one application, however often it is pressed; the landing page says until when it is kept [childcare/entry/yes] [childcare/entry/goes-on]", async () => {
      const visitor = site.visitor();
      await logIn(visitor, aroha, applyPath("eligibility", prefix));
      const page = await visitor.visit(eligiblePath(prefix));
      const pressed = await Promise.all([page.form().submit(next), page.form().submit(next)]);
      expect(pressed.map(({ address }) => address)).toEqual([
        applyPath("your-details", prefix),
        applyPath("your-details", prefix),
      ]);
      expect(await applications()).toHaveLength(1);
      const back = await visitor.visit(applyPath("eligibility", prefix));
      expect(back.address).toBe(applyPath("your-details", prefix));
      const begun = await visitor.visit(prefix + landing);
      expect(begun.link(of("goOn"))).toBe(applyPath("eligibility", prefix));
      expect(begun.text("main")).toContain(of("kept", { day: "¶" }).split("¶")[0]);
    });

    test("an application that could not be created says so, and nothing is lost [childcare/entry/not-created]", async () => {
      const visitor = site.visitor();
      await logIn(visitor, aroha, applyPath("eligibility", prefix));
      const page = await visitor.visit(eligiblePath(prefix));
      const db = await site.db;
      await db.prepare("alter table childcare_applications rename to away").run();
      const failed = await page.form().submit(next);
      await db.prepare("alter table away rename to childcare_applications").run();
      expect([failed.status, failed.text("[role=alert]")]).toEqual([
        503,
        expect.stringContaining(t("failed")),
      ]);
      expect((await failed.form().submit(next)).address).toBe(applyPath("your-details", prefix));
      expect(await applications()).toHaveLength(1);
    });

    test("no step is opened or saved before an application is begun, and none is begun without the four answers [childcare/entry/none-without]", async () => {
      const visitor = site.visitor();
      await logIn(visitor, aroha, prefix || "/");
      for (const step of ["your-details", "review"])
        expect((await visitor.visit(applyPath(step, prefix))).address).toBe(applyPath("eligibility", prefix));
      const page = await visitor.visit(eligiblePath(prefix));
      const token: [string, string] = ["_csrf", page.form().valuesOf("_csrf")[0] ?? ""];
      const early = await visitor.post(applyPath("your-details", prefix), [token, ["intent", "next"]]);
      expect(early.address).toBe(applyPath("eligibility", prefix));
      await visitor.post(applyPath("eligibility", prefix), [token, ["intent", "next"]]);
      expect(await applications()).toEqual([]);
    });

    test("after it has lapsed the person is told when, and begins anew [childcare/wizard/lapsed]", async () => {
      const { visitor } = await startApplication(site, { prefix });
      const db = await site.db;
      await db.batch([
        db.prepare("update childcare_applications set status = 'LAPSED', changed_at = 1771000000000"),
        db.prepare("delete from drafts"),
      ]);
      const page = await visitor.visit(prefix + landing);
      const day = language === "en" ? "14 February 2026" : "14 o Pēpuere 2026";
      expect(page.text(".notice")).toContain(of("lapsed/on", { day }));
      await visitor.visit(page.link(of("start")));
      const again = await (await visitor.visit(eligiblePath(prefix))).form().submit(next);
      expect(again.address).toBe(applyPath("your-details", prefix));
      expect((await applications()).map(({ status }) => status).sort()).toEqual(["LAPSED", "NEW"]);
    });

    test("takes over what the person told the birth registration, if they press for it [childcare/entry/taken-over]", async () => {
      const visitor = site.visitor();
      await logIn(visitor, aroha, `${prefix}/register-my-baby`);
      const mother = await walkTo(visitor, registrationAnswers, "mother-details", prefix);
      await fillIn(mother, registrationAnswers).submit({ name: "intent", value: "save-draft" });
      const offered = await visitor.visit(eligiblePath(prefix));
      const begun = await offered.form().submit({ name: "intent", value: "take-over:mother" });
      expect(begun.address).toBe(applyPath("your-details", prefix));
      const taken = fromBirth(registrationAnswers, "mother");
      for (const name of ["parent.first_name", "parent.last_name"])
        expect([name, ...begun.form("f").valuesOf(name)]).toEqual([name, taken[name]]);
      const children = await applyTo(begun, singleParentAnswers, "dependent-children");
      expect(children.form("f").valuesOf("children[0].first_name")).toEqual([
        taken["children[0].first_name"],
      ]);
    });

    test("takes over what the person told the checker, if they press for it, and nothing of it without [childcare/entry/taken-over]", async () => {
      const asked = async (value: string) => {
        const visitor = site.visitor();
        await logIn(visitor, aroha, `${prefix}/financial-help/questions`);
        const questions = await visitor.visit(`${prefix}/financial-help/questions`);
        await questions.form("f").fill(family).submit(next);
        const offered = await visitor.visit(eligiblePath(prefix));
        const begun = await offered.form().submit({ name: "intent", value });
        const work = await applyTo(begun, singleParentAnswers, "your-work");
        return work.form("f").valuesOf("parent.work_and_activities.has_work");
      };
      expect(await asked("take-over:checker")).toEqual(["true"]);
      await (await site.db).prepare("delete from people").run();
      expect(await asked("next")).toEqual([]);
    });

    test("another person begins their own", async () => {
      await startApplication(site, { prefix });
      const { page } = await startApplication(site, { prefix, person: ben });
      expect(page.address).toBe(applyPath("your-details", prefix));
      expect(await applications()).toHaveLength(2);
    });

    test("the landing page says what is likely, and keeps nothing of it [childcare/entry/likelihood]", async () => {
      const say = likelihoodWords(language);
      const visitor = site.visitor({ "Sec-Fetch-Site": "same-origin" });
      const page = await visitor.visit(prefix + landing);
      const form = page
        .form()
        .fill({ "likelihood.children": "1", "likelihood.income.amount": "900", "likelihood.reason": "true" });
      const told = await form.submit();
      expect([told.status, told.text("#result")]).toEqual([
        200,
        expect.stringContaining(without(say("kinds/likely"))),
      ]);
      expect(told.text("#result")).toContain("50");
      expect([told.address, told.received.headers["set-cookie"] ?? []]).toEqual([
        prefix + landing,
        expect.not.stringContaining("likelihood"),
      ]);
      expect((await visitor.visit(prefix + landing)).document.querySelector("#result")).toBeNull();
      const empty = await page
        .form()
        .fill({ "likelihood.children": "", "likelihood.income.amount": "" })
        .submit();
      expect([empty.status, empty.errors().length]).toEqual([422, 2]);
    });

    test("an older browser is asked to press the button once more", async () => {
      const page = await site.visitor().visit(prefix + landing);
      const asked = await page.form().submit();
      expect(asked.text("[role=alert]")).toBe(likelihoodWords(language)("once"));
      expect((await asked.form().submit()).status).toBe(422);
    });
  },
);

test("apply leads to the first page of an application [childcare/routes/steps]", async () => {
  const visitor = site.visitor();
  await logIn(visitor, aroha, "/");
  expect((await visitor.visit(`${landing}/apply`)).address).toBe(applyPath("eligibility"));
});

test("the accordions of the landing page [childcare/routes/landing]", async () => {
  const page = await site.visitor().visit(landing);
  expect([...page.document.querySelectorAll("main summary")].map(readable)).toEqual([
    "Income limits",
    "My child is not enrolled yet",
    "How this differs from other help with childcare costs",
    "I have more than one child",
    "What if something goes wrong?",
    "Saving, and when an application lapses",
    "Where to find your client number",
    "Where to find your IRD number",
  ]);
});
