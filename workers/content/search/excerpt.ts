import { fold, wordsOf } from "../load/words.mjs";

const maxLength = 250;
/** These surround words in the other language (search-rows.mjs writes them). */
const runStart = "\uE000";
const runEnd = "\uE001";
const leadLength = 60;
const longestBefore = 120;

/** How much a folded word says of what was asked; 0 if nothing. */
export type Weigh = (word: string) => number;

export const unmarked: Weigh = () => 0;

/** HTML with the hits in `<mark>`, at most 250 characters. `other` is the `lang` of marked runs. */
export function excerpt(text: string, weigh: Weigh, other: string, wantsAmount = false): string {
  const hits = weigh === unmarked ? [] : hitsIn(text, weigh);
  const { start, end } = cut(text, answering(text, hits, wantsAmount));
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
/** The page fills these in; the words of their names are none of the text. */
const amount = /\[\[.*?\]\]/g;

interface Hit {
  word: string;
  index: number;
  written: string;
  weight: number;
}

/** Folding a whole text is faster than folding its words; where that moves them, it goes word by word. */
function hitsIn(text: string, weigh: Weigh): Hit[] {
  const plain = text.replace(amount, (name) => "-".repeat(name.length));
  const folded = fold(plain);
  const words =
    folded.length === text.length
      ? [...folded.matchAll(foldedWord)].map(({ 0: word, index }) => ({ word, index, written: "" }))
      : wordsOf(plain);
  return words.flatMap(({ word, index, written }) => {
    const weight = weigh(word);
    const asWritten = written || text.slice(index, index + word.length);
    return weight > 0 ? [{ word, index, written: asWritten, weight }] : [];
  });
}

/** Sentences and items of a list; an amount has dots in its name. */
const sentences = /(?:\[\[.*?\]\]|\d\.\d|[^.!?·])+[.!?·]*/g;

interface Answering {
  /** Of the sentence. */
  start: number;
  /** Of its first word that was asked for. */
  hit: number;
}

/** The first sentence that says most of what was asked. */
function answering(text: string, hits: readonly Hit[], wantsAmount: boolean): Answering {
  let best = { start: 0, hit: hits[0]?.index ?? 0, says: 0 };
  for (const { index, 0: sentence } of text.matchAll(sentences)) {
    const within = hits.filter((hit) => hit.index >= index && hit.index < index + sentence.length);
    const figure = wantsAmount && /\[\[|\$\d/.test(sentence) ? 1.5 : 0;
    const words = new Map(within.map(({ word, weight }) => [word, weight]));
    const says = [...words.values()].reduce((all, each) => all + each, figure);
    const start = index + sentence.length - sentence.trimStart().length;
    if (says > best.says) best = { start, hit: within[0]?.index ?? start, says };
  }
  return best;
}

/** From the beginning of the sentence, where that leaves room for the word. */
function cut(text: string, { start: sentence, hit }: Answering): { start: number; end: number } {
  if (text.length <= maxLength) return { start: 0, end: text.length };
  const last = text.length - maxLength + 2;
  if (hit - sentence <= longestBefore && sentence <= last) return ended(text, sentence);
  const wish = Math.min(hit - leadLength, last);
  return ended(text, wish <= 0 ? 0 : wordAfter(text, wish, hit));
}

function ended(text: string, start: number): { start: number; end: number } {
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
