import { isMaoriShaped } from "../load/words.mjs";
import { isOrdinary } from "./known-words.ts";
import { soundOf } from "./sound.ts";

const mistakes = (word: string): number => (word.length <= 7 ? 1 : 2);
/** Where both sound alike, excema and eczema, more letters may be wrong. */
const mistakesOfSound = (word: string): number => (word.length <= 6 ? 2 : 3);
/** Shorter words are too ambiguous to correct. */
const shortestWord = 4;
const shortForFirst = 6;
const shortForLost = 7;

interface Known {
  cards: number;
  languages?: readonly ("en" | "mi")[];
}

export interface Nearest {
  word: string;
  soundsAlike: boolean;
}

/** Of equally near words, one that sounds alike, then the more frequent one. `words` are folded. */
export function nearest(word: string, words: ReadonlyMap<string, Known>): Nearest | undefined {
  if (word.length < shortestWord || /\d/.test(word)) return undefined;
  const most = mistakesOfSound(word);
  const sound = soundOf(word);
  const isMaori = isMaoriShaped(word);
  let best: (Nearest & { distance: number; cards: number }) | undefined;
  for (const [candidate, known] of words) {
    if (candidate.length < shortestWord || Math.abs(candidate.length - word.length) > most) continue;
    if (!mayBeginSo(word, candidate)) continue;
    const distance = distanceBetween(word, candidate, Math.min(most, best ? best.distance + 1 : most));
    if (distance > most || (isMaori && isOtherWord(word, candidate, distance, known))) continue;
    const soundsAlike = soundOf(candidate) === sound;
    if (!soundsAlike && isFar(word, candidate, distance)) continue;
    const seen = soundsAlike ? distance - 0.5 : distance;
    if (!best || seen < best.distance || (seen === best.distance && known.cards > best.cards))
      best = { word: candidate, soundsAlike, distance: seen, cards: known.cards };
  }
  return best;
}

/** Two mistakes, or one in a short word, and another first letter make another word. */
const isFar = (word: string, candidate: string, distance: number): boolean =>
  distance > mistakes(word) || (candidate[0] !== word[0] && (distance > 1 || word.length < shortForFirst));

/** Māori words often differ in one letter alone: pātata, close by, is no pātara, a bottle. English ones are not meant. */
function isOtherWord(word: string, candidate: string, distance: number, { languages }: Known): boolean {
  const isShaped = isMaoriShaped(candidate);
  if (!languages || (languages.includes("en") && (!isShaped || isOrdinary(candidate)))) return false;
  const letters = (text: string) => [...text].sort().join("");
  const isSwapped = letters(word) === letters(candidate);
  const hasLost = word.length !== candidate.length && word.length >= shortForLost;
  return !isShaped || distance > 1 || !(isSwapped || hasLost);
}

/** Cheaper than a distance: one mistake changes a first letter in few ways. */
const mayBeginSo = (word: string, candidate: string): boolean =>
  candidate[0] === word[0] ||
  candidate[1] === word[1] ||
  candidate[0] === word[1] ||
  candidate[1] === word[0];

/** Damerau–Levenshtein (optimal string alignment); anything above `most` is `most + 1`. */
export function distanceBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      here[column] = Math.min(
        (above[column] as number) + 1,
        (here[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
        swapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...here) > most) return most + 1;
    before = above;
    above = here;
  }
  return Math.min(above[other.length] as number, most + 1);
}
