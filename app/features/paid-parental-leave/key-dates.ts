import type { Texts } from "#app/i18n/words.ts";
import { type CalendarDate, monthsAfter, weeksAfter } from "#app/nz/date.ts";
import { numbers } from "./limits.ts";

/** The parent who gives birth, or one who takes over the payments. */
export type DatesFor = "giving-birth" | "transferring";

export interface KeyDate {
  name: KeyDateName;
  day: CalendarDate;
}

type KeyDateName = keyof Texts["paid-parental-leave"]["dates"]["days"];

type Count = (dueDate: CalendarDate) => CalendarDate | undefined;

const weeks =
  (number: number): Count =>
  (day) =>
    weeksAfter(day, number);
const months =
  (number: number): Count =>
  (day) =>
    monthsAfter(day, number);

const { weeksLookedAt, monthsOfNotice, weeksEarly, weeksOfPayments, ageToApply } = numbers;

/** In order, counted from the due date. */
const plan = [
  ["workCounts", weeks(-weeksLookedAt)],
  ["tellEmployer", months(-monthsOfNotice)],
  ["earliestStart", weeks(-weeksEarly)],
  ["dueDate", weeks(0)],
  ["paymentsEnd", weeks(weeksOfPayments)],
  ["applyBefore", months(12 * ageToApply)],
] as const satisfies readonly (readonly [KeyDateName, Count])[];

/** Only the parent who gives birth can begin leave before the due date. */
const notFor: Readonly<Record<DatesFor, readonly KeyDateName[]>> = {
  "giving-birth": [],
  transferring: ["earliestStart"],
};

/** Parental Leave and Employment Protection Act 1987: sections 2BA, 31, 11, 71J, 71I. No days beyond four-digit years. */
export function keyDates(dueDate: CalendarDate, whose: DatesFor): KeyDate[] {
  return plan
    .filter(([name]) => !notFor[whose].includes(name))
    .flatMap(([name, count]) => {
      const day = count(dueDate);
      return day ? [{ name, day }] : [];
    });
}
