import * as z from "zod";
import { isLink, plainName, sanitise } from "../load/rich-text.mjs";

// Another content service's answers are sanitised as they are parsed.

// Limited, because parsing time may grow with the square of hostile text.
const rich = z.string().max(50_000).transform(sanitise);
const name = z.string().max(1_000).transform(plainName);
const absent = () => undefined;

/** Null counts as missing. */
const maybe = <T extends z.ZodType>(shape: T) => z.union([shape, z.null().transform(absent)]).optional();

const id = z.union([
  z.int().min(0).max(999_999),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);
const word = z.union([z.string().regex(/^[\w-]{1,50}$/), z.int().transform(String)]);
const translation = maybe(z.enum(["draft", "checked"]).catch("draft"));
const address = z.string().max(2_000).trim().refine(isLink);

const element = z.union([
  z.object({ type: z.literal("richtext"), content: rich, contentMI: maybe(rich) }),
  z.object({
    type: z.literal("accordion"),
    label: name,
    labelMI: maybe(name),
    content: rich,
    contentMI: maybe(rich),
  }),
  z.object({
    type: z.literal("url"),
    externalURL: address,
    linkText: name,
    linkTextMI: maybe(name),
    label: maybe(name),
    labelMI: maybe(name),
  }),
  z.object({
    type: z
      .string()
      .max(1_000)
      .transform((type) => plainName(type).slice(0, 50)),
  }),
]);

const tags = maybe(z.array(z.object({ id: word, name, nameMi: maybe(name) })));
const day = z.iso.date().or(z.unknown().transform(absent));
const source = z.object({ name, url: address, read: maybe(day) });
/** A source without a valid link is left out; the others stay. */
const sources = maybe(
  z
    .array(source.or(z.unknown().transform(absent)))
    .transform((all) => all.filter((each) => each !== undefined)),
);

const card = z.object({
  id,
  NameEN: name,
  NameMI: maybe(name),
  state: z.enum(["open", "closed"]).catch("open"),
  elements: z.array(element),
  tags,
  sources,
  translation,
});

const sectionHead = z.object({
  id,
  nameEn: name,
  nameMi: maybe(name),
  LabelEn: maybe(name),
  LabelMi: maybe(name),
  weeks: maybe(z.object({ from: z.int(), to: z.int() })),
});
const sectionFacts = sectionHead.extend({
  introEn: maybe(rich),
  introMi: maybe(rich),
  Cards: z.array(card).default([]),
});

const stageFacts = z.object({
  id,
  nameEn: name,
  nameMi: maybe(name),
  introEn: maybe(rich),
  introMi: maybe(rich),
  Colour: maybe(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .or(z.unknown().transform(absent)),
  ),
  Illustration: maybe(
    z
      .string()
      .regex(/^[\w-]{1,50}$/)
      .or(z.unknown().transform(absent)),
  ),
  translation,
});
const stageName = z.object({ id, nameEn: name, nameMi: maybe(name) });

export const stages = z.object({
  items: z.array(stageFacts.extend({ Sections: z.array(sectionHead).default([]) })),
});
export const stage = stageFacts.extend({ Sections: z.array(sectionFacts) });
export const section = sectionFacts.extend({ stage: maybe(stageName) });

export const simplePages = z.object({
  items: z.array(
    z.object({
      ID: id,
      TitleEN: name,
      TitleMI: maybe(name),
      SortOrder: z.number(),
      Content: rich,
      ContentMI: maybe(rich),
      translation,
    }),
  ),
});

const excerpt = z.string().max(10_000).transform(shortened);
const entries = z.record(
  z.string().max(200),
  z.object({
    card: z.object({
      id,
      NameEN: name,
      NameMI: maybe(name),
      state: z.enum(["open", "closed"]).catch("open"),
      matches: z.array(z.object({ Content: excerpt, ContentMI: maybe(excerpt) })).default([]),
      section: z.object({ id, stage: stageName, name, nameMi: maybe(name) }),
      tags,
      matched: maybe(z.array(z.enum(["en", "mi"]))),
    }),
  }),
);
const count = z.int().min(0);

/** A service that implements just the specification gives only the entries. */
export const found = z.union([
  z.object({
    entries,
    total: count,
    page: count,
    pages: count,
    facets: z.object({
      stages: z.array(stageName.extend({ count })),
      topics: z.array(z.object({ id: word, name, nameMi: maybe(name), count })),
    }),
    correction: maybe(z.object({ term: name, applied: z.boolean() })),
  }),
  entries,
]);

const maxLength = 250;

function shortened(html: string): string {
  const safe = sanitise(html)
    .replace(/<(?!\/?mark>)[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const parts = safe.match(/<\/?mark>|&[a-z#0-9]+;|[^<&]/gu) ?? [];
  const isTag = (part: string) => part.startsWith("<");
  const length = parts.filter((part) => !isTag(part)).length;
  if (length <= maxLength) return parts.join("");
  let room = maxLength - 2;
  const kept = parts
    .filter((part) => isTag(part) || room-- > 0)
    .join("")
    .trimEnd();
  return `${kept} …`.replace(/<mark><\/mark>/g, "");
}
