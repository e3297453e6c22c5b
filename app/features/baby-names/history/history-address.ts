import type { MaoriPlace, NameHistory } from "./name-history.ts";

/** One name, or two to compare, as typed. */
export interface NameHistoryQuery {
  name: string;
  with?: string;
}

export interface NameLookup {
  typed: string;
  couldBeName: boolean;
  history: NameHistory | undefined;
  maori: readonly MaoriPlace[];
  /** Names with the same beginning, when there is no history. */
  like: readonly string[];
}

export function historyAddress({ name, with: other }: NameHistoryQuery): string {
  return `/baby-name?${new URLSearchParams({ name, ...(other ? { with: other } : {}) })}`;
}
