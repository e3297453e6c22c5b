export interface AddressCost {
  readonly queries: number;
  readonly read: number;
  readonly written: number;
  /** Compressed with gzip. */
  readonly bytes?: number;
  /** Milliseconds. */
  readonly cpu?: number;
}

export interface MeasuredCosts {
  /** YYYY-MM-DD. */
  readonly measured: string;
  readonly costs: Readonly<Record<string, AddressCost>>;
}

export const pageFile: string;
export function measuredCosts(): MeasuredCosts;
export function writeCosts(found: MeasuredCosts): void;
export function costsPage(found: MeasuredCosts): string;
