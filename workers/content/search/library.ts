import type { CardSource, CardTag } from "../serve/content.ts";
import type { Life } from "./life.ts";
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
  sources: CardSource[];
  text: { en: string; mi: string };
}

export interface IndexedPage {
  address: string;
  en: string;
  mi: string;
  text: { en: string; mi: string };
}

/** A page of somebody else, for what the guide does not say. */
export interface Elsewhere {
  url: string;
  /** English, as its owner writes it. */
  title: string;
  owner: string;
  /** YYYY-MM-DD, when somebody last looked at it. */
  read: string;
}

interface RowWords {
  title: string[];
  telling: string[];
  keywords: string[];
  /** Of cards. */
  life?: Life;
}

export interface IndexedRow extends RowWords {
  language: "en" | "mi";
  /** Exactly one of the three. */
  card?: IndexedCard;
  page?: IndexedPage;
  elsewhere?: Elsewhere;
}

export interface SearchIndex {
  version: string;
  vocabulary: Vocabulary;
  rows: ReadonlyMap<number, IndexedRow>;
}

type Found = Pick<IndexedRow, "card" | "page" | "elsewhere">;

type CardRow = [
  row: number,
  id: string,
  language: "en" | "mi",
  body: (Omit<IndexedCard, "text"> | Omit<IndexedPage, "text"> | Elsewhere) & {
    text: string;
    words: RowWords;
  },
];

const librarySql = `
  select version,
    case when version = ?1 then null
      else (select json_group_array(json_array(word, written, cards, language)) from content_words) end as words,
    case when version = ?1 then null
      else (select json_group_array(json_array(row_number, card_id, language, json(body))) from content_cards)
    end as cards
  from content_publication where id = 1`;

/** Returns `known` if it is still current. @throws when the database does, or when nothing was ever loaded */
export async function readLibrary(db: D1Database, known: SearchIndex | undefined): Promise<SearchIndex> {
  const row = await db
    .prepare(librarySql)
    .bind(known?.version ?? "")
    .first<{ version: string; words: string | null; cards: string | null }>();
  if (!row) throw new Error("No guide has been loaded");
  if (row.words === null || row.cards === null) return known as SearchIndex;
  const rows = rowsOf(JSON.parse(row.cards));
  const vocabulary = new Vocabulary(JSON.parse(row.words), phrasesOf([...rows.values()]));
  return { version: row.version, vocabulary, rows };
}

const phrasesOf = (rows: readonly RowWords[]): Set<string> =>
  new Set(
    rows
      .flatMap(({ title, keywords }) => [title.join(" "), ...keywords])
      .filter((phrase) => phrase.includes(" ")),
  );

/** The English row has all the data, the Māori one only its text. */
function rowsOf(read: CardRow[]): Map<number, IndexedRow> {
  const maori = new Map(
    read.flatMap(([, id, language, { text }]) => (language === "mi" ? [[id, text]] : [])),
  );
  const found = new Map(
    read.flatMap(([, id, language, { words, ...body }]): [string, Found][] => {
      if (language !== "en") return [];
      if ("url" in body) return [[id, { elsewhere: body }]];
      const text = { en: body.text, mi: maori.get(id) ?? "" };
      return [[id, "address" in body ? { page: { ...body, text } } : { card: { ...body, text } }]];
    }),
  );
  return new Map(
    read.map(([row, id, language, { words }]) => [row, { ...words, language, ...found.get(id) }]),
  );
}
