import type { MaoriPlace, NameHistory } from "./name-history.ts";

/** As typed. */
export interface NameHistoryQuery {
  name: string;
  with?: string;
}

export interface NameLookup {
  typed: string;
  couldBeName: boolean;
  history: NameHistory | undefined;
  maori: readonly MaoriPlace[];
  like: readonly string[];
}

export function historyAddress({ name, with: other }: NameHistoryQuery): string {
  return `/baby-name?${new URLSearchParams({ name, ...(other ? { with: other } : {}) })}`;
}
