// Households that rules forget, reckoned from the Acts. Figures of 23 November 2025, dollars a week.

import { expect, test } from "vitest";
import type { PaymentId } from "./answer.ts";
import type { Adult, Child, Household } from "./request.ts";
import { week } from "./week.ts";

const day = "2025-11-23";
const tolerance = 0.02;

const grown = (age: number, more: Partial<Adult> = {}): Adult => ({
  age,
  resident: { status: "citizen", yearsContinuous: age },
  work: { hours: 0, weeklyGross: 0, kind: "none", leave: null },
  ...more,
});
const paid = (hours: number, weeklyGross: number, more: Adult["work"] = {}): Adult["work"] => ({
  hours,
  weeklyGross,
  kind: "employed",
  leave: null,
  ...more,
});
const born = (on: string, more: Partial<Child> = {}): Child => ({
  born: on,
  resident: true,
  careShare: 1,
  ...more,
});
const onVisa = { resident: { status: "workVisa", yearsContinuous: 2 } } as const;

const of = (adults: Adult[], children: Child[] = [], more: Partial<Household> = {}): Household => ({
  adults,
  children,
  partner: adults.length > 1,
  otherIncomeYearly: 0,
  rentWeekly: 0,
  housing: "none",
  area: 2,
  assets: 0,
  onBenefit: false,
  ...more,
});

const baby = born("2025-06-01");
const child = born("2019-02-10");
const atSchool = born("2007-05-01", { atSchool: true });
const careOfOthers = born("2021-08-01", { parents: "prison" });

type Expected = Partial<Record<PaymentId, number | "yes" | "no" | "unknown">>;
const rows: [who: string, household: Household, expected: Expected, on?: string][] = [
  [
    "mother of 19 without income",
    of([grown(19)], [baby]),
    {
      youngParentPayment: 505.8,
      soleParentSupport: "no",
      jobseekerSupport: "no",
      familyTaxCredit: 144.69,
      bestStart: 73.81,
      inWorkTaxCredit: "no",
    },
  ],
  [
    "mother of 19 in work: 31,200 − 4,368 of tax is 8,484 below the minimum",
    of([grown(19, { work: paid(25, 600) })], [baby]),
    { youngParentPayment: "unknown", inWorkTaxCredit: 97.5, minimumFamilyTaxCredit: 163.15 },
  ],
  [
    "mother of 19 with half of the care",
    of([grown(19)], [{ ...baby, careShare: 0.5 }]),
    { youngParentPayment: "unknown" },
  ],
  [
    "father with three nights of seven: 7,524 × 3/7 less 27 % of 5,300",
    of([grown(30, { work: paid(40, 923.08, { yearlyGross: 48_000 }) })], [{ ...child, careShare: 3 / 7 }]),
    { familyTaxCredit: 34.49, inWorkTaxCredit: 97.5, soleParentSupport: "no" },
  ],
  [
    "father with four nights of fourteen of one child, and all of another",
    of([grown(30)], [{ ...child, careShare: 4 / 14 }, baby]),
    { familyTaxCredit: 144.69 },
  ],
  [
    "father of 19 with one night a week: single, and of age without a child who depends on him",
    of([grown(19)], [{ ...baby, careShare: 1 / 7 }]),
    { jobseekerSupport: "yes", familyTaxCredit: "no", youngParentPayment: "no" },
  ],
  [
    "grandparents of 68 and 63, a grandchild and a son of 16: half of a couple's Jobseeker Support beside superannuation",
    of([grown(68), grown(63)], [careOfOthers, born("2009-03-01")]),
    {
      nzSuper: 414.17,
      jobseekerSupport: 324.61,
      familyTaxCredit: 144.69,
      unsupportedChildsBenefit: "yes",
      inWorkTaxCredit: "no",
    },
  ],
  [
    "superannuitant whose wife earns $40,000: the earner credit is hers",
    of([grown(66), grown(55, { work: paid(40, 769.23, { yearlyGross: 40_000 }) })]),
    { nzSuper: 414.17, independentEarnerTaxCredit: 10, jobseekerSupport: "no" },
  ],
  [
    "superannuitant who works 20 hours with a child of 15: superannuation counts for the minimum",
    of([grown(66, { work: paid(20, 400) })], [born("2010-03-01")]),
    { minimumFamilyTaxCredit: "no", nzSuper: 538.42, inWorkTaxCredit: "yes" },
  ],
  [
    "disabled woman of 60 whose husband has superannuation",
    of([grown(60, { disability: { restrictsWork: true, permanent: true } }), grown(67)]),
    { supportedLivingPayment: 349.84 },
  ],
  [
    "mother whose only child is 18 and at school: tax credits until 31 December, but no child for benefits",
    of([grown(45)], [atSchool], { housing: "rent", rentWeekly: 300 }),
    {
      familyTaxCredit: 144.69,
      soleParentSupport: "no",
      jobseekerSupport: 361.31,
      accommodationSupplement: 105,
    },
  ],
  ["the same in January", of([grown(45)], [atSchool]), { familyTaxCredit: "no" }, "2026-01-15"],
  [
    "the same in winter on a benefit: the rate of one person",
    of([grown(45)], [atSchool], { onBenefit: true }),
    { winterEnergyPayment: 20.46 },
    "2025-06-15",
  ],
  [
    "child of 17 who supports itself",
    of([grown(45)], [born("2008-05-01", { independent: true })]),
    { familyTaxCredit: "no" },
  ],
  [
    "mother on a work visa with a citizen baby: the child opens the tax credits and the card",
    of([grown(28, { ...onVisa })], [baby], { housing: "rent", rentWeekly: 400 }),
    {
      familyTaxCredit: 144.69,
      bestStart: 73.81,
      soleParentSupport: "no",
      accommodationSupplement: "no",
      communityServicesCard: "yes",
    },
  ],
  [
    "citizen without income whose partner is on a work visa",
    of([grown(30), grown(30, { ...onVisa })], [child]),
    { jobseekerSupport: "yes", familyTaxCredit: 144.69 },
  ],
  [
    "resident for a year, whose child is not resident",
    of(
      [grown(30, { resident: { status: "resident", yearsContinuous: 1 } })],
      [{ ...child, resident: false }],
    ),
    { familyTaxCredit: 144.69, soleParentSupport: "no", jobseekerSupport: "no" },
  ],
  [
    "Australian on a special category visa, here for three years",
    of([grown(30, { resident: { status: "resident", yearsContinuous: 3 } })], [child]),
    { soleParentSupport: 505.8 },
  ],
  [
    "refugee after three months",
    of([grown(30, { resident: { status: "refugee", yearsContinuous: 0.25 } })], [child]),
    { soleParentSupport: 505.8, familyTaxCredit: 144.69 },
  ],
  [
    "student with an allowance, whose partner earns $500: 649.22 − 0.7 × 340",
    of(
      [grown(24, { student: { fullTime: true, allowance: true } }), grown(24, { work: paid(20, 500) })],
      [child],
      {
        housing: "rent",
        rentWeekly: 500,
      },
    ),
    { jobseekerSupport: 411.22, inWorkTaxCredit: 97.5, accommodationSupplement: "no" },
  ],
  [
    "mother with a grant for independent circumstances",
    of(
      [grown(24, { student: { fullTime: true, allowance: true, independent: true }, work: paid(10, 250) })],
      [child],
    ),
    { inWorkTaxCredit: "no", familyTaxCredit: 144.69, jobseekerSupport: "no" },
  ],
  [
    "farm with a loss",
    of(
      [grown(40, { work: paid(60, -400, { kind: "selfEmployed", yearlyGross: -20_000 }) }), grown(38)],
      [child, baby],
    ),
    { familyTaxCredit: 262.58, inWorkTaxCredit: 97.5, minimumFamilyTaxCredit: "no" },
  ],
  [
    "father on weekly compensation of 640",
    of([grown(35, { work: paid(40, 800, { leave: "ACC" }) })], [child]),
    { inWorkTaxCredit: 97.5, familyTaxCredit: 144.69, soleParentSupport: "no" },
  ],
  [
    "leave payments for twins and a child of two: Best Start for that child only, 3,838 − 0.21 × 4,200",
    of(
      [
        grown(32, { work: paid(30, 600, { leave: "PPL", leaveFrom: "2025-10-01" }) }),
        grown(32, { work: paid(40, 1000) }),
      ],
      [born("2025-10-01"), born("2025-10-01"), born("2023-06-01")],
    ),
    { bestStart: 56.85, paidParentalLeave: 600 },
  ],
  [
    "self-employed with a loss: the minimum of the leave payments",
    of(
      [grown(32, { work: paid(20, 0, { leave: "PPL", kind: "selfEmployed" }) }), grown(32)],
      [born("2025-10-01")],
    ),
    { paidParentalLeave: 235 },
  ],
  [
    "expecting, in work",
    of([grown(32, { work: paid(40, 1000) })], [], { expecting: { due: "2026-01-20" } }),
    { paidParentalLeave: 788.66, familyTaxCredit: "no", bestStart: "no" },
  ],
  [
    "child of three with 20 free hours of 30: ten hours of the highest rate",
    of(
      [grown(32, { work: paid(40, 450) }), grown(32, { work: paid(40, 450) })],
      [born("2022-05-01", { ece: { hours: 30, feePerHour: 8, twentyHours: true } })],
    ),
    { twentyHoursEce: "yes", childcareSubsidy: "yes" },
  ],
  [
    "couple of 15 hours each: 39,000 − 4,641 of tax taken from each alone",
    of([grown(32, { work: paid(15, 375) }), grown(32, { work: paid(15, 375) })], [child]),
    { minimumFamilyTaxCredit: 18.4 },
  ],
  [
    "boarder with a child: 62 % of $400 is housing; base rate 505.80 + 144.69, of which a quarter is 163",
    of([grown(28)], [child], { housing: "board", rentWeekly: 400, onBenefit: true }),
    { accommodationSupplement: 60 },
  ],
  [
    "social housing",
    of([grown(28)], [child], { housing: "social", rentWeekly: 120 }),
    { accommodationSupplement: "no", communityServicesCard: "yes" },
  ],
  [
    "couple with a dollar too much in the bank",
    of([grown(28), grown(28)], [child], { housing: "rent", rentWeekly: 500, assets: 16_201 }),
    { accommodationSupplement: "no" },
  ],
  [
    "couple with as much as may be",
    of([grown(28), grown(28)], [child], { housing: "rent", rentWeekly: 500, assets: 16_200 }),
    { accommodationSupplement: "yes" },
  ],
  [
    "at home with a disabled child: hours beyond nine",
    of(
      [grown(28)],
      [
        born("2023-05-01", {
          disability: { severe: true },
          ece: { hours: 30, feePerHour: 5, twentyHours: false },
        }),
      ],
    ),
    { childcareSubsidy: 150 },
  ],
  [
    "disabled child with the other parent for most of the time",
    of([grown(28)], [{ ...child, careShare: 0.45, disability: { severe: true, constantCare: true } }]),
    { childDisabilityAllowance: "no" },
  ],
  [
    "disabled child for half of the time",
    of([grown(28)], [{ ...child, careShare: 0.5, disability: { severe: true, constantCare: true } }]),
    { childDisabilityAllowance: 60.54 },
  ],
];

test.each(rows)("%s", (_, household, expected, on = day) => {
  const { payments } = week({ day: on, household });
  for (const [id, is] of Object.entries(expected)) {
    const { verdict, weekly } = payments[id as PaymentId];
    if (typeof is === "string") expect([id, verdict]).toEqual([id, is]);
    else {
      expect([id, verdict]).toEqual([id, "yes"]);
      expect(Math.abs(weekly! - is), `${id} ${weekly}`).toBeLessThan(tolerance);
    }
  }
});
