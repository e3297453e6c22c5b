import type { CardTag } from "../content.ts";
import { excerpt } from "./excerpt.ts";
import type { IndexedCard, SearchIndex } from "./library.ts";
import type { RankedRow } from "./ranking.ts";

const pageSize = 15;

/** `matched`: the languages in which it was found. */
export interface SearchHit {
  card: IndexedCard;
  matched: ("en" | "mi")[];
}

/** Ids of a stage and a topic; unknown ones are ignored. */
export interface SearchFilter {
  stage?: string;
  topic?: string;
}

/** One hit for each card, at the rank of the better of its two rows. */
export function hitsOf(ranked: readonly RankedRow[], { rows }: SearchIndex): SearchHit[] {
  const hits = new Map<number, SearchHit>();
  for (const { row } of ranked) {
    const found = rows.get(row);
    if (!found) continue;
    const { card, language } = found;
    const hit = hits.get(card.id) ?? { card, matched: [] };
    hit.matched.push(language);
    hits.set(card.id, hit);
  }
  return [...hits.values()].map(({ card, matched }) => ({ card, matched: matched.sort() }));
}

const ofStage = (id: string | undefined) => (hit: SearchHit) =>
  id === undefined || String(hit.card.section.stage.id) === id;
const ofTopic = (id: string | undefined) => (hit: SearchHit) =>
  id === undefined || hit.card.tags.some((tag) => tag.id === id);

export function knownFilter({ stage, topic }: SearchFilter, { rows }: SearchIndex): SearchFilter {
  const all = [...rows.values()].map(({ card }): SearchHit => ({ card, matched: [] }));
  return {
    ...(stage !== undefined && all.some(ofStage(stage)) && { stage }),
    ...(topic !== undefined && all.some(ofTopic(topic)) && { topic }),
  };
}

/** Hits per stage and topic, each counted with the other filter applied. */
function facetsOf(hits: readonly SearchHit[], { stage, topic }: SearchFilter) {
  const stages = new Map<number, { id: number; nameEn: string; nameMi: string; count: number }>();
  for (const { card } of hits.filter(ofTopic(topic))) {
    const known = stages.get(card.section.stage.id) ?? { ...card.section.stage, count: 0 };
    stages.set(known.id, { ...known, count: known.count + 1 });
  }
  const topics = new Map<string, CardTag & { count: number }>();
  for (const tag of hits.filter(ofStage(stage)).flatMap(({ card }) => card.tags)) {
    const known = topics.get(tag.id) ?? { ...tag, count: 0 };
    topics.set(tag.id, { ...known, count: known.count + 1 });
  }
  return {
    stages: [...stages.values()].sort((a, b) => a.id - b.id),
    topics: [...topics.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
}

/** The cards of a page under names such as card2001, with totals and facets. */
export function pageOf(
  hits: readonly SearchHit[],
  page: number,
  filter: SearchFilter,
  isWanted: (word: string) => boolean,
) {
  const left = hits.filter(ofStage(filter.stage)).filter(ofTopic(filter.topic));
  const shown = left.slice(page * pageSize, (page + 1) * pageSize);
  return {
    entries: Object.fromEntries(shown.map((hit) => [`card${hit.card.id}`, { card: told(hit, isWanted) }])),
    total: left.length,
    page,
    pages: Math.ceil(left.length / pageSize),
    facets: facetsOf(hits, filter),
  };
}

function told({ card, matched }: SearchHit, isWanted: (word: string) => boolean) {
  const { id, NameEN, NameMI, state, section, tags, text } = card;
  const matches = [
    { Content: excerpt(text.en, isWanted, "mi"), ContentMI: excerpt(text.mi, isWanted, "en-NZ") },
  ];
  return { id, NameEN, NameMI, state, matches, section, tags, matched };
}
