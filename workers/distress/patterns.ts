import type { ReadWord } from "./reading.ts";

/** Compiled one by one as a text needs them: all at once would cost an isolate a tenth of a second. */
export class Patterns {
  readonly #patterns: { source: string; begins: string[]; compiled?: RegExp }[];

  constructor(patterns: (string | string[])[][]) {
    this.#patterns = patterns.map(([source, begins]) => ({
      source: source as string,
      begins: begins as string[],
    }));
  }

  areIn = (text: string, words: readonly ReadWord[]): boolean =>
    this.#possible(words).some((pattern) => text.search(pattern) >= 0);

  maskedIn = (text: string, words: readonly ReadWord[]): string =>
    this.#possible(words).reduce((left, pattern) => left.replace(pattern, ". "), text);

  #possible(words: readonly ReadWord[]): RegExp[] {
    const couldBegin = (begin: string) =>
      words.some(({ word, letters }) => {
        if (begin.startsWith("#")) return letters.includes(begin.slice(1));
        return begin.endsWith("*") ? word.startsWith(begin.slice(0, -1)) : word === begin;
      });
    return this.#patterns
      .filter(({ begins }) => begins.some(couldBegin))
      .map((pattern) => {
        pattern.compiled ??= new RegExp(`(?<![^ ])${pattern.source}`, "g");
        return pattern.compiled;
      });
  }
}
