import { distressIn, mayCardsAnswer } from "../../distress/match.ts";
import type { ContentAnswer } from "../serve/content-answer.ts";
import { readLibrary, type SearchIndex } from "./library.ts";
import { rank } from "./ranking.ts";
import { isWanted, type ParsedTerm, type QueryWord, readRequest, readTerm } from "./request.ts";
import { hitsOf, knownFilter, pageOf, type SearchFilter, type SearchHit } from "./results.ts";

/** Milliseconds before the version is checked again. */
const freshFor = 1_000;
const maxCachedTerms = 200;

interface CachedResult {
  hits: SearchHit[];
  wanted: QueryWord[];
  correction?: string;
}

export interface GuideQuery extends SearchFilter {
  term: string;
  language?: "en" | "mi";
  page: number;
  summary: boolean;
}

export class GuideSearch {
  #library: SearchIndex | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #results = new Map<string, CachedResult>();

  async find(db: D1Database, asked: GuideQuery): Promise<ContentAnswer> {
    const term = readTerm(asked.term);
    const { library, hits, wanted, correction } = await this.#look(db, term, asked);
    const page = pageOf(hits, asked.page, knownFilter(asked, library), isWanted(wanted), asked.language);
    if (!asked.summary) return { version: library.version, body: page.entries };
    const meant = correction === undefined ? {} : { correction: { term: correction, applied: false } };
    return { version: library.version, body: { ...page, ...meant } };
  }

  async #look(
    db: D1Database,
    term: string,
    { page, language }: GuideQuery,
  ): Promise<CachedResult & { library: SearchIndex }> {
    // Further pages continue the list already shown, even if the guide has changed since.
    const kept = page > 0 && this.#library && this.#recall(this.#library, term, language);
    if (this.#library && kept) return { library: this.#library, ...kept };
    const library = await this.#current(db);
    const known = this.#recall(library, term, language);
    if (known) return { library, ...known };
    const { wanted, correction, onlyAll } = readTermOf(term, library, language);
    const hits = hitsOf(await rank(db, wanted, library, { language, onlyAll }), library);
    const result: CachedResult = { hits, wanted, ...(correction !== undefined && { correction }) };
    this.#results.set(nameOf(library, term, language), result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= maxCachedTerms) break;
      this.#results.delete(oldest);
    }
    return { library, ...result };
  }

  #recall(library: SearchIndex, term: string, language: GuideQuery["language"]): CachedResult | undefined {
    return this.#results.get(nameOf(library, term, language));
  }

  async #current(db: D1Database): Promise<SearchIndex> {
    const now = Date.now();
    if (this.#library && now - this.#askedAt < freshFor) return this.#library;
    this.#library = await readLibrary(db, this.#library);
    this.#askedAt = now;
    return this.#library;
  }
}

/** Words of danger and loss are taken literally; the gravest must find no card by chance. */
function readTermOf(
  term: string,
  { vocabulary }: SearchIndex,
  language: GuideQuery["language"],
): ParsedTerm & { onlyAll: boolean } {
  const told = distressIn(term);
  if (told.length === 0) return { ...readRequest(term, vocabulary, language), onlyAll: false };
  if (!told.every(mayCardsAnswer)) return { wanted: [], onlyAll: true };
  const { wanted } = readRequest(term, vocabulary);
  return { wanted: wanted.map(({ prefix, ...word }) => ({ ...word, synonyms: [] })), onlyAll: true };
}

const nameOf = ({ version }: SearchIndex, term: string, language = "") => `${version} ${language} ${term}`;
