import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { coupleAnswers } from "../../../../../../tests/support/childcare-answers.ts";
import {
  afterSending,
  askedIn,
  countedOf,
  empty,
  faultsIn,
  withPrefix,
} from "../../../../../../tests/support/childcare-steps.ts";
import { people } from "../../people.ts";
import { incomeOf } from "./income-of.ts";
import { incomeTypes, jointIncome, ownIncome } from "./types.ts";

const required = "This is a required field, please provide an answer.";
const noAmount = "Please enter a valid dollar amount, for example 450 or 450.50";

test("21 types: 11 not joint, 10 joint-capable [childcare/income/types]", () => {
  expect([ownIncome.length, jointIncome.length, new Set(incomeTypes).size]).toEqual([11, 10, 21]);
});

describe.each(people)("Income of the %s", (who) => {
  const step = who === "parent" ? "assets-and-income" : "partner-assets-and-income";
  const named = (changed: Answers) => withPrefix(`${who}.income_and_assets`, changed);
  const withChanged = (changed: Answers) => ({ ...coupleAnswers, ...named(changed) });
  const faults = (changed: Answers) => {
    const prefix = `${who}.income_and_assets.`;
    return Object.fromEntries(
      Object.entries(faultsIn(step, withChanged(changed))).map(([name, found]) => [
        name.slice(prefix.length),
        found[0],
      ]),
    );
  };
  const joint = who === "parent" ? ["_jointly"] : [];

  test.each(incomeTypes)(
    "%s: for each selected type amount and frequency are required [childcare/income/required]",
    (type) => {
      expect(faults({ [type]: "true", ...empty(`${type}_amount`, `${type}_frequency`) })).toEqual({
        [`${type}_amount`]: required,
        [`${type}_frequency`]: "Please choose how often.",
      });
    },
  );

  test.each(incomeTypes)(
    "%s: turning it off clears amount, frequency and jointly [childcare/income/required]",
    (type) => {
      const on = withChanged({
        [type]: "true",
        [`${type}_amount`]: "10.00",
        [`${type}_frequency`]: "YEARLY",
        [`${type}_jointly`]: "true",
      });
      const counted = countedOf(afterSending(step, on, named(empty(type))));
      expect(
        Object.keys(counted).filter((name) => name.includes(`.${type}`) && name.startsWith(who)),
      ).toEqual([]);
    },
  );

  test.each(jointIncome)("%s can be joint where the main applicant enters it", (type) => {
    const asked = askedIn(step, withChanged({ [type]: "true" }));
    const parts = ["", "_amount", "_frequency", ...joint].map(
      (part) => `${who}.income_and_assets.${type}${part}`,
    );
    expect(asked.filter((name) => name.includes(`.${type}`))).toEqual(parts);
  });

  test.each(ownIncome)("%s can never be joint", (type) => {
    const asked = askedIn(step, withChanged({ [type]: "true" }));
    expect(asked).not.toContain(`${who}.income_and_assets.${type}_jointly`);
  });

  test.each([
    ["must be a valid number", "lots", noAmount],
    ["up to 2 decimals", "10.555", noAmount],
    ["not below nothing", "-1", "Please enter a number that is 0 or more"],
    ["digits", "450", undefined],
    ["two decimals", "450.50", undefined],
  ])("the amount: %s [childcare/income/amount]", (_sentence, amount, message) => {
    expect(faults({ wages_or_salary: "true", wages_or_salary_amount: amount }).wages_or_salary_amount).toBe(
      message,
    );
  });

  test("the amount is formatted to 2 decimals [childcare/income/amount]", () => {
    const sent = afterSending(step, coupleAnswers, named({ wages_or_salary_amount: "$1,650.5" }));
    expect(sent[`${who}.income_and_assets.wages_or_salary_amount`]).toBe("1650.50");
  });

  test.each(["WEEKLY", "TWO_WEEKLY", "MONTHLY", "YEARLY"])(
    "frequency %s [childcare/income/frequency]",
    (frequency) => {
      expect(faults({ wages_or_salary_frequency: frequency })).toEqual({});
    },
  );

  test.each(["0", "weekly", "FORTNIGHTLY"])("frequency is not empty or '%s'", (frequency) => {
    expect(faults({ wages_or_salary_frequency: frequency }).wages_or_salary_frequency).toBe(
      "Please choose one of the answers shown",
    );
  });

  test("whether there is other income is required", () => {
    expect(faults(empty("hasOtherIncome"))).toEqual({ hasOtherIncome: required });
  });

  test("hasOtherIncome yes adds one empty entry, its errors shown together [childcare/income/other]", () => {
    expect(faults({ hasOtherIncome: "yes" })).toEqual({
      "other_income[0].description": "Please say what it is.",
      "other_income[0].source": "Please say who or what.",
      "other_income[0].amount": required,
    });
  });

  test("hasOtherIncome yes: description, source and amount required (amount numeric) [childcare/income/other]", () => {
    const other = { "other_income[0].description": "Board", "other_income[0].source": "My aunt" };
    expect(faults({ hasOtherIncome: "yes", ...other, "other_income[0].amount": "much" })).toEqual({
      "other_income[0].amount": noAmount,
    });
    expect(faults({ hasOtherIncome: "yes", ...other, "other_income[0].amount": "40" })).toEqual({});
  });

  const entries = {
    hasOtherIncome: "yes",
    "other_income[0].description": "Board",
    "other_income[0].source": "My aunt",
    "other_income[0].amount": "40.00",
  };

  test("hasOtherIncome no removes all [childcare/income/other]", () => {
    const counted = countedOf(afterSending(step, withChanged(entries), named({ hasOtherIncome: "no" })));
    expect(
      Object.keys(counted).filter((name) => name.startsWith(`${who}.income_and_assets.other_income`)),
    ).toEqual([]);
  });

  test("removing all entries flips it to no [childcare/income/other]", () => {
    const removed = named({
      ...empty(...Object.keys(entries).filter((name) => name !== "hasOtherIncome")),
      "other_income.rows": "0",
    });
    const sent = afterSending(step, withChanged(entries), removed);
    expect(sent[`${who}.income_and_assets.hasOtherIncome`]).toBe("no");
    expect(faultsIn(step, sent)).toEqual({});
  });

  test("somebody without any income has nothing to tick", () => {
    expect(faults({ ...empty("wages_or_salary"), hasOtherIncome: "no" })).toEqual({});
  });
});

describe("What others read of it", () => {
  test("the types that are ticked, in order, with what they bring", () => {
    expect(incomeOf("parent", countedOf(coupleAnswers))).toEqual([
      { type: "wages_or_salary", amount: 650.5, frequency: "WEEKLY", isJoint: false },
      { type: "rent_income", amount: 1200, frequency: "MONTHLY", isJoint: true },
    ]);
  });

  test("joint income only makes sense with a partner", () => {
    const single = countedOf({ ...coupleAnswers, hasPartner: "no" });
    expect(incomeOf("parent", single).map(({ isJoint }) => isJoint)).toEqual([false, false]);
  });

  test("the partner cannot mark income joint [childcare/income/joint]", () => {
    const marked = {
      ...coupleAnswers,
      ...withPrefix("partner.income_and_assets", {
        rent_income: "true",
        rent_income_amount: "1.00",
        rent_income_frequency: "WEEKLY",
        rent_income_jointly: "true",
      }),
    };
    expect(incomeOf("partner", countedOf(marked)).at(-1)).toEqual({
      type: "rent_income",
      amount: 1,
      frequency: "WEEKLY",
      isJoint: false,
    });
  });
});
