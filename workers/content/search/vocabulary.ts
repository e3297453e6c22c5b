import { shortVowels } from "../load/words.mjs";
import { stemsOf } from "./word-filter.mjs";

export interface VocabularyEntry {
  written: string;
  languages: ("en" | "mi")[];
  cards: number;
}

export class Vocabulary {
  readonly words: ReadonlyMap<string, VocabularyEntry>;
  /** Names and keywords of several words, folded. */
  readonly phrases: ReadonlySet<string>;
  readonly #sorted: string[];
  readonly #ofLanguage = new Map<"en" | "mi", ReadonlyMap<string, VocabularyEntry>>();

  #sounds: ReadonlyMap<string, string[]> | undefined;

  /** @param rows word, written form, number of cards, language; a word of both languages is there twice */
  constructor(
    rows: readonly (readonly [string, string, number, "en" | "mi"])[],
    phrases: ReadonlySet<string> = new Set(),
  ) {
    this.phrases = phrases;
    const words = new Map<string, VocabularyEntry>();
    for (const [word, written, cards, language] of rows) {
      const known = words.get(word);
      words.set(word, {
        written: known && known.cards > cards ? known.written : written,
        cards: cards + (known?.cards ?? 0),
        languages: [...(known?.languages ?? []), language],
      });
    }
    this.words = words;
    this.#sorted = [...words.keys()].sort();
  }

  hasPrefix(beginning: string): boolean {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    return this.#sorted[low]?.startsWith(beginning) ?? false;
  }

  wordsOf(language: "en" | "mi" | undefined): ReadonlyMap<string, VocabularyEntry> {
    if (!language) return this.words;
    const known = this.#ofLanguage.get(language);
    if (known) return known;
    const own = new Map([...this.words].filter(([, { languages }]) => languages.includes(language)));
    this.#ofLanguage.set(language, own);
    return own;
  }

  /** Taake for tāke; the most frequent first. */
  soundingLike(word: string): readonly string[] {
    this.#sounds ??= this.#bySound();
    return this.#sounds.get(shortVowels(word)) ?? [];
  }

  #bySound(): ReadonlyMap<string, string[]> {
    const sounds = new Map<string, string[]>();
    const maori = [...this.wordsOf("mi")].sort(([, one], [, other]) => other.cards - one.cards);
    for (const [word] of maori) {
      const sound = shortVowels(word);
      sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
    }
    return sounds;
  }

  forms(word: string): string[] {
    return [...new Set([word, ...otherForms(word)])].filter((form) => this.words.has(form));
  }
}

const iseEnding = /(i|y)[sz](e|ed|es|er|ers|ing|ation|ations|ational)$/;

/** English only: British and American spelling, plurals, -ing and -ed. */
function otherForms(word: string): string[] {
  const spelt = iseEnding.test(word)
    ? [
        word.replace(iseEnding, (_, vowel, end) => `${vowel}s${end}`),
        word.replace(iseEnding, (_, vowel, end) => `${vowel}z${end}`),
      ]
    : [];
  if (word.length < 4) return [`${word}s`, ...spelt];
  const stems = [word, ...spelt].flatMap((form) => [form, ...stemsOf(form)]);
  return stems.flatMap((stem) => [
    stem,
    `${stem}s`,
    `${stem}es`,
    `${stem}ing`,
    stem.replace(/e$/, "ing"),
    stem.replace(/y$/, "ies"),
  ]);
}
