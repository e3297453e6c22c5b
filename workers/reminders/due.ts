// When a reminder is due: in the week before a phase starts. Days are written YYYY-MM-DD and know no time zone.

import { lengthOfPregnancy, type Phase, phases } from "./phases.ts";

const week = 7;
const dayLength = 24 * 60 * 60 * 1000;

/** Who is to be reminded of what: everybody with this due date, of this phase. */
export interface DueReminder {
  phase: Phase;
  dueDate: string;
}

/**
 * The phase that a reminder is due for: from one week before the phase starts, so that a day on which nobody could send is
 * caught up, until the day before, because later it reminds of nothing.
 * @param today the day it is in New Zealand
 */
export function phaseDue(dueDate: string, today: string): Phase | undefined {
  const begins = dayNumber(dueDate) - lengthOfPregnancy * week;
  const day = dayNumber(today) - begins;
  return phases.find(({ first }) => day >= (first - 1) * week && day < first * week)?.phase;
}

/** Every due date for which a reminder is due on a day, with its phase: seven for each phase. */
export const dueOn = (today: string): DueReminder[] =>
  phases.flatMap(({ phase, first }) =>
    [1, 2, 3, 4, 5, 6, 7].map((ahead) => ({
      phase,
      dueDate: dayOf(dayNumber(today) + ahead + (lengthOfPregnancy - first) * week),
    })),
  );

/** NaN for what is no day, which is before and after none. */
function dayNumber(day: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return dayOf(moment / dayLength) === day ? moment / dayLength : Number.NaN;
}

/** Without this 30 February would be 2 March. */
function dayOf(number: number): string {
  return Number.isNaN(number) ? "" : new Date(number * dayLength).toISOString().slice(0, 10);
}
