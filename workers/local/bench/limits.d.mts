import type { BenchFigures } from "./figures.mjs";

export interface PerformanceLimit {
  name: string;
  of(figures: BenchFigures): number;
  least?: number;
  most?: number;
}

export const limits: readonly PerformanceLimit[];
export function best(limit: PerformanceLimit, taken: readonly BenchFigures[]): number;
export function isWithin(limit: PerformanceLimit, taken: readonly BenchFigures[]): boolean;
