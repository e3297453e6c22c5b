import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { begun } from "../support/begun.ts";
import { birthAnswers, byConsent } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { fillIn, registrationAnswers, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const service = "/register-my-baby";
const press = (value: string) => ({ name: "intent", value });

/** A visitor who has answered the steps before one. */
const visitorWith = (answers: Answers) =>
  begun(site, new Visitor(site.url), { ...registrationAnswers, ...answers });

/** The words of a page's heading, its companion left out. */
const heading = (page: Page): string => page.text("h1").replace(page.text("h1 .companion"), "").trim();

const titles: [sentence: string, answers: Answers, en: string, mi: string][] = [
  ["father known", {}, "Father", "Matua tāne"],
  ["man consented", byConsent("ManConsented"), "Father", "Matua tāne"],
  [
    "woman consented, title mother",
    { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "mother" },
    "Mother",
    "Whaea",
  ],
  [
    "woman consented, other title",
    { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "other" },
    "Parent",
    "Matua",
  ],
  ["otherwise", byConsent("SpermDonor"), "Other parent", "Tētahi atu matua"],
];

test.concurrent.each(titles)(
  "Step 3, heading varies by title: %s [birth/parents/titles]",
  async (_, answers, en, mi) => {
    const visitor = await visitorWith(answers);
    const english = await visitor.visit(`${service}/other-parent-details`);
    expect([heading(english), english.text("h1 .companion")]).toEqual([en, mi]);
    expect(heading(await visitor.visit(`/mi${service}/other-parent-details`))).toBe(mi);
  },
);

test("Of two mothers the first is called the mother who gave birth [birth/parents/who-is-mother]", async () => {
  const visitor = await visitorWith({
    ...byConsent("WomanConsented"),
    "secondParent.preferedTitle": "mother",
  });
  expect(heading(await visitor.visit(`${service}/mother-details`))).toBe("Mother who gave birth");
  expect(heading(await visitor.visit(`/mi${service}/mother-details`))).toBe("Whaea whakawhānau");
});

describe.each(bothLanguages)("Steps 3 and 4 without a script, $language", ({ language, prefix }) => {
  test.each([
    ["the father is unknown", { fatherKnown: "no" }],
    ["a sperm donor", byConsent("SpermDonor")],
  ])(
    "step 4 shows only a skip message with Back and Next: %s [birth/relationship/skipped]",
    async (_, answers) => {
      const visitor = await visitorWith(answers);
      const page = await visitor.visit(`${prefix}${service}/parents-relationship`);
      expect(page.text("main .notice")).toContain(
        language === "en" ? "There is nothing to answer in this step" : "Kāore he pātai i tēnei hipanga",
      );
      expect(page.document.querySelectorAll(".question")).toHaveLength(0);
      const next = await page.form("f").submit(press("next"));
      expect(stepOf(next)).toBe("other-services");
      const back = await page.form("f").submit(press("back"));
      expect(stepOf(back)).toBe("other-parent-details");
    },
  );

  test("a ticked box copies the mother's address [birth/parents/same-address]", async () => {
    const visitor = await visitorWith({});
    const home = `${prefix}${service}/other-parent-details?focus=parentSameAddress`;
    const page = await visitor.visit(home);
    const lines = ["line1", "suburb", "line2"].map((line) => `father.homeAddress.${line}`);
    const left = Object.fromEntries(lines.map((line) => [line, ""]));
    const next = await page
      .form("f")
      .fill({ ...left, parentSameAddress: "yes" })
      .submit();
    expect([next.status, next.errors()]).toEqual([200, []]);
    const form = (await visitor.visit(home)).form("f");
    expect(lines.map((line) => form.valuesOf(line))).toEqual([
      [birthAnswers["mother.homeAddress.line1"]],
      [birthAnswers["mother.homeAddress.suburb"]],
      [birthAnswers["mother.homeAddress.line2"]],
    ]);
  });

  test("one yes among the residency answers is enough", async () => {
    const visitor = await visitorWith({});
    const citizenship = `${prefix}${service}/mother-details?focus=mother.isCitizen`;
    const page = await visitor.visit(citizenship);
    const next = await fillIn(page, {
      "mother.isCitizen": "no",
      "mother.isAuResidentOrCitizen": "yes",
      "mother.nonCitizenDocNumber": "la 12345",
    }).submit();
    expect(stepOf(next)).toBe("other-parent-details");
    const form = (await visitor.visit(citizenship)).form("f");
    expect(form.valuesOf("mother.isPermanentResident")).toEqual(["no"]);
    expect(form.valuesOf("mother.nonCitizenDocNumber")).toEqual(["LA12345"]);
  });

  test("warnings stand in the page and stop nobody [birth/parents/same-surname]", async () => {
    const visitor = await visitorWith({});
    const page = await visitor.visit(`${prefix}${service}/other-parent-details?focus=father.surname`);
    expect(page.text("main")).toContain(
      language === "en"
        ? "Both parents have the same surname."
        : "He ōrite te ingoa whānau o ngā mātua tokorua.",
    );
    const next = await page.form("f").submit();
    expect([next.status, next.errors()]).toEqual([200, []]);
  });
});

test("The list of hospitals says that it is a sample", async () => {
  const page = await (await visitorWith({})).visit(`${service}/child-details?focus=birthPlace.hospital`);
  expect(page.text("main")).toContain("This list is a sample of the hospitals and birthing centres");
});
