// Searched in code, as the database folds no macrons.

import { fold, shortVowels } from "../content/load/words.mjs";
import type { FoundService, ServiceSearch } from "./service-location.ts";

const mostMatches = 100;
const longestText = 200;

interface Listed extends FoundService {
  name_folded: string;
  all_folded: string;
}

const lists = new Map<string, { version: string; providers: Listed[] }>();

/** Every word must begin a word of the name or address. Undefined for an unknown category. */
export async function searchByName(
  db: D1Database,
  category: string,
  text: string,
): Promise<ServiceSearch | undefined> {
  const providers = await listIn(db, category);
  if (!providers) return undefined;
  const words = wordsIn(text);
  if (words.length === 0) return { total: 0, matches: [] };
  const withAll = (all: readonly string[]) =>
    providers.filter(({ all_folded }) => all.every((word) => all_folded.includes(` ${word}`)));
  const typed = withAll(words);
  const found = typed.length > 0 ? typed : withAll(words.map((word) => shortVowels(word, true)));
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

const spaced = (text: string): string =>
  ` ${fold(text)
    .replace(/['’ʻ]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")}`;

function bothWays(folded: string): string {
  const short = folded.replace(/[^ ]+/g, (word) => shortVowels(word));
  return short === folded ? folded : folded + short;
}

async function listIn(db: D1Database, category: string): Promise<Listed[] | undefined> {
  const known = lists.get(category);
  const { results } = await db
    .prepare(
      `select version, id, name, body ->> 'address' as address
       from service_categories join service_sources using (type)
       left join service_locations on service_locations.category = ?1 and version is not ?2
       where service_categories.category = ?1 order by name, id`,
    )
    .bind(category, known?.version ?? null)
    .all<{ version: string } & (FoundService | Record<keyof FoundService, null>)>();
  const [row] = results;
  if (!row) return undefined;
  if (known?.version === row.version) return known.providers;
  const providers = results.flatMap(({ id, name, address }) =>
    id === null
      ? []
      : [
          {
            id,
            name,
            address,
            name_folded: spaced(name),
            all_folded: bothWays(spaced(`${name} ${address}`)),
          },
        ],
  );
  lists.set(category, { version: row.version, providers });
  return providers;
}
