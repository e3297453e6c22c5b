// Test support: households as they may be, ordinary and odd.

import fc from "fast-check";
import { addDays } from "./facts.ts";
import type { Adult, Child, Household, WeekRequest } from "./request.ts";

const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const dollars = (most: number) => fc.integer({ min: 0, max: most });

/** Without what is not there: an absent field is told by its absence. */
const present = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const work = fc
  .record({
    hours: fc.constantFrom(0, 0, 8, 14, 20, 29, 30, 40, 50),
    rate: fc.integer({ min: 23, max: 75 }),
    kind: fc.constantFrom("employed" as const, "employed" as const, "selfEmployed" as const),
    leave: fc.constantFrom(null, null, null, null, null, "PPL" as const, "ACC" as const),
  })
  .map(({ hours, rate, kind, leave }) => ({
    hours,
    weeklyGross: hours * rate,
    kind: hours > 0 ? kind : ("none" as const),
    leave: hours > 0 ? leave : null,
  }));

const adult: fc.Arbitrary<Adult> = fc
  .record({
    age: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 20, max: 60 }) },
      fc.integer({ min: 16, max: 75 }),
    ),
    resident: fc.record({
      yearsContinuous: fc.constantFrom(0.5, 1, 1.9, 2, 11, 30, 30),
      status: fc.constantFrom(
        "citizen" as const,
        "citizen" as const,
        "resident" as const,
        "refugee" as const,
        "workVisa" as const,
      ),
    }),
    work,
    disability: mostly(
      fc.record({ restrictsWork: fc.boolean(), permanent: fc.boolean(), costsWeekly: dollars(120) }),
    ),
    student: mostly(
      fc.record({ fullTime: fc.boolean(), allowance: fc.boolean(), independent: fc.boolean() }),
    ),
  })
  .map(present);

const childOn = (day: string): fc.Arbitrary<Child> =>
  fc
    .record({
      days: fc.integer({ min: 0, max: 6900 }),
      resident: fc.constantFrom(true, true, true, false),
      careShare: fc.constantFrom(1, 1, 1, 1, 0.7, 0.5, 0.4, 0.2),
      hours: mostly(fc.integer({ min: 2, max: 50 })),
      feePerHour: fc.integer({ min: 4, max: 14 }),
      twentyHours: fc.boolean(),
      isDisabled: fc.constantFrom(false, false, false, false, true),
      parents: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        "prison" as const,
        "dead" as const,
      ),
    })
    .map(({ days, hours, feePerHour, twentyHours, isDisabled, parents, ...rest }) =>
      present({
        ...rest,
        born: addDays(day, -days),
        atSchool: days > 5 * 365,
        ece: hours && days < 5 * 365 ? { hours, feePerHour, twentyHours } : undefined,
        oscar: hours && days > 5 * 365 ? { hours, feePerHour } : undefined,
        disability: isDisabled ? { severe: true, constantCare: true, costsWeekly: 30 } : undefined,
        parents,
      }),
    );

const householdOn = (day: string): fc.Arbitrary<Household> =>
  fc
    .record({
      adults: fc.array(adult, { minLength: 1, maxLength: 2 }),
      children: fc.array(childOn(day), { maxLength: 5 }),
      otherIncomeYearly: fc.constantFrom(0, 0, 0, 500, 12_000, -20_000),
      rentWeekly: dollars(900),
      housing: fc.constantFrom(
        "rent" as const,
        "mortgage" as const,
        "board" as const,
        "social" as const,
        "none" as const,
      ),
      area: fc.integer({ min: 1, max: 4 }),
      assets: fc.constantFrom(0, 3000, 9000, 17_000, 80_000),
      onBenefit: fc.boolean(),
    })
    .map((household) => ({ ...household, partner: household.adults.length === 2 }));

export const anyRequest: fc.Arbitrary<WeekRequest> = fc
  .constantFrom("2024-06-15", "2025-06-15", "2025-11-23", "2026-03-31", "2026-05-01", "2026-11-23")
  .chain((day) => householdOn(day).map((household) => ({ day, household })));
