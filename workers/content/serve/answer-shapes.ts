import * as z from "zod";
import type { ContentBoard } from "../board/board.mjs";
import type { GuideBanner, GuideOutage, GuidePage, GuideSection, GuideStage, StageHead } from "./content.ts";

const text = z.string();
const number = z.number();
const translation = z.enum(["draft", "checked"]);
const bilingual = z.object({ en: text, mi: text });

const element = z.union([
  z.object({ type: z.literal("richtext"), content: text, contentMI: text }),
  z.object({ type: z.literal("accordion"), label: text, labelMI: text, content: text, contentMI: text }),
  z.object({
    type: z.literal("url"),
    externalURL: text,
    linkText: text,
    linkTextMI: text,
    label: text.optional(),
    labelMI: text.optional(),
  }),
]);

const tag = z.object({ id: text, name: text, nameMi: text });
const source = z.object({ name: text, url: text, read: text.optional() });
const named = z.object({ id: number, NameEN: text, NameMI: text });

const card = named
  .extend({
    state: z.enum(["open", "closed"]),
    quiet: z.literal(true).optional(),
    elements: z.array(element),
    tags: z.array(tag),
    sources: z.array(source),
    helplines: z
      .array(z.object({ name: text, number: text, source: text, read: text.optional() }))
      .optional(),
    translation,
  })
  .meta({ id: "Card" });

const sectionHead = z.object({
  id: number,
  nameEn: text,
  nameMi: text,
  LabelEn: text,
  LabelMi: text,
  weeks: z.object({ from: number, to: number }).optional(),
});

const sectionFields = sectionHead.extend({
  introEn: text.optional(),
  introMi: text.optional(),
  translation: translation.optional(),
  Cards: z.array(card),
  Guests: z.array(named.extend({ stage: text, tags: z.array(tag) })).optional(),
});

const stageName = z.object({ id: number, nameEn: text, nameMi: text });
const stageFields = stageName.extend({
  introEn: text,
  introMi: text,
  Colour: text,
  Illustration: text,
  translation,
});

const stageInList: z.ZodType<StageHead> = stageFields.extend({
  Sections: z.array(sectionHead.extend({ Cards: z.array(named.extend({ translation })).optional() })),
});
const stage: z.ZodType<GuideStage> = stageFields.extend({ Sections: z.array(sectionFields) });
const section: z.ZodType<GuideSection> = sectionFields.extend({ stage: stageName });

const simplePage: z.ZodType<GuidePage> = z.object({
  ID: number,
  TitleEN: text,
  TitleMI: text,
  SortOrder: number,
  Content: text,
  ContentMI: text,
  translation,
});

const banner: z.ZodType<GuideBanner> = z.object({
  id: z.union([number, text]),
  message_en: text,
  message_mi: text,
  start_datetime: text,
  end_datetime: text,
});
const outage: z.ZodType<GuideOutage> = z.object({
  id: z.union([number, text]),
  service: text,
  message_en: text,
  message_mi: text,
  outage_start_datetime: text,
  outage_end_datetime: text,
});

const elsewhere = z.object({ url: text, title: text, owner: text, read: text });
const matches = z.array(z.object({ Content: text, ContentMI: text }));
const matched = z.array(z.enum(["en", "mi"]));
const entries = z.record(
  text,
  z.union([
    z.object({
      card: named.extend({
        state: z.enum(["open", "closed"]),
        section: z.object({ id: number, stage: stageName, name: text, nameMi: text }),
        tags: z.array(tag),
        sources: z.array(source),
        matches,
        matched,
      }),
    }),
    z.object({ page: bilingual.extend({ address: text, matches, matched }) }),
  ]),
);

const search = z.union([
  z.object({
    entries,
    total: number,
    page: number,
    pages: number,
    facets: z.object({
      stages: z.array(stageName.extend({ count: number })),
      topics: z.array(tag.extend({ count: number })),
    }),
    correction: z.object({ term: text, applied: z.boolean() }).optional(),
    gap: z.object({ words: z.array(text), pages: z.array(elsewhere) }).optional(),
  }),
  entries,
]);

const board: z.ZodType<ContentBoard> = z.object({
  entries: z.array(
    bilingual.extend({
      address: text,
      read: text.optional(),
      grade: number,
      todo: z.array(
        z.object({ what: z.enum(["unread", "home", "dead", "untranslated", "draft", "hard"]), of: text }),
      ),
    }),
  ),
  numbers: z.array(
    z.object({ name: text, number: text, source: text, read: text.optional(), at: z.array(text) }),
  ),
});

/** Another content service behind CONTENT_URL may leave out what is Māori. */
export const contentAnswers = {
  version: z.object({ version: text }),
  stages: z.object({ items: z.array(stageInList) }),
  stage,
  section,
  simplePages: z.object({ items: z.array(simplePage) }),
  search,
  board,
  banners: z.array(banner),
  outages: z.array(outage),
};
