export function fold(text: string): string;
export function shortVowels(word: string, isBeginning?: boolean): string;
export function wordsOf(text: string): { written: string; word: string; index: number }[];
export const commonWords: ReadonlySet<string>;
