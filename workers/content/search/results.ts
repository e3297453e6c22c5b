import type { CardTag } from "../serve/content.ts";
import { excerpt, unmarked, type Weigh } from "./excerpt.ts";
import type { IndexedCard, IndexedPage, SearchIndex } from "./library.ts";
import type { RankedRow } from "./ranking.ts";

const pageSize = 15;

export interface SearchHit {
  card?: IndexedCard | undefined;
  page?: IndexedPage | undefined;
  matched: ("en" | "mi")[];
}

/** Unknown ids are ignored. */
export interface SearchFilter {
  stage?: string;
  topic?: string;
}

export function hitsOf(ranked: readonly RankedRow[], { rows }: SearchIndex): SearchHit[] {
  const hits = new Map<IndexedCard | IndexedPage, SearchHit>();
  for (const { row } of ranked) {
    const { card, page, language = "en" } = rows.get(row) ?? {};
    const found = card ?? page;
    if (!found) continue;
    const hit = hits.get(found) ?? { card, page, matched: [] };
    hit.matched.push(language);
    hits.set(found, hit);
  }
  return [...hits.values()].map((hit) => ({ ...hit, matched: hit.matched.sort() }));
}

const ofStage = (id: string | undefined) => (hit: SearchHit) =>
  id === undefined || String(hit.card?.section.stage.id) === id;
const ofTopic = (id: string | undefined) => (hit: SearchHit) =>
  id === undefined || hit.card?.tags.some((tag) => tag.id === id) === true;

export function knownFilter({ stage, topic }: SearchFilter, { rows }: SearchIndex): SearchFilter {
  const all = [...rows.values()].map(({ card }): SearchHit => ({ card, matched: [] }));
  return {
    ...(stage !== undefined && all.some(ofStage(stage)) && { stage }),
    ...(topic !== undefined && all.some(ofTopic(topic)) && { topic }),
  };
}

/** Each is counted with the other filter applied. */
function facetsOf(hits: readonly SearchHit[], { stage, topic }: SearchFilter) {
  const stages = new Map<number, { id: number; nameEn: string; nameMi: string; count: number }>();
  for (const { card } of hits.filter(ofTopic(topic))) {
    if (!card) continue;
    const known = stages.get(card.section.stage.id) ?? { ...card.section.stage, count: 0 };
    stages.set(known.id, { ...known, count: known.count + 1 });
  }
  const topics = new Map<string, CardTag & { count: number }>();
  for (const tag of hits.filter(ofStage(stage)).flatMap(({ card }) => card?.tags ?? [])) {
    const known = topics.get(tag.id) ?? { ...tag, count: 0 };
    topics.set(tag.id, { ...known, count: known.count + 1 });
  }
  return {
    stages: [...stages.values()].sort((a, b) => a.id - b.id),
    topics: [...topics.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
}

/** What of a text answers the question. */
export interface Asked {
  weigh: Weigh;
  wantsAmount: boolean;
  /** Of the page. */
  language?: "en" | "mi" | undefined;
}

/** Cards are named such as card2001, other pages by their addresses. */
export function pageOf(hits: readonly SearchHit[], page: number, filter: SearchFilter, asked: Asked) {
  const left = hits.filter(ofStage(filter.stage)).filter(ofTopic(filter.topic));
  const shown = left.slice(page * pageSize, (page + 1) * pageSize);
  return {
    entries: Object.fromEntries(shown.flatMap((hit) => told(hit, asked))),
    total: left.length,
    page,
    pages: Math.ceil(left.length / pageSize),
    facets: facetsOf(hits, filter),
  };
}

/** The other language's excerpt is marked only where the words were found in that language alone. */
function told(
  { card, page, matched }: SearchHit,
  { weigh, wantsAmount, language }: Asked,
): [string, object][] {
  const markedIn = (each: "en" | "mi") =>
    language === undefined || each === language || !matched.includes(language) ? weigh : unmarked;
  const matchesOf = ({ en, mi }: { en: string; mi: string }) => [
    {
      Content: excerpt(en, markedIn("en"), "mi", wantsAmount),
      ContentMI: excerpt(mi, markedIn("mi"), "en-NZ", wantsAmount),
    },
  ];
  if (card) {
    const { text, ...rest } = card;
    return [[`card${card.id}`, { card: { ...rest, matches: matchesOf(text), matched } }]];
  }
  if (!page) return [];
  const { text, ...rest } = page;
  return [[page.address, { page: { ...rest, matches: matchesOf(text), matched } }]];
}
