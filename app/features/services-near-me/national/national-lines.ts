import national from "./national-lines.json";

/** Answers from anywhere, for a place without anyone near. */
export interface NationalLine {
  name: string;
  number: string;
  source: string;
  /** When a copy of that page was read. The guide has the other numbers with their sources. */
  read?: string;
}

export type LineName = keyof typeof national.lines;

const byCategory = national.byCategory as Readonly<Record<string, readonly LineName[]>>;

export const nationalLines = (category: string): (NationalLine & { id: LineName })[] =>
  (byCategory[category] ?? ["citizensAdvice" as const]).map((id) => ({ id, ...national.lines[id] }));

interface ListKeeper {
  name: string;
  address: string;
}

/** Besides the publisher of our own list. */
export const listKeepers: Readonly<Record<string, readonly ListKeeper[]>> = national.listKeepers;
