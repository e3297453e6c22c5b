import { called } from "../../places/typed.ts";
import { commonWords, fold, shortVowels, wordsOf } from "../load/words.mjs";
import acts from "./acts.json";
import { isOrdinary, isPlaceName } from "./known-words.ts";
import type { IndexedPage, SearchIndex } from "./library.ts";
import type { SearchHit } from "./results.ts";
import { isSubject } from "./word-families.ts";

const finder = "/services-near-me";
const mostWords = 5;
/** A place that the guide names in more texts is a word of ours too. */
const mostCards = 3;

const nearBy =
  /\b(near|nearby|nearest|closest|local|locally|close (by|to (me|us|home))|around (here|me)|(in|of) (my|our) area|my (area|town|suburb)|(e )?p?atata( ana)?|e tata( ana)?|tata ki|taku takiwa|toku takiwa)\b/;

type Word = ReturnType<typeof wordsOf>[number];
type Act = (typeof acts)[number];

const actOf = new Map<string, Act>(
  acts
    .filter(({ address }) => address.startsWith(finder))
    .flatMap((act) => act.terms.map((term) => [fold(term), act] as const)),
);

/** A service asked for somewhere. */
export interface Near {
  act?: Act | undefined;
  /** As it was typed; empty where it is "near me". */
  place: string;
  /** Where the place's words begin. */
  placed: ReadonlySet<number>;
  /** Nothing else is asked. */
  isAlone: boolean;
}

/** @returns nothing where neither "near me" nor a place is said beside what is looked for */
export function nearIn(term: string, { vocabulary }: SearchIndex): Near | undefined {
  const words = wordsOf(term);
  const place = placeIn(words, (word) => (vocabulary.words.get(word)?.cards ?? 0) <= mostCards);
  const [nearWords] = nearBy.exec(fold(term)) ?? [];
  const isNear = nearWords !== undefined;
  const placed = new Set(place.map(({ index }) => index));
  const others = words.filter(({ index }) => !placed.has(index));
  if (!isNear && place.length === 0) return undefined;
  const found = runsOf(others).find((run) => actOf.has(phraseOf(run))) ?? [];
  const said = new Set(wordsOf(nearWords ?? "").map(({ word }) => word));
  const left = others.filter((one) => !found.includes(one) && !said.has(one.word));
  // Somewhere alone is no question.
  if (others.every((one) => said.has(one.word) || isSaidOfAny(one))) return undefined;
  const [first] = place;
  const last = place.at(-1);
  return {
    act: actOf.get(phraseOf(found)),
    place: first && last ? term.slice(first.index, last.index + last.written.length) : "",
    placed,
    isAlone: left.every(isSaidOfAny) && (isNear || found.length > 0),
  };
}

const besides = new Set("class classes room rooms group groups centre centres center around".split(" "));
const isSaidOfAny = ({ word }: Word): boolean =>
  besides.has(word) || commonWords.has(word) || !isSubject(word);

/** The longest name; one word alone must be no English one, nor one of the guide's. */
function placeIn(words: readonly Word[], isRare: (word: string) => boolean): Word[] {
  const towns = new Set(words.filter(({ word }) => !isOrdinary(word) && (isRare(word) || word in called)));
  const isTown = (word: Word) => towns.has(word);
  const isPlace = (run: readonly Word[]) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || commonWords.has(last.word)) return false;
    if (run.length === 1)
      return first.word in called || (first.word.length > 3 && isTown(first) && isNamed(run));
    return (isArticle(first) || isTown(first)) && run.some(isTown) && isNamed(run);
  };
  return runsOf(words).find(isPlace) ?? [];
}

const isArticle = ({ word }: Word): boolean => word === "te" || word === "nga";
const isNamed = (run: readonly Word[]): boolean =>
  isPlaceName(run.map(({ word }) => shortVowels(word)).join(""));

/** Neighbouring words, the longest first. */
const runsOf = (words: readonly Word[]): Word[][] =>
  Array.from({ length: mostWords }, (_, less) => mostWords - less).flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length)),
  );

const phraseOf = (words: readonly Word[]): string => words.map(({ word }) => word).join(" ");

/** The finder comes first where a service is asked for, second where a place stands beside something else. */
export function withFinder(hits: readonly SearchHit[], near: Near, { rows }: SearchIndex): SearchHit[] {
  const page = pageAt(finder, rows);
  if (!page) return [...hits];
  const at = near.isAlone ? 0 : 1;
  const others = near.act ? hits : hits.filter((hit) => hit.page !== page);
  return others.toSpliced(at, 0, { page: near.act ? namedAs(near.act, near, page) : page, matched: [] });
}

function pageAt(address: string, rows: SearchIndex["rows"]): IndexedPage | undefined {
  for (const { page } of rows.values()) if (page?.address === address) return page;
  return undefined;
}

function namedAs({ address, name }: Act, { place }: Near, { text }: IndexedPage): IndexedPage {
  const query = place ? `${address.includes("?") ? "&" : "?"}place=${encodeURIComponent(place)}` : "";
  return { address: address + query, ...name, text };
}
