// Search in our own guide: two queries at most, none for further pages of the same term.

import type { Told } from "../answer.ts";
import { type Library, readLibrary } from "./library.ts";
import { rank } from "./ranking.ts";
import { isWanted, readRequest, readTerm, type Wanted } from "./request.ts";
import { type Filter, type Hit, hitsOf, knownFilter, pageOf } from "./results.ts";

/** For how long (milliseconds) nobody asks whether the guide has changed. */
const FRESH = 1_000;
/** So many terms are kept with what they found; the oldest go first. */
const MAX_KEPT = 200;

interface Result {
  hits: Hit[];
  wanted: Wanted[];
  correction?: string;
}

export interface Asked extends Filter {
  /** As the visitor typed it. */
  term: string;
  /** From 0. */
  page: number;
  /** Answer with the total, the facets and the correction, not with the entries alone. */
  summary: boolean;
}

/** The search of one isolate, with its memory: finished values only. */
export class Search {
  #library: Library | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #results = new Map<string, Result>();

  /** @throws when the database does, or when nothing was ever loaded */
  async find(db: D1Database, asked: Asked): Promise<Told> {
    const term = readTerm(asked.term);
    const { library, hits, wanted, correction } = await this.#look(db, term, asked.page);
    const page = pageOf(hits, asked.page, knownFilter(asked, library), isWanted(wanted));
    if (!asked.summary) return { version: library.version, body: page.entries };
    const meant = correction === undefined ? {} : { correction: { term: correction, applied: true } };
    return { version: library.version, body: { ...page, ...meant } };
  }

  async #look(db: D1Database, term: string, page: number): Promise<Result & { library: Library }> {
    // Further pages continue the list whose first one was shown, even if the guide has changed since.
    const kept = page > 0 && this.#library && this.#recall(this.#library, term);
    if (this.#library && kept) return { library: this.#library, ...kept };
    const library = await this.#current(db);
    const known = this.#recall(library, term);
    if (known) return { library, ...known };
    const { wanted, correction } = readRequest(term, library.vocabulary);
    const hits = hitsOf(await rank(db, wanted), library);
    const result: Result = { hits, wanted, ...(correction !== undefined && { correction }) };
    this.#results.set(nameOf(library, term), result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= MAX_KEPT) break;
      this.#results.delete(oldest);
    }
    return { library, ...result };
  }

  #recall(library: Library, term: string): Result | undefined {
    return this.#results.get(nameOf(library, term));
  }

  async #current(db: D1Database): Promise<Library> {
    const now = Date.now();
    if (this.#library && now - this.#askedAt < FRESH) return this.#library;
    this.#library = await readLibrary(db, this.#library);
    this.#askedAt = now;
    return this.#library;
  }
}

const nameOf = ({ version }: Library, term: string): string => `${version} ${term}`;
