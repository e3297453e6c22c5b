import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

// Field names come from the specification; our additions are optional because another content service lacks them.
const text = z.string();
const optional = text.nullish().transform((value) => value ?? undefined);
const id = z.number().int().nonnegative();

const element = z.union([
  z.object({ type: z.literal("richtext"), content: text, contentMI: optional }),
  z.object({
    type: z.literal("accordion"),
    label: text,
    labelMI: optional,
    content: text,
    contentMI: optional,
  }),
  z.object({
    type: z.literal("url"),
    externalURL: text,
    linkText: text,
    linkTextMI: optional,
    label: optional,
    labelMI: optional,
  }),
  z.object({ type: text }).transform(() => ({ type: "unknown" as const })),
]);

const translation = z.enum(["draft", "checked"]).optional();
const tag = z.object({ id: text, name: text, nameMi: optional });
const source = z.object({ name: text, url: text, read: optional });

const card = z.object({
  id,
  NameEN: text,
  NameMI: optional,
  state: z.enum(["open", "closed"]).catch("open"),
  quiet: z.literal(true).nullish(),
  elements: z.array(element),
  tags: z.array(tag).default([]),
  sources: z.array(source).default([]),
  translation,
});

const sectionName = z.object({ id, nameEn: text, nameMi: optional, LabelEn: optional, LabelMi: optional });

const guest = z.object({
  id,
  NameEN: text,
  NameMI: optional,
  stage: text,
  tags: z.array(tag).default([]),
});

const section = sectionName.extend({
  weeks: z.object({ from: id, to: id }).nullish(),
  introEn: optional,
  introMi: optional,
  Cards: z.array(card).default([]),
  Guests: z.array(guest).default([]),
});

const stageName = z.object({
  id,
  nameEn: text,
  nameMi: optional,
  introEn: optional,
  introMi: optional,
  Illustration: optional,
  translation,
});

const cardName = z.object({ id, NameEN: text, NameMI: optional, translation });
const sectionInList = sectionName.extend({ Cards: z.array(cardName).default([]) });
const stageInList = stageName.extend({ Sections: z.array(sectionInList).default([]) });
const stage = stageName.extend({ Sections: z.array(section) });

const simplePage = z.object({
  ID: id,
  TitleEN: text,
  TitleMI: optional,
  SortOrder: z.number(),
  Content: text,
  ContentMI: optional,
  translation,
});

const matches = z.array(z.object({ Content: text, ContentMI: optional })).default([]);
const matched = z.array(z.enum(["en", "mi"])).default([]);

const cardResult = z
  .object({
    card: z.object({
      id,
      NameEN: text,
      NameMI: optional,
      matches,
      section: z.object({
        id,
        name: text,
        nameMi: optional,
        stage: z.object({ id, nameEn: text, nameMi: optional }),
      }),
      tags: z.array(tag).default([]),
      sources: z.array(source).default([]),
      matched,
    }),
  })
  .transform(({ card }) => ({ card: { ...card, address: undefined } }));

const pageResult = z
  .object({ page: z.object({ address: text.regex(/^\/(?!\/)/), en: text, mi: optional, matches, matched }) })
  .transform(({ page: { en, mi, address, ...rest } }) => ({
    card: {
      ...rest,
      address,
      NameEN: en,
      NameMI: mi,
      tags: [],
      sources: [],
      section: undefined,
      id: undefined,
    },
  }));

const result = z.union([cardResult, pageResult]);

const entries = z.record(z.string(), result);

/** What the service has nothing on, and pages of others that say more than it does. */
const gap = z.object({
  words: z.array(text),
  pages: z.array(z.object({ url: text, title: text, owner: text, read: text })),
});

const found = z.union([
  z.object({
    entries,
    total: z.number(),
    facets: z.object({
      stages: z.array(z.object({ id, nameEn: text, nameMi: optional, count: z.number() })),
      topics: z.array(z.object({ id: text, name: text, nameMi: optional, count: z.number() })),
    }),
    correction: z.object({ term: text, applied: z.boolean() }).nullish(),
    gap: gap.nullish(),
  }),
  entries.transform((all) => ({
    entries: all,
    total: undefined,
    facets: undefined,
    correction: undefined,
    gap: undefined,
  })),
]);

const board = z.object({
  entries: z.array(
    z.object({
      address: text,
      en: text,
      mi: text,
      read: optional,
      grade: z.number(),
      todo: z.array(
        z.object({ what: z.enum(["unread", "home", "dead", "untranslated", "draft", "hard"]), of: text }),
      ),
    }),
  ),
  numbers: z.array(z.object({ name: text, number: text, source: text, read: optional, at: z.array(text) })),
});

const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
const stageList = items(stageInList);
const simplePageList = items(simplePage);
export type Card = z.infer<typeof card>;
export type StageSection = z.infer<typeof section>;
export type Stage = z.infer<typeof stage>;
export type StageInList = z.infer<typeof stageInList>;
export type SimplePage = z.infer<typeof simplePage>;
export type FoundCards = z.infer<typeof found>;
export type SearchResult = z.infer<typeof result>["card"];
export type ContentBoard = z.infer<typeof board>;
export type Tag = z.infer<typeof tag>;

type Promised<T> = Promise<Answer<T> | Failure>;

export interface Content {
  stages(): Promised<StageInList[]>;
  stage(id: number): Promised<Stage>;
  simplePages(): Promised<SimplePage[]>;
  board(): Promised<ContentBoard>;
  /** @param page from 0, 15 results each */
  search(
    term: string,
    page: number,
    asked: { language: string; stage?: string; topic?: string; asTyped?: "true" },
  ): Promised<FoundCards>;
}

/** Seconds. An answer belongs to one version of the content, so it does not age. */
const day = 24 * 60 * 60;

/** Uses answers of another `version` only when the service fails. @param onIncomplete something is missing or old */
export function contentService(
  services: Fetcher,
  deadline: Deadline,
  version: string,
  onIncomplete: () => void,
): Content {
  const ask = async <T>(path: string, shape: z.ZodType<T>, remembered = true): Promised<T> => {
    const answer = await call(services, `https://services/content${path}`, {
      neighbour: "content",
      retries: { times: 2, pause: 500 },
      shape,
      ...deadline(),
      ...(remembered ? { remember: { key: path, fresh: day, of: version } } : {}),
    });
    if (!answer.ok || answer.stale) onIncomplete();
    return answer;
  };
  return {
    stages: () => listOf(ask("/stages", stageList)),
    stage: (id) => ask(`/stages/${id}`, stage),
    simplePages: () => listOf(ask("/simplepages", simplePageList)),
    board: () => ask("/board", board),
    search(term, page, asked) {
      const query = new URLSearchParams({ summary: "true", ...asked });
      return ask(`/search/${pathSegment(term)}/${page}?${query}`, found, false);
    },
  };
}

/** A lone dot would be resolved away, even encoded. The service reads 100 characters of a term. */
const pathSegment = (term: string): string => {
  const read = [...term.normalize("NFC").replace(/\s+/g, " ").trim()].slice(0, 100).join("");
  return encodeURIComponent(/^\.{1,2}$/.test(read) ? ` ${read}` : read);
};

async function listOf<T>(answer: Promised<{ items: T[] }>): Promised<T[]> {
  const got = await answer;
  return got.ok ? { ...got, value: got.value.items } : got;
}
