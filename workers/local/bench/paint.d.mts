export interface Paint {
  milliseconds: number;
  /** Addresses that the first paint waits for. */
  needed: string[];
  /** Cumulative layout shift. */
  shift: number;
}

export function firstPaints(
  site: string,
  paths: readonly string[],
  times?: number,
): Promise<Record<string, Paint>>;
