export interface Paint {
  /** From the moment the address was asked for to the first words or pictures. */
  milliseconds: number;
  /** What the first paint waits for: the page itself, and whatever the browser holds it back for. */
  needed: string[];
  /** Cumulative layout shift. */
  shift: number;
}

/** Opens pages on slow 4G with a processor six times slower, each with nothing kept from before. */
export function firstPaints(
  site: string,
  paths: readonly string[],
  times?: number,
): Promise<Record<string, Paint>>;
