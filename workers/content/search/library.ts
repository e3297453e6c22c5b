import type { CardTag } from "../content.ts";
import { Vocabulary } from "./vocabulary.ts";

export interface IndexedCard {
  id: number;
  NameEN: string;
  NameMI: string;
  state: "open" | "closed";
  section: {
    id: number;
    stage: { id: number; nameEn: string; nameMi: string };
    name: string;
    nameMi: string;
  };
  tags: CardTag[];
  text: { en: string; mi: string };
}

export interface IndexRow {
  card: IndexedCard;
  language: "en" | "mi";
}

export interface SearchIndex {
  version: string;
  vocabulary: Vocabulary;
  rows: ReadonlyMap<number, IndexRow>;
}

type CardRow = [
  row: number,
  id: number,
  language: "en" | "mi",
  body: Omit<IndexedCard, "text"> & { text: string },
];

const librarySql = `
  select version,
    case when version = ?1 then null
      else (select json_group_array(json_array(word, written, cards)) from content_words) end as words,
    case when version = ?1 then null
      else (select json_group_array(json_array(row_number, cast(card_id as integer), language, json(body))) from content_cards)
    end as cards
  from content_publication where id = 1`;

/** Returns `known` when it is still current. Throws when the database does, or when nothing was ever loaded. */
export async function readLibrary(db: D1Database, known: SearchIndex | undefined): Promise<SearchIndex> {
  const row = await db
    .prepare(librarySql)
    .bind(known?.version ?? "")
    .first<{ version: string; words: string | null; cards: string | null }>();
  if (!row) throw new Error("No guide has been loaded");
  if (row.words === null || row.cards === null) return known as SearchIndex;
  const vocabulary = new Vocabulary(JSON.parse(row.words));
  return { version: row.version, vocabulary, rows: rowsOf(JSON.parse(row.cards)) };
}

/** The English row has all of a card's data, the Māori one only its text. */
function rowsOf(read: CardRow[]): Map<number, IndexRow> {
  const maori = new Map(
    read.flatMap(([, id, language, { text }]) => (language === "mi" ? [[id, text]] : [])),
  );
  const cards = new Map(
    read.flatMap(([, id, language, body]): [number, IndexedCard][] =>
      language === "en" ? [[id, { ...body, text: { en: body.text, mi: maori.get(id) ?? "" } }]] : [],
    ),
  );
  return new Map(
    read.flatMap(([row, id, language]): [number, IndexRow][] => {
      const card = cards.get(id);
      return card ? [[row, { card, language }]] : [];
    }),
  );
}
