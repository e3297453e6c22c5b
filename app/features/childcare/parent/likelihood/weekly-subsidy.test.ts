import { expect, test } from "vitest";
import { week } from "#workers/rules/week/week.ts";
import { singleParentAnswers } from "../../../../../tests/support/childcare-answers.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { carersIn, childrenInCare } from "./children-in-care.ts";
import { requestOf } from "./weekly-subsidy.ts";

const today = "2026-11-22";
const alone = { hours: 30, income: 650, isStudying: false, isIll: false };
const toddler = { name: "Mere", born: "2025-01-31", hours: 30, fee: 7.5, freeHours: 0 };
const subsidyOf = (carers: (typeof alone)[], children: (typeof toddler)[], only?: typeof toddler) =>
  week(requestOf({ carers, children }, today, only)).payments.childcareSubsidy;

test("30 hours at the highest rate come off the bill; without work 9; the free hours are not paid twice [childcare/entry/weekly]", () => {
  const { weekly, verdict } = subsidyOf([alone], [toddler]);
  const rate = (weekly ?? 0) / 30;
  expect(verdict).toBe("yes");
  expect(rate).toBeGreaterThan(6);
  expect(rate).toBeLessThan(7.5);
  expect(subsidyOf([{ ...alone, hours: 0 }], [toddler]).weekly).toBeCloseTo(9 * rate, 2);
  const four = { ...toddler, born: "2022-03-04", freeHours: 20 };
  expect(subsidyOf([alone], [four]).weekly).toBeCloseTo(10 * rate, 2);
  expect(subsidyOf([alone, { ...alone, hours: 0, income: 0 }], [toddler]).weekly).toBeCloseTo(9 * rate, 2);
  expect(subsidyOf([{ ...alone, income: 9000 }], [toddler]).verdict).toBe("no");
});

const idle = { ...alone, hours: 0, income: 0 };
test.each<
  [
    string,
    number,
    Partial<typeof toddler & { isDisabled: boolean; waitsForCohort: boolean }>,
    (typeof alone & { caresForIllChild?: boolean })[],
  ]
>([
  ["12 hours are claimed as free, of 30", 18, { born: "2022-03-04", freeHours: 12 }, [alone]],
  ["a service says 21 free hours: the law gives 20", 10, { born: "2022-03-04", freeHours: 21 }, [alone]],
  ["5 years and 28 days, not at school yet", 30, { born: "2021-10-25" }, [alone]],
  ["5 years and 29 days", 0, { born: "2021-10-24" }, [alone]],
  [
    "… at a school that takes children at the start of a term",
    30,
    { born: "2021-10-24", waitsForCohort: true },
    [alone],
  ],
  ["nearly 6, with Child Disability Allowance", 30, { born: "2020-11-24", isDisabled: true }, [alone]],
  ["6, with Child Disability Allowance", 0, { born: "2020-11-22", isDisabled: true }, [alone]],
  ["born on 29 February", 30, { born: "2024-02-29" }, [alone]],
  [
    "one parent works, the other cares for a child in hospital",
    30,
    {},
    [alone, { ...idle, caresForIllChild: true }],
  ],
  ["… or is at home", 9, {}, [alone, idle]],
])("%s: %i hours are paid [childcare/entry/weekly-law]", (_, hours, child, carers) => {
  const highest = (subsidyOf([alone], [toddler]).weekly ?? 0) / 30;
  expect(subsidyOf(carers, [{ ...toddler, ...child }]).weekly ?? 0).toBeCloseTo(hours * highest, 2);
});

test("the household is read from the answers of the family and of its services", () => {
  expect(carersIn(singleParentAnswers)).toEqual([
    { hours: 32.5, income: 650.5, isStudying: false, isIll: false, caresForIllChild: false },
  ]);
  const child = { id: "c", is_attending: true, hours_of_care_weekly: "24.5", provider_20_hours_weekly: "12" };
  const form = {
    children: [{ id: "c", first_name: "Āria", dob: "2023-03-04" }],
    sent: { children: [{ ...child, hourly_fee: "7.50" }] },
  };
  expect(childrenInCare([form as unknown as SectionForm])).toEqual([
    { name: "Āria", born: "2023-03-04", hours: 24.5, fee: 7.5, freeHours: 12 },
  ]);
});

test("each child's amount is by the rate of all children, and together they are the family's [childcare/entry/weekly]", () => {
  const family = [
    toddler,
    { ...toddler, name: "Tama", hours: 12 },
    { ...toddler, name: "Mia", hours: 40, fee: 2 },
  ];
  const weekly = (only?: typeof toddler) => subsidyOf([{ ...alone, income: 1200 }], family, only).weekly ?? 0;
  const each = family.map((child) => weekly(child));
  expect(each.reduce((sum, one) => sum + one, 0)).toBeCloseTo(weekly(), 2);
  expect(each[2]).toBe(80);
  expect(weekly(toddler)).toBeGreaterThan(subsidyOf([{ ...alone, income: 1200 }], [toddler]).weekly ?? 0);
});
