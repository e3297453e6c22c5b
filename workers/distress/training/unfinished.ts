import { randomFrom } from "./learn.ts";
import type { Phrase } from "./phrases.ts";

const share = 0.12;
/** Characters. */
const shortest = 12;

/** Of innocent words the beginning is innocent, too, while the last one is still being typed. */
export function unfinished(phrases: readonly Phrase[]): Phrase[] {
  const random = randomFrom(phrases.length);
  return phrases.flatMap(({ text, kind }) => {
    if (kind !== "innocent" || random() >= share) return [];
    const length = Math.ceil(text.length * (0.5 + random() / 2));
    return length < text.length && length >= shortest ? [{ text: text.slice(0, length).trim(), kind }] : [];
  });
}
