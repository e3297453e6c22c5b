import type { MaoriPlace, NameHistory } from "./name-history.ts";

/** What is asked of the years of names: one, or two side by side, as typed. */
export interface NameHistoryQuery {
  name: string;
  with?: string;
}

/** A name that was asked for, and what is known of it. */
export interface NameLookup {
  typed: string;
  couldBeName: boolean;
  history: NameHistory | undefined;
  /** Its places in the Māori lists. */
  maori: readonly MaoriPlace[];
  /** Names that begin alike, when there is no history. */
  like: readonly string[];
}

/** The path and parameters of the years of names. */
export function historyAddress({ name, with: other }: NameHistoryQuery): string {
  return `/baby-name?${new URLSearchParams({ name, ...(other ? { with: other } : {}) })}`;
}
