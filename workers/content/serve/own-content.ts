import { contentBoard } from "../board/board.mjs";
import type { GuideSearch } from "../search/search.ts";
import type { ContentSource } from "./content-source.ts";
import type { Guide } from "./guide.ts";

export function ownSource(db: D1Database, guide: Guide, search: GuideSearch): ContentSource {
  return {
    version: async () => (await guide.publication(db)).version,
    async stages() {
      const { version, stages } = await guide.publication(db);
      return { version, body: { items: stages } };
    },
    async simplePages() {
      const { version, simplePages } = await guide.publication(db);
      return { version, body: { items: simplePages } };
    },
    async board() {
      const [{ version, support = [] }, stages] = await Promise.all([
        guide.publication(db),
        guide.stagesWithCards(db),
      ]);
      return { version, body: contentBoard({ stages, support }) };
    },
    item: (kind, id) => guide.item(db, kind, id),
    search: (asked) => search.find(db, asked),
  };
}
