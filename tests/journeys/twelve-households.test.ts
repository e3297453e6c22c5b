import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { submitQuestionnaire } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";
import { twelveHouseholds } from "../support/twelve-households.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-22" } });
const groups = { probably: "probably", possibly: "possibly", not: "probably-not" } as const;
const nameOf = {
  bestStart: "Best Start",
  familyTaxCredit: "Family Tax Credit",
  inWorkTaxCredit: "In-Work Tax Credit",
  leave: "Paid Parental Leave",
  childcare: "Childcare Subsidy",
  accommodation: "Accommodation Supplement",
  soleParent: "Sole Parent Support",
} as const;

describe("The page agrees with what was reckoned by hand (workers/rules/reform/amounts/README.md)", () => {
  test.each(twelveHouseholds.map((one) => [one.told, one] as const))("%s", async (_, known) => {
    const page = await submitQuestionnaire(new Visitor(site.url), known.answers);
    const rows = page.texts("#how-much ~ .weekly > div");
    for (const [payment, amount] of Object.entries(known.now)) {
      const name = nameOf[payment as keyof typeof nameOf];
      expect(rows.find((row) => row.includes(name))).toContain(amount);
    }
    if (known.total) expect(rows.find((row) => row.includes("together"))).toContain(known.total);
    for (const [payment, group] of Object.entries(known.verdicts)) {
      const section = page.text(`section[aria-labelledby="${groups[group]}"]`);
      expect(section).toContain(nameOf[payment as keyof typeof nameOf]);
    }
  });
});

test("Below a refusal stands what would change it; payments that are not checked, and the days, are on the page", async () => {
  const { answers } = twelveHouseholds[5]!;
  const page = await submitQuestionnaire(new Visitor(site.url), answers);
  expect(page.texts(".changes").join()).toContain("With a household income of $72,259 a year or less");
  expect(page.text('section[aria-labelledby="others"]')).toContain("OSCAR Subsidy");
  const { received } = await page.form("calendar").fill({ dueDate: "2026-06-02" }).submit();
  expect(received.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(received.text).toContain("DTSTART;VALUE=DATE:20290602");
});

test("In te reo Māori the same is said", async () => {
  const { answers } = twelveHouseholds[0]!;
  const page = await submitQuestionnaire(new Visitor(site.url), answers, "/mi");
  expect(page.text('section[aria-labelledby="how-much"]')).toContain("tata ki te $314.50 i te wiki");
});
