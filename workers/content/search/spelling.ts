const mistakes = (word: string): number => (word.length <= 7 ? 1 : 2);
/** Shorter words are too ambiguous to correct. */
const shortestWord = 4;
const shortForFirst = 6;

/** Of equally near words, the more frequent one. `words` are folded. */
export function nearest(word: string, words: ReadonlyMap<string, { cards: number }>): string | undefined {
  if (word.length < shortestWord || /\d/.test(word)) return undefined;
  const most = mistakes(word);
  let best: { word: string; distance: number; cards: number } | undefined;
  for (const [candidate, { cards }] of words) {
    if (candidate.length < shortestWord || Math.abs(candidate.length - word.length) > most) continue;
    if (!mayBeginSo(word, candidate)) continue;
    const distance = distanceBetween(word, candidate, Math.min(most, best?.distance ?? most));
    // Two mistakes, or one in a short word, and another first letter make another word.
    if (distance > most || (candidate[0] !== word[0] && (distance > 1 || word.length < shortForFirst)))
      continue;
    if (!best || distance < best.distance || (distance === best.distance && cards > best.cards))
      best = { word: candidate, distance, cards };
  }
  return best?.word;
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
