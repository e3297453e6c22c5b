import { distressIn, mayCardsAnswer } from "../../distress/match.ts";
import type { ContentAnswer } from "../serve/content-answer.ts";
import { type Gap, gapOf, nearGap } from "./gap.ts";
import { readLibrary, type SearchIndex } from "./library.ts";
import { livesIn } from "./life.ts";
import { nearIn, withFinder } from "./near.ts";
import { rank } from "./ranking.ts";
import {
  type ParsedTerm,
  type QueryWord,
  type RequestOptions,
  readRequest,
  readTerm,
  wantsAmount,
  weighing,
} from "./request.ts";
import { hitsOf, knownFilter, pageOf, type SearchFilter, type SearchHit } from "./results.ts";

/** Milliseconds before the version is checked again. */
const freshFor = 1_000;
const maxCachedTerms = 200;

interface CachedResult {
  hits: SearchHit[];
  wanted: QueryWord[];
  correction?: string;
  gap?: Gap | undefined;
}

export interface GuideQuery extends SearchFilter {
  term: string;
  language?: "en" | "mi";
  page: number;
  summary: boolean;
  /** No word is put right. */
  asTyped?: boolean;
}

export class GuideSearch {
  #library: SearchIndex | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #results = new Map<string, CachedResult>();

  async find(db: D1Database, asked: GuideQuery): Promise<ContentAnswer> {
    const { library, hits, wanted, correction, gap } = await this.#look(db, asked);
    const filter = knownFilter(asked, library);
    const page = pageOf(hits, asked.page, filter, {
      weigh: weighing(wanted),
      wantsAmount: wantsAmount(asked.term),
      language: asked.language,
    });
    if (!asked.summary) return { version: library.version, body: page.entries };
    const told = {
      ...(correction !== undefined && { correction: { term: correction, applied: true } }),
      ...(gap && asked.page === 0 && { gap }),
    };
    return { version: library.version, body: { ...page, ...told } };
  }

  async #look(db: D1Database, asked: GuideQuery): Promise<CachedResult & { library: SearchIndex }> {
    const term = readTerm(asked.term);
    // Further pages continue the list already shown, even if the guide has changed since.
    const kept = asked.page > 0 && this.#library && this.#results.get(nameOf(this.#library, term, asked));
    if (this.#library && kept) return { library: this.#library, ...kept };
    const library = await this.#current(db);
    const known = this.#results.get(nameOf(library, term, asked));
    if (known) return { library, ...known };
    const result = await resultOf(db, term, library, asked);
    this.#results.set(nameOf(library, term, asked), result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= maxCachedTerms) break;
      this.#results.delete(oldest);
    }
    return { library, ...result };
  }

  async #current(db: D1Database): Promise<SearchIndex> {
    const now = Date.now();
    if (this.#library && now - this.#askedAt < freshFor) return this.#library;
    this.#library = await readLibrary(db, this.#library);
    this.#askedAt = now;
    return this.#library;
  }
}

async function resultOf(
  db: D1Database,
  term: string,
  library: SearchIndex,
  { language, asTyped = false }: GuideQuery,
): Promise<CachedResult> {
  const told = distressIn(term);
  const near = told.length === 0 ? nearIn(term, library) : undefined;
  const options = { language, asTyped, without: near?.placed };
  const { wanted, asked, correction, onlyAll } = readTermOf(term, library, told, options);
  const ranking = await rank(db, wanted, library, { language, onlyAll, asked, lives: livesIn(term) });
  const gap = onlyAll || near?.isAlone ? undefined : gapOf(ranking, library);
  const hits = hitsOf(gap ? nearGap(ranking.own, gap) : ranking.own, library);
  return {
    hits: near ? withFinder(hits, near, library) : hits,
    wanted,
    ...(correction !== undefined && { correction }),
    gap,
  };
}

/** Words of danger and loss are taken literally; the gravest must find no card by chance. */
function readTermOf(
  term: string,
  { vocabulary }: SearchIndex,
  told: ReturnType<typeof distressIn>,
  options: RequestOptions,
): ParsedTerm & { onlyAll: boolean } {
  if (told.length === 0) return { ...readRequest(term, vocabulary, options), onlyAll: false };
  if (!told.every(mayCardsAnswer)) return { wanted: [], asked: "", onlyAll: true };
  const { wanted, asked } = readRequest(term, vocabulary, { asTyped: true });
  return { asked, wanted: wanted.map(({ prefix, ...word }) => ({ ...word, synonyms: [] })), onlyAll: true };
}

const nameOf = ({ version }: SearchIndex, term: string, { language, asTyped }: GuideQuery) =>
  `${version} ${language ?? ""} ${asTyped ? "=" : ""} ${term}`;
