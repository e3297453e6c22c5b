import type { BenchFigures } from "./figures.mjs";

export interface PerformanceLimit {
  name: string;
  of(figures: BenchFigures): number;
  least?: number;
  most?: number;
}

/** What of the figures has a limit. */
export const held: readonly PerformanceLimit[];
/** The best of what was measured once or more often. */
export function best(limit: PerformanceLimit, taken: readonly BenchFigures[]): number;
export function isHeld(limit: PerformanceLimit, taken: readonly BenchFigures[]): boolean;
