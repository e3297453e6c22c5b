import { calendarEvents, dueDateField, readDueDate } from "#app/features/account/index.ts";
import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import { dateAnswersIn, readDate } from "#app/forms/typed-day.ts";
import { type CalendarDate, dayInNewZealand, toIso } from "#app/nz/date.ts";
import type { Stage, StageSection } from "#app/server/neighbours/content.ts";

type EventName = ReturnType<typeof calendarEvents>[number]["name"];

/** A day that a card mentions, YYYY-MM-DD. */
export interface CardDay {
  day: string;
  event: EventName;
}

export interface Weeks {
  /** YYYY-MM-DD */
  day: string;
  of: "due" | "birth";
  /** Whole weeks of pregnancy or of the baby's life; undefined before the one and after the other. */
  passed: number | undefined;
  /** By section number. */
  begins: ReadonlyMap<number, string>;
  /** By card number, first day first. */
  days: ReadonlyMap<number, readonly CardDay[]>;
  /** The section that holds today. */
  now: number | undefined;
}

export type MyWeeks = { is: "none" } | { is: "wrong"; typed: Answers } | ({ is: "known" } & Weeks);

export const weeksStep = step("weeks", [section("weeks", { date: question(dueDateField) })]);

/** The day's three fields, as its form puts them into the address. */
const typedIn = (search: URLSearchParams): Answers =>
  pickAnswers(weeksStep, Object.fromEntries([...search.keys()].map((name) => [name, search.getAll(name)])));

/** One short value, which can be kept, instead of three fields. @returns undefined when they hold no day */
export function weeksAddress(search: URLSearchParams): URLSearchParams | undefined {
  const day = readDate(typedIn(search), "date");
  if (!day) return undefined;
  const others = [...search].filter(([name]) => !name.startsWith("date"));
  return new URLSearchParams([["date", toIso(day)], ...others]);
}

const dayLength = 24 * 60 * 60 * 1000;
const pregnancyWeeks = 40;
/** Weeks from the birth, or from the due date: after that the stage has nothing left to come. */
const weeksTold = 30;

/** The address comes before the profile. @param profile saved due date */
export function myWeeks(search: URLSearchParams, profile: CalendarDate | undefined, now: Date): MyWeeks {
  const parts = typedIn(search);
  if (Object.keys(parts).length > 0) return { is: "wrong", typed: parts };
  const typed = search.get("date");
  if (typed === null) return profile ? weeksFrom(profile, "due", dayInNewZealand(now)) : { is: "none" };
  const today = dayInNewZealand(now);
  const of = search.get("of") === "birth" ? "birth" : "due";
  const day = readDueDate(typed);
  return day && isNear(toIso(day), of, today)
    ? weeksFrom(day, of, today)
    : { is: "wrong", typed: dateAnswersIn("date", typed) };
}

/** A birth is in the past; a due date at most a pregnancy away. */
function isNear(day: string, of: "due" | "birth", today: string): boolean {
  const away = weeksBetween(today, day);
  return of === "birth" ? away <= 0 && away > -104 : away > -weeksTold && away <= pregnancyWeeks + 2;
}

const weeksBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (7 * dayLength);

function weeksFrom(date: CalendarDate, of: "due" | "birth", today: string): MyWeeks {
  const day = toIso(date);
  const events = calendarEvents(date)
    .map((event) => ({ ...event, day: toIso(event.day) }))
    // How long the pregnancy was is not known.
    .filter((event) => of === "due" || event.day >= day);
  const begins = new Map<number, string>();
  const days = new Map<number, CardDay[]>();
  for (const { name, day, path } of events) {
    const [, kind, id] = /^\/stage\/pregnancy#(section-|card)(\d+)$/.exec(path) ?? [];
    if (kind === "card") days.set(Number(id), [...(days.get(Number(id)) ?? []), { day, event: name }]);
    if (kind === "section-") begins.set(Number(id), day);
  }
  const since = Math.floor(weeksBetween(day, today)) + (of === "due" ? pregnancyWeeks : 0);
  const isUnderWay = since >= 0 && since <= (of === "due" ? pregnancyWeeks + 2 : weeksTold);
  return {
    is: "known",
    day,
    of,
    passed: isUnderWay ? since : undefined,
    begins,
    days,
    now: [...begins].filter(([, begins]) => begins <= today).at(-1)?.[0],
  };
}

/** Each section's cards by day; those without one come first, in their own order. */
export function inOrderOfWeeks({ Sections }: Stage, { days }: Weeks): StageSection[] {
  const first = (id: number) => days.get(id)?.[0]?.day ?? "";
  return Sections.map((section) => ({
    ...section,
    Cards: section.Cards.toSorted((one, other) => first(one.id).localeCompare(first(other.id))),
  }));
}
