import type { Figures } from "./figures.mjs";

export interface Held {
  name: string;
  of(figures: Figures): number;
  least?: number;
  most?: number;
}

/** What of the figures has a limit. */
export const held: readonly Held[];
/** The best of what was measured once or more often. */
export function best(limit: Held, taken: readonly Figures[]): number;
export function isHeld(limit: Held, taken: readonly Figures[]): boolean;
