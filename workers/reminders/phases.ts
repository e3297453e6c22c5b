// Weeks are counted from the due date minus 40 weeks.

export const lengthOfPregnancy = 40;

export type Phase = 1 | 2 | 3 | 4 | 5 | 6;

interface PhaseWeeks {
  phase: Phase;
  first: number;
  last: number;
  section: number;
}

export const phases: readonly PhaseWeeks[] = [
  { phase: 1, first: 0, last: 14, section: 95 },
  { phase: 2, first: 15, last: 30, section: 101 },
  { phase: 3, first: 31, last: 39, section: 152 },
  { phase: 4, first: 40, last: 45, section: 98 },
  { phase: 5, first: 46, last: 52, section: 182 },
  { phase: 6, first: 53, last: 65, section: 451 },
];

export const sectionOf = (wanted: Phase): number =>
  phases.find(({ phase }) => phase === wanted)?.section ?? 0;
