// Searching by name and address happens in code: the database folds no macrons.

import { fold } from "../content/words.mjs";
import type { FoundService, ServiceSearch } from "./service-location.ts";

/** Spec 3 section 7. */
const mostMatches = 100;
const longestText = 200;

interface Listed extends FoundService {
  name_folded: string;
  all_folded: string;
}

/** All providers of a category; cached while the version in the database is the same. */
const lists = new Map<string, { version: string; providers: Listed[] }>();

/** Every word begins a word of the name or the address. Those whose name begins with the text come first. Undefined for an unknown category. */
export async function searchByName(
  db: D1Database,
  category: string,
  text: string,
): Promise<ServiceSearch | undefined> {
  const providers = await listIn(db, category);
  if (!providers) return undefined;
  const words = wordsIn(text);
  if (words.length === 0) return { total: 0, matches: [] };
  const found = providers.filter(({ all_folded }) => words.every((word) => all_folded.includes(` ${word}`)));
  const begins = ({ name_folded }: Listed) => name_folded.startsWith(` ${words.join(" ")}`);
  const sorted = [...found.filter(begins), ...found.filter((each) => !begins(each))];
  return {
    total: sorted.length,
    matches: sorted.slice(0, mostMatches).map(({ id, name, address }) => ({ id, name, address })),
  };
}

const wordsIn = (text: string): string[] =>
  spaced(text.slice(0, longestText))
    .split(" ")
    .filter((word) => word !== "");

/** Folded, with a space before each word. */
const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/['’ʻ]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")}`;

async function listIn(db: D1Database, category: string): Promise<Listed[] | undefined> {
  const row = await db
    .prepare("select version from service_categories join service_sources using (type) where category = ?1")
    .bind(category)
    .first<{ version: string }>();
  if (!row) return undefined;
  const known = lists.get(category);
  if (known?.version === row.version) return known.providers;
  const { results } = await db
    .prepare(
      "select id, name, body ->> 'address' as address from service_locations where category = ?1 order by name, id",
    )
    .bind(category)
    .all<FoundService>();
  const providers = results.map((each) => ({
    ...each,
    name_folded: spaced(each.name),
    all_folded: spaced(`${each.name} ${each.address}`),
  }));
  lists.set(category, { version: row.version, providers });
  return providers;
}
