import { describe, expect, test } from "vitest";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { situationsToday } from "#app/features/financial-help/results/find-results.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { family } from "../../../../tests/support/households.ts";
import { payments, twelveHouseholds } from "../../../../tests/support/twelve-households.ts";
import { base } from "../../base.ts";
import type { AnyOf, BenefitCriterion, Rule } from "../../declare.ts";
import { explain } from "../../explain.ts";
import { calculateMany } from "../calculate-many.ts";
import { currentRules } from "../index.ts";
import { outlook } from "./outlook.ts";

const system = currentRules();
const requestFor = (answers: Answers, area?: string, firstDay = "2026-11-01") =>
  situationsToday(prune(questionnaire, answers).answers, {
    variables: new Set(system.variables.keys()),
    thresholds: [],
    area,
    firstDay,
  });
const household = (number: number, changes: Answers = {}) => {
  const { answers, area } = twelveHouseholds[number - 1]!;
  return outlook(system, requestFor({ ...answers, ...changes }, area));
};
const changesOf = (found: ReturnType<typeof outlook>, payment: keyof typeof payments) =>
  (found.changes[payments[payment]] ?? []).map(({ en }) => en);

describe("What would change it: the nearest households that the engine does not refuse", () => {
  test.each([
    [
      "73000",
      [
        "You are just above the limit ($73,000). If your household’s income turns out to be $70,566 a year or less: probably",
      ],
    ],
    ["80000", []],
  ])(
    "an income is told within 5 % of the limit only: $%s [financial-help/results/no-advice]",
    (amount, told) => {
      // 42,700 + 7,524 ÷ 0.27 = 70,566.67
      // Of 2025, when the limit was not out of date: one that is refuses nobody.
      const answers = { ...twelveHouseholds[5]!.answers, "income.spouse.amount": amount };
      expect(
        changesOf(outlook(system, requestFor(answers, undefined, "2025-11-01")), "familyTaxCredit"),
      ).toEqual(told);
    },
  );

  test("a payment that takes away more than it brings, or tops up to less, is never told [financial-help/results/no-advice]", () => {
    const taxCredit = "family_scheme__qualifies_for_minimum_family_tax_credit";
    for (const weekly of ["690", "700", "720", "860", "880", "900", "935", "950"]) {
      const { changes } = household(1, { "income.applicant.amount": weekly });
      expect([changes[taxCredit], changes[payments.soleParent]]).toEqual([undefined, undefined]);
    }
  });

  test("an age that is reached", () => {
    expect(changesOf(household(4), "soleParent")).toEqual(["When you turn 20: probably"]);
  });

  test("nothing is said of what is not refused, nor where no change turns it", () => {
    const found = household(1);
    expect(changesOf(found, "familyTaxCredit")).toEqual([]);
    expect(
      Object.values(found.changes)
        .flat()
        .every(({ en, mi }) => en && mi),
    ).toBe(true);
  });
});

test("what is granted and worked out to no dollar is less than $1 [financial-help/results/amounts]", () => {
  const answers = { "income.applicant.amount": "0", "income.spouse.amount": "72200" };
  const paid = household(6, answers).now.payments.find(({ payment }) => payment === payments.familyTaxCredit);
  expect(paid?.amount.en).toBe("less than $1 a week");
});

test("an income far above their limits speaks for no payment", () => {
  const ids = household(3, { "income.spouse.amount": "300000" }).others.map(({ id }) => id);
  expect(ids.filter((id) => id === "family-boost" || id === "independent-earner-tax-credit")).toEqual([]);
});

test("leave ends without a Best Start that was refused, and before one that was not", () => {
  const ids = (income: string) =>
    household(2, { "income.applicant.amount": income }).overTime.map(({ id }) => id);
  expect(ids("70000")).not.toContain("leave-ends");
  expect(ids("20000")).toContain("leave-ends");
});

describe("Payments that are told about and not checked", () => {
  test.each<[number, string[], string[]]>([
    [
      1,
      ["family-boost", "child-support", "temporary-additional-support"],
      ["oscar-subsidy", "nz-superannuation"],
    ],
    [6, ["oscar-subsidy"], ["child-support", "winter-energy-payment"]],
    [8, ["winter-energy-payment", "income-related-rent", "training-incentive-allowance"], ["rates-rebate"]],
  ])("household %i", (number, told, untold) => {
    const ids = household(number).others.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(told));
    expect(ids.filter((id) => untold.includes(id))).toEqual([]);
  });
});

describe("Money over time", () => {
  const daysOf = (number: number, changes: Answers = {}) =>
    household(number, changes).overTime.flatMap(({ id, on }) => (on ? [[id, on]] : []));
  const born = (day: string, month: string, year: string) => ({
    "children.youngestDateOfBirth.day": day,
    "children.youngestDateOfBirth.month": month,
    "children.youngestDateOfBirth.year": year,
  });

  test.each<[string, number, Answers, string[][]]>([
    [
      "of a baby born since 1 April 2026: no first birthday",
      1,
      {},
      [
        ["third-birthday", "2029-06-02"],
        ["youngest-14", "2040-06-02"],
      ],
    ],
    [
      "of one born before",
      4,
      {},
      [
        ["first-birthday", "2027-02-10"],
        ["third-birthday", "2029-02-10"],
      ],
    ],
    ["of a child of 2 in the group of 1 to 4", 5, {}, [["third-birthday", "2027-09-01"]]],
    ["of a child of 3: the day is past", 5, born("1", "9", "2023"), []],
    ["born on 29 February", 5, born("29", "2", "2024"), [["third-birthday", "2027-03-01"]]],
    ["of nobody whose date of birth was not told", 3, {}, []],
  ])("a child’s age is reached on a day, %s", (_, number, changes, days) => {
    expect(daysOf(number, changes)).toEqual(days);
  });

  test.each<[number, string[]]>([
    [2, ["leave-begins", "leave-ends-alone", "credits-begin", "third-birthday", "school", "each-april"]],
    [9, ["first-birthday", "third-birthday", "school", "each-april"]],
    [6, ["children-grow-up", "each-april"]],
  ])("household %i", (number, turns) => {
    expect(household(number).overTime.map(({ id }) => id)).toEqual(turns);
  });
});

test("A main benefit excludes the In-Work Tax Credit: the total says both", () => {
  const answers = { "income.applicant.amount": "300" };
  const { now } = household(1, answers);
  expect(now.total?.amount.en).toBe("about $314.50 a week");
  expect(now.totalWithBenefit?.amount.en).toBe("about $217 a week");
});

test("A rise for a time is told and in no total", () => {
  const credit = household(1).now.payments.find(({ payment }) => payment === payments.inWorkTaxCredit);
  expect(credit?.notes.map(({ en }) => en)).toContain(
    "It was raised for a time. If it still is, you get $50 a week more.",
  );
});

test("The rules of 2018 have no outlook, and a request without a question is refused", () => {
  const request = requestFor(twelveHouseholds[0]!.answers);
  expect(() => outlook(base, request)).toThrow("Only today’s rules have an outlook.");
  expect(() => outlook(system, { situations: [{ persons: { applicant: {} } }] })).toThrow("by null");
  expect(() => outlook(system, { situations: [] })).toThrow("1 to 16 situations");
});

describe("Answers that are not known: eight households are possible", () => {
  const unknown = {
    "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown",
    "child.requiresConstantCareAndAttention": "unknown",
  };
  const request = (weekly = "450") =>
    requestFor({ ...family, ...unknown, "income.applicant.amount": weekly }, "2");

  const counting = () => {
    const calls = { decided: 0, worked: 0 };
    const counted = (one: BenefitCriterion): BenefitCriterion => ({
      ...one,
      met: (...asked) => {
        calls.decided++;
        return one.met(...asked);
      },
      ...(one.madeOf && { madeOf: { ...one.madeOf, criteria: one.madeOf.criteria.map(inGroups) } }),
    });
    const inGroups = (one: BenefitCriterion | AnyOf) =>
      "any" in one ? { ...one, any: one.any.map(counted) } : counted(one);
    const countedRule = (rule: Rule): Rule => ({
      ...rule,
      evaluate: (...asked) => {
        calls.worked++;
        return rule.evaluate(...asked);
      },
      ...(rule.benefit && {
        benefit: { ...rule.benefit, criteria: rule.benefit.criteria.map(inGroups) },
      }),
    });
    const variables = [...system.variables].map(
      ([id, one]) => [id, { ...one, rules: one.rules.map(countedRule) }] as const,
    );
    return { calls, counted: { ...system, variables: new Map(variables) } };
  };

  test.each([
    ["450", { decided: 440, worked: 770 }],
    ["1450", { decided: 550, worked: 1200 }],
  ])("what is decided by the same answers is decided once, with $%s a week", (weekly, most) => {
    const { calls, counted } = counting();
    expect(request(weekly).situations).toHaveLength(8);
    const found = outlook(counted, request(weekly));
    expect(found).toEqual(outlook(system, request(weekly)));
    expect(calls.decided).toBeLessThanOrEqual(most.decided);
    expect(calls.worked).toBeLessThanOrEqual(most.worked);
  });

  test("and nothing is missed: each verdict is that of the eight one by one", () => {
    const { explanations } = outlook(system, request());
    const each = request().situations.map((situation) => explain(system, situation).explanations);
    for (const [id, { verdict, criteria }] of Object.entries(explanations)) {
      const verdicts = new Set(each.map((one) => one[id]!.verdict));
      expect(verdict, id).toBe(verdicts.size === 1 ? [...verdicts][0] : null);
      for (const criterion of criteria) {
        const used = each.flatMap(
          (one) => one[id]!.criteria.find((other) => other.id === criterion.id)?.used ?? [],
        );
        for (const { variable, instance, value } of criterion.used)
          expect(
            value === null ||
              used.every(
                (one) => one.variable !== variable || one.instance !== instance || one.value === value,
              ),
            id,
          ).toBe(true);
      }
    }
  });
});

describe("POST /calculate-many", () => {
  const situation = () => ({
    persons: { applicant: { age: { "2026-11-01": 30 }, is_resident: { ETERNITY: null } } },
  });

  test("answers each household as /calculate does", () => {
    expect(calculateMany(system, { situations: [situation(), situation()] })).toMatchObject({
      situations: [{ persons: { applicant: { is_resident: { ETERNITY: false } } } }, {}],
    });
  });

  test.each([
    ["no household", []],
    ["more than 64", Array.from({ length: 65 }, situation)],
    [
      "more than 640 people",
      [{ persons: Object.fromEntries(Array.from({ length: 641 }, (_, at) => [at, {}])) }],
    ],
  ])("refuses %s", (_, situations) => {
    expect(() => calculateMany(system, { situations })).toThrow();
  });

  test("names the place of a mistake", () => {
    const wrong = { persons: { applicant: { nothing: { "2026-11": null } } } };
    expect(() => calculateMany(system, { situations: [situation(), wrong] })).toThrow(
      expect.objectContaining({ path: ["situations", "1", "persons", "applicant", "nothing"] }),
    );
  });
});
