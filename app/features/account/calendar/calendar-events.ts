import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { type CalendarDate, monthsAfter, weeksAfter } from "#app/nz/date.ts";
import { plain } from "#app/ui/rich.tsx";

const words = wordsOf("account");

export interface CalendarEvent {
  name: EventName;
  day: CalendarDate;
  path: string;
}

export type EventName = (typeof plan)[number][0];

/** From the due date; negative before it. */
type Distance = { weeks: number } | { months: number };

/** A pregnancy counts 40 weeks; a week has the number of those already past. */
const pregnancy = 40;
const week = (passed: number): Distance => ({ weeks: passed - pregnancy });

const section = (id: number): string => `/stage/pregnancy#section-${id}`;
const card = (id: number): string => `/stage/pregnancy#card${id}`;

const leaveChecker = "/financial-help/paid-parental-leave-checker";
const earlyLearningMoney = "/stage/preschooler#card5001";

/** Phases begin with their reminders, payments at a child's age; other days come from the guide, which names its sources. */
const plan = [
  ["weeks0to14", week(0), section(95)],
  ["weeks15to30", week(15), section(101)],
  ["whoopingCough", week(16), card(2007)],
  ["antenatalBook", week(20), card(2006)],
  ["antenatalClass", week(28), card(2006)],
  ["tellEmployer", { months: -3 }, card(2008)],
  ["week31toBirth", week(31), section(152)],
  ["leaveCanBegin", { weeks: -6 }, leaveChecker],
  ["dueDate", week(40), section(542)],
  ["weeks1to6", week(40), section(98)],
  ["wellChild", { weeks: 4 }, card(2019)],
  ["immunisations6weeks", { weeks: 6 }, card(2060)],
  ["weeks6to13", week(46), section(182)],
  ["registerBirth", { months: 2 }, "/register-my-baby"],
  ["immunisations3months", { months: 3 }, card(2064)],
  ["months3to6", week(53), section(451)],
  ["immunisations5months", { months: 5 }, card(2065)],
  ["leavePaymentsEnd", { weeks: 26 }, leaveChecker],
  ["immunisations12months", { months: 12 }, "/stage/baby#card3009"],
  ["dentalVisits", { months: 12 }, "/stage/preschooler#card5006"],
  ["immunisations15months", { months: 15 }, "/stage/toddler#card4008"],
  ["bestStartEnds", { months: 36 }, "/financial-help/financial-help-checker"],
  ["twentyHours", { months: 36 }, earlyLearningMoney],
  ["immunisations4years", { months: 48 }, "/stage/preschooler#card5005"],
  ["b4SchoolCheck", { months: 48 }, "/stage/preschooler#card5004"],
  ["enrolAtSchool", { months: 54 }, "/stage/starting-school#card6001"],
  ["schoolMayBegin", { months: 60 }, "/stage/starting-school#card6002"],
  ["enrolledBySix", { months: 72 }, "/stage/starting-school#card6002"],
  ["childcareSubsidyEnds", { months: 60 }, "/financial-help/financial-help-checker"],
] as const satisfies readonly (readonly [string, Distance, string])[];

export function calendarEvents(dueDate: CalendarDate): CalendarEvent[] {
  const events = plan.flatMap(([name, distance, path]) => {
    const day =
      "weeks" in distance ? weeksAfter(dueDate, distance.weeks) : monthsAfter(dueDate, distance.months);
    return day ? [{ name, day, path }] : [];
  });
  return events.sort((one, other) => momentOf(one.day) - momentOf(other.day));
}

export const eventInWords = (name: EventName, language: Language): string =>
  plain(words(language)(`calendar/events/${name}`));

/**
 * Names the child without naming anybody: the half-year of the due date. A day that moves keeps it, siblings are never born in
 * the same one; only a day that moves over the end of June or December leaves the earlier dates behind.
 */
export const childOf = ({ year, month }: CalendarDate): string => `${year}${month <= 6 ? "a" : "b"}`;

/** Milliseconds (UTC). */
export const momentOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);
