import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Payment, type PaymentId, paymentIds } from "./answer.ts";
import { anyRequest } from "./random-households.ts";
import { readRequest, type WeekRequest } from "./request.ts";
import { week } from "./week.ts";

const runs = 5000;
const someRuns = 300;
const cent = 0.011;
const seconds = 1000;

const withHousehold = (request: WeekRequest, more: Partial<WeekRequest["household"]>): WeekRequest => ({
  ...request,
  household: { ...request.household, ...more },
});

/** As if no main benefit were paid, so that each sum is seen by itself. */
const without = (request: WeekRequest) => withHousehold(request, { onBenefit: false });

const sumOf = (request: WeekRequest, id: PaymentId): number => week(request).payments[id].weekly ?? 0;

/** A refusal has no sum, a sum is inside its range, and something is said. */
function fits({ verdict, weekly, range, paid, why }: Payment): boolean {
  if (why.length === 0) return false;
  if (verdict === "no") return weekly === null && range === undefined && paid === undefined;
  if (weekly === null) return true;
  const isInside = !range || (range[0] <= weekly + cent && range[1] >= weekly - cent);
  return Number.isFinite(weekly) && weekly >= 0 && isInside;
}

describe("5,000 households as they may be", () => {
  test(
    "have verdicts, sums, ranges, parts and totals that fit each other, and no reason for a yes that is elsewhere one for a no",
    () => {
      const said = { yes: new Set<string>(), no: new Set<string>() };
      fc.assert(
        fc.property(anyRequest, (request) => {
          const { payments, together } = week(readRequest(request));
          const wrong = paymentIds.filter((id) => !fits(payments[id]));
          for (const id of paymentIds) {
            const { verdict, why } = payments[id];
            if (verdict !== "unknown") for (const reason of why) said[verdict].add(`${id} ${reason.id}`);
          }
          expect(wrong).toEqual([]);
          const { options, best, total, cash, range, parts } = together;
          const sum = Object.entries(parts).reduce(
            (all, [id, part]) => all + (id.endsWith("Net") ? 0 : part),
            0,
          );
          expect([total, best]).toEqual([
            Math.max(...options.map((option) => option.total)),
            options[0]!.main,
          ]);
          expect(cash <= total && range![0] <= total && total <= range![1]).toBe(true);
          expect(Math.abs(sum - total)).toBeLessThan(0.1);
        }),
        { numRuns: runs },
      );
      expect([...said.yes].filter((reason) => said.no.has(reason))).toEqual([]);
      expect(said.yes.size).toBeGreaterThan(20);
    },
    120 * seconds,
  );
});

/** Those that fall step by step with income. Childcare goes by bands, FamilyBoost by what they leave. */
const abating: readonly PaymentId[] = [
  "familyTaxCredit",
  "inWorkTaxCredit",
  "minimumFamilyTaxCredit",
  "bestStart",
  "soleParentSupport",
  "jobseekerSupport",
  "supportedLivingPayment",
  "accommodationSupplement",
];
/** Dollars a week that any of them may fall by for one more dollar a week: the minimum credit takes all of it. */
const steepest = 2;

const withPay = (request: WeekRequest, weeklyGross: number): WeekRequest =>
  without(
    withHousehold(request, {
      adults: request.household.adults.map((adult, at) =>
        at === 0
          ? { ...adult, work: { ...adult.work, hours: 25, weeklyGross, kind: "employed", leave: null } }
          : adult,
      ),
    }),
  );

test(
  "no sum jumps where it begins to fall, or ends",
  () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 2400 }), (request, pay) => {
        const [less, more] = [week(withPay(request, pay)), week(withPay(request, pay + 1))];
        for (const id of abating) {
          const [before, after] = [less.payments[id], more.payments[id]];
          const isLaw = [before, after].some(
            ({ verdict, weekly }) => verdict === "unknown" && weekly === null,
          );
          if (!isLaw)
            expect(Math.abs((before.weekly ?? 0) - (after.weekly ?? 0)), id).toBeLessThanOrEqual(steepest);
        }
      }),
      { numRuns: someRuns },
    );
  },
  120 * seconds,
);

describe("nothing falls when what the law rewards rises", () => {
  const never = (
    name: string,
    ids: readonly PaymentId[],
    raise: (request: WeekRequest) => WeekRequest | undefined,
  ) =>
    test(
      name,
      () => {
        fc.assert(
          fc.property(anyRequest, (any) => {
            const request = without(any);
            const raised = raise(request);
            if (!raised) return;
            for (const id of ids)
              expect(sumOf(raised, id), id).toBeGreaterThanOrEqual(sumOf(request, id) - cent);
          }),
          { numRuns: someRuns },
        );
      },
      120 * seconds,
    );

  never("one more child", ["familyTaxCredit", "inWorkTaxCredit", "childDisabilityAllowance"], (request) =>
    withHousehold(request, {
      children: [...request.household.children, { born: "2023-01-15", resident: true, careShare: 1 }],
    }),
  );
  never("more of the care", ["familyTaxCredit", "bestStart", "inWorkTaxCredit"], (request) =>
    withHousehold(request, {
      children: request.household.children.map((child) => ({ ...child, careShare: 1 })),
    }),
  );
  never("a higher rent", ["accommodationSupplement"], (request) =>
    withHousehold(request, { rentWeekly: request.household.rentWeekly! + 35 }),
  );
  never("an area with higher rents", ["accommodationSupplement"], (request) =>
    withHousehold(request, { area: Math.max(1, request.household.area! - 1) }),
  );
  never(
    "more years of residence",
    ["soleParentSupport", "jobseekerSupport", "supportedLivingPayment", "familyTaxCredit", "inWorkTaxCredit"],
    (request) =>
      // Superannuation comes with the years, and is income.
      request.household.adults.every(({ age }) => age! < 65)
        ? withHousehold(request, {
            adults: request.household.adults.map((adult) => ({
              ...adult,
              resident: { ...adult.resident, yearsContinuous: 30 },
            })),
          })
        : undefined,
  );
  never("higher costs of a disability", ["disabilityAllowance"], (request) =>
    withHousehold(request, {
      adults: request.household.adults.map((adult) => ({
        ...adult,
        ...(adult.disability && { disability: { ...adult.disability, costsWeekly: 200 } }),
      })),
    }),
  );
});

describe("a fact that is not told", () => {
  const untold = ["area", "housing", "onBenefit", "rentWeekly", "assets"] as const;

  test.each(untold)("%s: what was yes or no by it becomes unknown, and never the other", (fact) => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { [fact]: _, ...household } = request.household;
        const [told, open] = [week(request), week({ ...request, household })];
        for (const id of paymentIds) {
          const [one, other] = [told.payments[id].verdict, open.payments[id].verdict];
          if (one !== other) expect([id, other]).toEqual([id, "unknown"]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
