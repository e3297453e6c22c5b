import { fold, wordsOf } from "../load/words.mjs";

const maxLength = 250;
/** These surround words in the other language (search-rows.mjs writes them). */
const runStart = "\uE000";
const runEnd = "\uE001";
const leadLength = 60;

export const unmarked = (): boolean => false;

/** HTML with the hits in `<mark>`, at most 250 characters. `isWanted` gets folded words; `other` is the `lang` of marked runs. */
export function excerpt(text: string, isWanted: (word: string) => boolean, other: string): string {
  const hits = isWanted === unmarked ? [] : hitsIn(text, isWanted);
  const { start, end } = cut(text, answering(text, hits));
  const inRun = text.lastIndexOf(runStart, start - 1) > text.lastIndexOf(runEnd, start - 1) && start > 0;
  let html = inRun ? runStart : "";
  let at = start;
  for (const { index, written } of hits) {
    if (index < at || index + written.length > end) continue;
    html += `${escaped(text.slice(at, index))}<mark>${escaped(written)}</mark>`;
    at = index + written.length;
  }
  html += escaped(text.slice(at, end));
  if (html.lastIndexOf(runStart) > html.lastIndexOf(runEnd)) html += runEnd;
  const marked = html.replaceAll(runStart, `<span lang="${other}">`).replaceAll(runEnd, "</span>");
  return (start > 0 ? "… " : "") + marked + (end < text.length ? " …" : "");
}

const foldedWord = /[\p{L}\p{N}\p{Co}]+/gu;

/** Folding a whole text is faster than folding its words; where that moves them, it goes word by word. */
function hitsIn(text: string, isWanted: (word: string) => boolean) {
  const folded = fold(text);
  if (folded.length !== text.length) return wordsOf(text).filter(({ word }) => isWanted(word));
  return [...folded.matchAll(foldedWord)].flatMap(({ 0: word, index }) =>
    isWanted(word) ? [{ word, index, written: text.slice(index, index + word.length) }] : [],
  );
}

/** The start of the first sentence that says most of what was asked. */
function answering(text: string, hits: readonly { word: string; index: number }[]): number {
  let best = { index: hits[0]?.index ?? 0, words: 0 };
  for (const sentence of text.matchAll(/[^.!?·]+[.!?·]*/g)) {
    const from = sentence.index;
    const within = hits.filter(({ index }) => index >= from && index < from + sentence[0].length);
    const words = new Set(within.map(({ word }) => word)).size;
    if (words > best.words) best = { index: within[0]?.index ?? from, words };
  }
  return best.index;
}

function cut(text: string, hit: number): { start: number; end: number } {
  if (text.length <= maxLength) return { start: 0, end: text.length };
  const wish = Math.min(hit - leadLength, text.length - maxLength + 2);
  const start = wish <= 0 ? 0 : wordAfter(text, wish, hit);
  const room = maxLength - (start > 0 ? 2 : 0);
  if (text.length - start <= room) return { start, end: text.length };
  return { start, end: endOfWord(text, start + room - 2, start) };
}

function wordAfter(text: string, from: number, hit: number): number {
  const space = text.indexOf(" ", from - 1);
  return space < 0 || space >= hit ? whole(text, Math.min(from, hit)) : space + 1;
}

function endOfWord(text: string, to: number, start: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > start ? space : whole(text, to);
}

/** Does not cut a surrogate pair. */
function whole(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string);
}
