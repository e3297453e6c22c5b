// Due in the week before a phase starts. Days are YYYY-MM-DD, without a time zone.

import { lengthOfPregnancy, type Phase, phases } from "./phases.ts";

const week = 7;
const dayLength = 24 * 60 * 60 * 1000;

export interface DueReminder {
  phase: Phase;
  dueDate: string;
}

/** A whole week, to make up for a missed day. */
export function phaseDue(dueDate: string, today: string): Phase | undefined {
  const begins = dayNumber(dueDate) - lengthOfPregnancy * week;
  const day = dayNumber(today) - begins;
  return phases.find(({ first }) => day >= (first - 1) * week && day < first * week)?.phase;
}

export const dueOn = (today: string): DueReminder[] =>
  phases.flatMap(({ phase, first }) =>
    [1, 2, 3, 4, 5, 6, 7].map((ahead) => ({
      phase,
      dueDate: dayOf(dayNumber(today) + ahead + (lengthOfPregnancy - first) * week),
    })),
  );

/** NaN for an invalid day; it compares false with everything. */
function dayNumber(day: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return dayOf(moment / dayLength) === day ? moment / dayLength : Number.NaN;
}

/** Without this check, 30 February would be 2 March. */
function dayOf(number: number): string {
  return Number.isNaN(number) ? "" : new Date(number * dayLength).toISOString().slice(0, 10);
}
