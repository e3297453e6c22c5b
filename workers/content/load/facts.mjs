import * as z from "zod";
import { services } from "./services.mjs";

const text = z.string().trim().min(1);
const both = z.strictObject({ en: text, mi: text });
const number = z.int().min(1).max(999_999);
const page = z.string().regex(/^https:\/\/\S+$/, "must be an address that begins with https://");
const phone = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/\d{3}/, "must be a telephone number"));
const words = z.strictObject({ en: z.array(text).default([]), mi: z.array(text).default([]) });

const id = z.union([number, text]);
const error = "must be a moment such as 2026-12-01T09:00:00+13:00, or empty";
/** ISO with offset from UTC; empty means no start or no end. */
const moment = z.union([z.literal(""), z.iso.datetime({ offset: true, error })], { error });

const message = text.regex(/^[^<>]*$/, "must be plain text");

/** The day somebody read the page for what is written here; for a stored copy, the day of the copy. */
const read = z.iso
  .date("must be a day such as 2026-11-22")
  .refine((day) => day <= dayInNewZealand(new Date()), "lies in the future")
  .optional();
const helplines = z.array(z.strictObject({ name: text, number: phone, source: page, read })).default([]);
const sources = z.array(z.strictObject({ name: text, url: page, read }));
const needed = sources.min(1, "names no page; say where the facts come from");
const keywords = words.default({ en: [], mi: [] });

const about = { helplines, keywords };

export const shapes = {
  stage: z.strictObject({
    id: number,
    name: both,
    colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#1f6b4f"'),
    illustration: text,
    sources: sources.default([]),
    ...about,
  }),
  section: z.strictObject({
    id: number,
    name: both,
    label: both,
    weeks: z.strictObject({ from: z.int(), to: z.int() }).optional(),
    guests: z.array(number).default([]),
    sources: sources.default([]),
    ...about,
  }),
  card: z.strictObject({
    id: number,
    name: both,
    state: z.enum(["open", "closed"]),
    topics: z.array(text).min(1).max(3),
    quiet: z.literal(true).optional(),
    sources: needed,
    ...about,
  }),
  page: z.strictObject({
    id: number,
    title: both,
    sortOrder: z.number(),
    sources: sources.default([]),
    ...about,
  }),
  support: z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be a word such as family-violence"),
    name: both,
    sources: needed,
    ...about,
  }),
  firstAid: z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be a word such as head-knock"),
    name: both,
    more: number.optional(),
    sources: sources.default([]),
    ...about,
  }),
  tools: z.array(
    z.strictObject({ address: text.regex(/^\//), name: both, description: both, keywords: words }),
  ),
  elsewhere: z.array(
    z.strictObject({ url: page, owner: text, title: text, keywords: words, read: read.unwrap() }),
  ),
  topics: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be words joined by -"),
      en: text,
      mi: text,
    }),
  ),
  banners: z.array(
    z.strictObject({
      id,
      message_en: message,
      message_mi: message,
      start_datetime: moment,
      end_datetime: moment,
    }),
  ),
  outages: z.array(
    z.strictObject({
      id,
      service: z.enum(services),
      message_en: message,
      message_mi: message,
      outage_start_datetime: moment,
      outage_end_datetime: moment,
    }),
  ),
};

function dayInNewZealand(moment) {
  return moment.toLocaleDateString("en-CA", { timeZone: "Pacific/Auckland" });
}

export function checkFacts({ file, facts, lineOf }, shape, problems) {
  if (facts === undefined) return undefined;
  const result = shape.safeParse(facts, { error: inPlainWords });
  if (result.success) return result.data;
  for (const { path, message, keys } of result.error.issues) {
    for (const name of keys ?? [undefined]) {
      const place = name === undefined ? path : [...path, name];
      problems.add(file, lineOf(place), `${place.join(".")} ${message}`);
    }
  }
  return undefined;
}

function inPlainWords(issue) {
  if (issue.code === "unrecognized_keys") return "is not a fact of such a file";
  if (issue.input === undefined) return "is missing";
  if (issue.code === "invalid_value")
    return `is ${JSON.stringify(issue.input)} and must be one of: ${issue.values.join(", ")}`;
  if (issue.code === "too_small" && issue.origin === "string") return "is empty";
  if (issue.code === "too_small" && issue.origin === "array") return `has fewer than ${issue.minimum}`;
  if (issue.code === "too_big" && issue.origin === "array") return `has more than ${issue.maximum}`;
  if (issue.code === "invalid_type")
    return `must be ${issue.expected === "int" ? "a whole number" : `of the kind: ${issue.expected}`}`;
  return "is not right";
}
