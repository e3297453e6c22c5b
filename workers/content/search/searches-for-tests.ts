// Test support: searches of the whole guide.

import { afterAll, beforeAll } from "vitest";
import { guideDatabase } from "../guide-for-tests.ts";
import { contentService } from "../index.ts";
import { loadContent } from "../load/load.mjs";

interface Searches<Answer> {
  /** The service's answer, its first page. */
  find(search: string, language?: "en" | "mi"): Promise<Answer>;
  readonly db: D1Database;
}

/** Loads the guide for the tests of one file. */
export function searchesOfGuide<Answer>(): Searches<Answer> {
  let db: D1Database;
  let end: () => Promise<void>;
  const service = contentService();
  beforeAll(async () => {
    ({ db, end } = await guideDatabase());
    await loadContent(db);
  }, 60_000);
  afterAll(() => end());
  return {
    async find(search, language = "en") {
      const path = `/search/${encodeURIComponent(search)}/0?summary=true&language=${language}`;
      return (await service.content.request(path, {}, { DB: db })).json();
    },
    get db() {
      return db;
    },
  };
}
