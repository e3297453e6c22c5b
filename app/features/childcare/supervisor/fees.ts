import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDollars } from "#app/nz/read-dollars.ts";

/** A week may differ from hours times fee by this, for rounding and whole sessions. */
const tolerance = { share: 0.1, dollars: 5 };

/**
 * Whether the weekly fee is neither the hours times the hourly fee, nor that without the hours of 20 Hours ECE.
 * @param child of its questions' names, such as `children[0]` @returns false while one of them is missing or not a number
 */
export function isWeekUnlikely(answers: Answers, child: string): boolean {
  const of = (name: string) => answerTo(answers, `${child}.${name}`);
  const hours = Number(of("hours_of_care_weekly"));
  const free = Number(of("provider_20_hours_weekly") ?? 0);
  const [hourly, weekly] = ["hourly_fee", "weekly_fee"].map((name) => readDollars(of(name) ?? ""));
  if (!(hours >= 0) || hourly === undefined || weekly === undefined) return false;
  const likely = [hours, Math.max(0, hours - free)].map((paid) => paid * hourly);
  return !likely.some(
    (week) => Math.abs(weekly - week) <= Math.max(tolerance.dollars, week * tolerance.share),
  );
}
