// The weeks of a year in which a household's money changes, and the household that it is then.

import type { Adult, WeekRequest } from "#workers/rules/week/request.ts";
import { type Change, changed } from "../what-if/change.ts";

type WeekHousehold = WeekRequest["household"];

export type Event = "birth" | "leaveEnds" | "back" | "april" | "birthday";

export interface Moment {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly events: readonly Event[];
}

export interface Plan {
  readonly today: string;
  readonly household: WeekHousehold;
  /** The expected day, and whether one parent then takes leave from work. */
  readonly due?: { readonly day: string; readonly takesLeave: boolean } | undefined;
  /** Days of birth that were told. */
  readonly births: readonly string[];
  readonly change: Change;
}

export const weeksOfYear = 52;
const weeksOfLeave = 26;
/** A week (Parental Leave and Employment Protection Act 1987, section 2BA). */
const hoursOfWorkTest = 10;
const daysOfWeek = 7;
const millisecondsOfDay = 86_400_000;
/** Of a child, where something that is paid begins or ends. */
const birthdays = [1, 3, 5, 14, 18, 19];
/** When benefits and limits change, and when winter payments begin and end. */
const daysOfYear = [
  ["04-01", "april"],
  ["05-01", undefined],
  ["10-01", undefined],
] as const;

export const addWeeks = (day: string, weeks: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + weeks * daysOfWeek * millisecondsOfDay)
    .toISOString()
    .slice(0, 10);
export const weeksBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (daysOfWeek * millisecondsOfDay);

const turning = (born: string, age: number): string => `${Number(born.slice(0, 4)) + age}${born.slice(4)}`;

/** @returns the first of today, and each day of the next 52 weeks on which a sum can change, in their order */
export function momentsOf({ today, household, due, births, change }: Plan): Moment[] {
  const end = addWeeks(today, weeksOfYear);
  const isOnLeave = household.adults[0]?.work?.leave === "PPL";
  const leaveBegan = isOnLeave ? births.toSorted().at(-1) : undefined;
  const leaveBegins = due?.takesLeave ? due.day : leaveBegan;
  const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more);
  const all: (readonly [string | undefined, Event | undefined])[] = [
    [today, undefined],
    [due?.day, "birth"],
    [leaveBegins && addWeeks(leaveBegins, weeksOfLeave), "leaveEnds"],
    [change.back, "back"],
    ...births.flatMap((born) => birthdays.map((age) => [turning(born, age), "birthday"] as const)),
    ...years.flatMap((year) => daysOfYear.map(([day, event]) => [`${year}-${day}`, event] as const)),
  ];
  const days = new Map<string, Event[]>();
  for (const [day, event] of all) {
    if (!day || day < today || day >= end) continue;
    days.set(day, [...(days.get(day) ?? []), ...(event ? [event] : [])]);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, events]) => ({ day, events }));
}

/** The household on that day: a baby that is born, a parent on leave, at work again. */
export function householdOn(day: string, plan: Plan): WeekHousehold {
  const { today, due, change } = plan;
  const isTried = !change.back || day >= change.back;
  const household = isTried ? changed(plan.household, change, change.back ?? today) : plan.household;
  if (!due || day < due.day) return household;
  const { expecting, ...born } = household;
  const [own, ...others] = born.adults;
  const isOnLeave = due.takesLeave && day < addWeeks(due.day, weeksOfLeave);
  return {
    ...born,
    adults: isOnLeave ? [{ ...own, work: leaveFrom(due.day, own!) }, ...others] : born.adults,
    children: [...born.children, { born: due.day, resident: true, careShare: 1 }],
  };
}

/** Who takes leave has told that the work test is met. */
function leaveFrom(day: string, { work = {} }: Adult): NonNullable<Adult["work"]> {
  const { hours = 0, weeklyGross = 0 } = work;
  return {
    hours: 0,
    weeklyGross,
    leave: "PPL",
    leaveFrom: day,
    before: { hours: Math.max(hours, hoursOfWorkTest), weeks: weeksOfLeave, weeklyGross, kind: "employed" },
  };
}
