// The phases of a pregnancy and of the first months, by weeks since the due date minus 40 weeks.

/** Weeks from the day that weeks are counted from to the due date. */
export const lengthOfPregnancy = 40;

/** A number of a row below. */
export type Phase = 1 | 2 | 3 | 4 | 5 | 6;

interface PhaseWeeks {
  phase: Phase;
  first: number;
  last: number;
  /** The section of the guide that is about these weeks, by its number there. */
  section: number;
}

/** One follows the other without a gap. */
export const phases: readonly PhaseWeeks[] = [
  { phase: 1, first: 0, last: 14, section: 95 },
  { phase: 2, first: 15, last: 30, section: 101 },
  { phase: 3, first: 31, last: 39, section: 152 },
  { phase: 4, first: 40, last: 45, section: 98 },
  { phase: 5, first: 46, last: 52, section: 182 },
  { phase: 6, first: 53, last: 65, section: 451 },
];

/** The number of the section of the guide that a phase is about. */
export const sectionOf = (wanted: Phase): number =>
  phases.find(({ phase }) => phase === wanted)?.section ?? 0;
