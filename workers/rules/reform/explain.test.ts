// What /rules/current/explain says of today's rules: certainty, comparisons and what decides.

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { base } from "../base.ts";
import { calculate } from "../calculate.ts";
import { explain } from "../explain.ts";
import type { ExplainedCriterion } from "../explanation.ts";
import { oracleCases, requestOf } from "../oracle-for-tests.ts";
import {
  aged,
  criterionOf,
  explained,
  type TestedBenefit,
  type TestHousehold,
} from "./households-for-tests.ts";
import { currentRules } from "./index.ts";

const month = "2026-11";
const current = currentRules();
const inCare = (age: number) => aged(age, { early_childcare_hours_participation_per_week: 20 });
const worker = { hours_per_week_employed: 40 };

/** The households of the oracle as the site sends them to today's rules: without income flags, in November 2026. */
const flags = new Set(
  [...base.variables.keys()].filter((id) => /income.*threshold|threshold.*income/.test(id)),
);
const households = oracleCases()
  .filter(({ answers }) => answers)
  .map((one) => {
    const text = JSON.stringify(requestOf(one)).replaceAll(one.period, month);
    const body = JSON.parse(text.replaceAll(`"${one.period.slice(0, 4)}"`, `"${month.slice(0, 4)}"`));
    for (const facts of [body.persons.applicant, body.families.family])
      for (const id of Object.keys(facts)) if (flags.has(id)) delete facts[id];
    for (const id of base.benefits) body.persons.applicant[id] = { [month]: null };
    return body;
  });

const everyEighth = [...households.keys()].filter((index) => index % 8 === 0);

const withIncome = (index: number, income: number, area: number) => {
  const body = structuredClone(households[index]!);
  body.families.family.household_income = { [month]: income };
  body.persons.applicant.accommodation_supplement__area = { [month]: area };
  return body;
};

type Met = boolean | null;
const metOf = ({ status }: ExplainedCriterion): Met => (status === "not-known" ? null : status === "met");
const any = (each: Met[]): Met => each.includes(true) || (each.includes(null) ? null : false);
const all = (each: Met[]): Met => !each.includes(false) && (each.includes(null) ? null : true);

function combined(criteria: readonly ExplainedCriterion[]): Met {
  const groups = new Map<string, Met[]>();
  for (const one of criteria) {
    const key = one.group ? `any ${one.group.id}` : one.id;
    groups.set(key, [...(groups.get(key) ?? []), metOf(one)]);
  }
  return all([...groups.values()].map(any));
}

describe("for any household of the oracle, at any income", () => {
  const household = fc.tuple(
    fc.nat(households.length - 1),
    fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_000 })),
    fc.integer({ min: 0, max: 4 }),
  );

  it("the verdict follows from the criteria, is never against /calculate, and says what decides it", () => {
    fc.assert(
      fc.property(household, ([index, income, area]) => {
        const body = withIncome(index, income, area);
        const { explanations } = explain(current, structuredClone(body));
        // biome-ignore lint/suspicious/noExplicitAny: the answer is read by name
        const { persons } = calculate(current, body) as any;
        for (const [id, { verdict, criteria }] of Object.entries(explanations)) {
          expect([id, combined(criteria)]).toEqual([id, verdict]);
          if (verdict !== null) expect([id, persons.applicant[id][month]]).toEqual([id, verdict]);
          expect([id, criteria.filter(({ decides }) => decides).length > 0]).toEqual([id, true]);
          for (const one of criteria.filter(({ decides }) => decides)) expect(metOf(one)).toBe(verdict);
        }
      }),
      { numRuns: 120 },
    );
  });

  it("no repealed Act is cited, and no day before the Act", () => {
    for (const index of everyEighth)
      for (const { criteria } of Object.values(explain(current, withIncome(index, 40_000, 1)).explanations))
        for (const { law, inForceFrom } of criteria) {
          expect(law.text).not.toMatch(/1964|Bill|formerly|Immigration/);
          expect(law.url).not.toMatch(/1964\/0136|\/bill\//);
          const [year] = /\d{4}/.exec(law.text) ?? [""];
          if (inForceFrom) expect(inForceFrom >= year).toBe(true);
          if (law.text.startsWith("Social Security")) expect(inForceFrom! >= "2018-11").toBe(true);
        }
  });

  it("nobody without a child, a home to pay for or an income is told that their income is too high", () => {
    for (const index of everyEighth)
      for (const { criteria } of Object.values(explain(current, withIncome(index, 0, 1)).explanations))
        expect(criteria.filter(({ id, status }) => id === "income" && status !== "met")).toEqual([]);
  });
});

describe("an income is compared with the limit of the household", () => {
  type Row = [
    TestedBenefit,
    TestHousehold,
    number,
    Partial<NonNullable<ExplainedCriterion["compared"]>>,
    string,
  ];
  const couple = { applicant: worker, partner: worker };
  test.each<Row>([
    // Two children: 42,700 … the threshold of 2026 and 27.5 cents: 44,900 + (7,524 + 6,130) / 0.275.
    [
      "familyTaxCredit",
      { ...couple, children: [aged(3), aged(6)] },
      90_000,
      { limit: 94_550.91, children: 2 },
      "out-of-date",
    ],
    // And 5,070 more; with the rise for a time another 50 × 52.
    [
      "inWorkTaxCredit",
      { ...couple, children: [aged(3), aged(6)] },
      115_000,
      { limit: 112_987.27, limitAtMost: 122_441.82, children: 2 },
      "out-of-date",
    ],
    [
      "childcareSubsidy",
      { ...couple, children: [inCare(3), aged(6)] },
      90_000,
      { value: 1730.77, limit: 2748, per: "week", limitFrom: "2026-04-01" },
      "secondary",
    ],
    // 250 + (505.80 - 0.3 × 90) / 0.7
    [
      "soleParentSupport",
      { children: [aged(0)] },
      33_800,
      { value: 650, limit: 934, per: "week", limitFrom: "2025-04-01" },
      "out-of-date",
    ],
    // 79,000 + 3,838 / 0.21
    [
      "bestStart",
      { ...couple, children: [aged(0, { date_of_birth: "2026-05-01" })] },
      90_000,
      { limit: 97_276.19 },
      "out-of-date",
    ],
    // 45,000 less 1,638 and 5,145 of tax.
    [
      "minimumFamilyTaxCredit",
      { applicant: worker, children: [aged(3)] },
      45_000,
      { value: 38_217, limit: 35_316, unit: "dollars after tax" },
      "out-of-date",
    ],
  ])("%s", (benefit, household, income, compared, certainty) => {
    const income_ = criterionOf(explained(month, benefit, household, income), "income")!;
    expect(income_.compared).toMatchObject(compared);
    expect(income_.certainty).toBe(certainty);
    expect(Boolean(income_.why)).toBe(certainty !== "known");
    expect(income_.used.map(({ variable }) => variable)).toContain("household_income");
  });

  it("the Minimum Family Tax Credit is refused to high incomes (H03, H08, H10, H16)", () => {
    for (const income of [80_000, 90_000, 110_000, 270_000])
      expect(
        explained(month, "minimumFamilyTaxCredit", { ...couple, children: [aged(3)] }, income).verdict,
      ).toBe(false);
    expect(
      explained(month, "minimumFamilyTaxCredit", { ...couple, children: [aged(3)] }, 30_000).verdict,
    ).toBe(true);
  });

  it("of a couple each is taxed alone, where it is told who has how much", () => {
    const told = (own_income: number, income: number) =>
      criterionOf(
        explained(
          month,
          "minimumFamilyTaxCredit",
          { ...couple, partner: { ...worker, own_income }, children: [aged(3)] },
          income,
        ),
        "income",
      )!;
    // 131,000 less 33,107.50 and 153,400 less 40,499.50.
    expect(told(153_400, 284_400).compared!.value).toBe(210_793);
    // Two of 19,500 have 34,359 left, less than the minimum; one of 39,000 has 33,267.
    expect(told(19_500, 39_000)).toMatchObject({ status: "met", compared: { value: 34_359 } });
    expect(told(-1, 39_000).compared!.value).toBe(33_267);
  });

  it("an income that is the limit, to the cent, is not below it", () => {
    // 250 + (505.80 - 0.3 × 90) / 0.7 is a little more than 934 for a computer.
    const verdict = (week: number) =>
      explained(month, "soleParentSupport", { children: [aged(0)] }, week * 52).verdict;
    expect([verdict(933.99), verdict(934)]).toEqual([true, null]);
  });

  it("a limit that is out of date refuses nobody alone, unless no review that was missed can have raised it so far", () => {
    const verdict = (income: number) =>
      explained("2025-06", "childcareSubsidy", { children: [inCare(3)] }, income).verdict;
    // One review was missed: 2,257 × 1.0722 = 2,419.96.
    expect([2256, 2258, 2419, 2420].map((week) => verdict(week * 52))).toEqual([true, null, null, false]);
    // One was: $1,087 of a couple, and $934 of a parent alone.
    const twins = { ...couple, children: [aged(0), aged(0)] };
    expect(explained(month, "jobseekerSupport", twins, 78_000).verdict).toBe(false);
    expect(explained(month, "soleParentSupport", { children: [aged(0)] }, 1058 * 52).verdict).toBe(false);
  });

  it("where no limit is sourced the verdict is possible, but for those without any income", () => {
    const young = { applicant: { age: 18, is_a_parent: true }, children: [aged(1)] };
    expect(explained(month, "youngParentPayment", young, 0).verdict).toBe(true);
    const open = explained(month, "youngParentPayment", young, 5_000);
    expect(open.verdict).toBeNull();
    expect(criterionOf(open, "income")).toMatchObject({
      certainty: "not-sourced",
      decides: true,
      why: { en: expect.any(String) },
    });
  });

  it("is not told where there is nothing to compare: no child, no housing costs", () => {
    for (const benefit of [
      "childcareSubsidy",
      "accommodationSupplement",
      "familyTaxCredit",
      "inWorkTaxCredit",
      "minimumFamilyTaxCredit",
      "bestStart",
    ] as const)
      expect([benefit, criterionOf(explained(month, benefit, {}, 50_000), "income")]).toEqual([
        benefit,
        undefined,
      ]);
  });

  it("is possible where no income was told, and by the flag where that was sent", () => {
    const household = { applicant: worker, children: [aged(3)] };
    const untold = explained(month, "familyTaxCredit", household);
    expect([untold.verdict, criterionOf(untold, "income")!.why]).toEqual([
      null,
      { en: expect.any(String), mi: expect.any(String) },
    ]);
    const flagged = {
      ...household,
      applicant: { ...worker, family_scheme__family_tax_credit_income_under_threshold: false },
    };
    const told = criterionOf(explained(month, "familyTaxCredit", flagged, 10_000), "income")!;
    expect([told.status, told.compared]).toEqual(["not-met", undefined]);
  });
});

describe("Best Start looks at the children", () => {
  const of = (age: number, born: string) => ({ partner: {}, children: [aged(age, { date_of_birth: born })] });
  it("a couple with a child of four has none, a single mother of a two-year-old has", () => {
    expect(explained(month, "bestStart", of(4, "2022-11-01"), 50_000).verdict).toBe(false);
    expect(
      explained(month, "bestStart", { children: [aged(2, { date_of_birth: "2024-11-01" })] }, 25_000).verdict,
    ).toBe(true);
  });
  it("so households that could be either are possible", () => {
    const id = "best_start__eligibility";
    const bodies = [2, 4].map((age) => {
      const body = withIncome(0, 25_000, 1);
      body.persons.child_1 = {
        age: { [`${month}-01`]: age },
        date_of_birth: { ETERNITY: `${2026 - age}-11-01` },
      };
      body.families.family = {
        principal_caregiver: ["applicant"],
        children: ["child_1"],
        household_income: { [month]: 25_000 },
      };
      body.persons = { applicant: body.persons.applicant, child_1: body.persons.child_1 };
      delete body.titled_properties;
      return body;
    });
    expect(explain(current, { situations: bodies }).explanations[id]!.verdict).toBeNull();
  });
});
