import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { groupsOn, households, submitQuestionnaire } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";

const languages = [
  { language: "English", prefix: "", lang: "en-NZ" },
  { language: "te reo Māori", prefix: "/mi", lang: "mi" },
];

/** Months with several households each; between them they show every benefit, and an area that is not known. */
const months = ["2022-06", "2026-07", "2019-06", "2025-03", "2023-03"];

describe.each(months)("households of %s learn what they can get, without a script", (month) => {
  const site = siteForTests({ environment: { TODAY: `${month}-15`, RULES_REFORM: "none" } });
  const rows = households()
    .filter(({ period }) => period === month)
    .flatMap((household) => languages.map((language) => ({ ...household, ...language })));

  test.each(rows)(
    "$name in $language [financial-help/results/same-verdicts]",
    async ({ filling, groups, prefix, lang }) => {
      const page = await submitQuestionnaire(new Visitor(site.url), filling, prefix);
      expect({ status: page.status, address: page.address }).toEqual({
        status: 200,
        address: `${prefix}/financial-help/results`,
      });
      expect(page.language).toBe(lang);
      expect(groupsOn(page)).toEqual(groups);
    },
  );
});

test("The households that are walked through show every benefit granted, every one refused, and one possible", () => {
  const walked = households().filter(({ period }) => months.includes(period));
  const seen = (group: "probably" | "possibly" | "probablyNot") =>
    new Set(walked.flatMap(({ groups }) => groups[group]));
  expect(walked.length).toBeGreaterThanOrEqual(12);
  expect(seen("probably").size).toBe(17);
  expect([...seen("possibly")]).toEqual(["isAccommodationSupplement"]);
  expect(seen("probablyNot").size).toBe(16);
});
