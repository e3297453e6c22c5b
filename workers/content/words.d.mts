/** A text without macrons and case. */
export function fold(text: string): string;
/** The words of a text as they are written, each with its folded form and its place. */
export function wordsOf(text: string): { written: string; word: string; index: number }[];
/** Words that nearly every text holds: a search leaves them out unless it has no others. Folded. */
export const commonWords: ReadonlySet<string>;
