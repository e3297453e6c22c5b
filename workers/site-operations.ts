import * as z from "zod";
import en from "./api.en.json";
import mi from "./api.mi.json";
import { described, type Operation, ok, operation, outcomes } from "./operation.ts";

const frame = (prefix: string, title: string, lang: string): string =>
  `<iframe src="{site}${prefix}/financial-help/embed" title="${title}" lang="${lang}" width="100%" height="640"></iframe>`;

const embed = operation("/financial-help/embed");

const text = z.string();

const namesQuery = z.object({
  list: z.enum(["english", "maori"]).optional().meta(described("nameList")),
  category: z.enum(["girls", "boys"]).optional().meta(described("nameCategory")),
  year: text.optional().meta(described("nameYear")),
});

const { notFound, unavailable } = outcomes;
const names = {
  method: "get",
  isOfSite: true,
  query: namesQuery,
  examples: [
    { query: { list: "maori", category: "girls", year: "2023-24" } },
    { query: { list: "english", category: "boys", year: "2024" } },
  ],
} as const;
const nothing = { en: notFound.en, mi: notFound.mi, type: "text/html" };

export const siteOperations: readonly Operation[] = [
  {
    method: "get",
    ...operation("/financial-help/results.json"),
    isOfSite: true,
    isPrivate: true,
    answers: {
      200: ok(
        z.looseObject({
          day: text,
          note: text,
          answers: z.looseObject({}),
          probably: z.array(z.unknown()),
          possibly: z.array(z.unknown()),
          probablyNot: z.array(z.unknown()),
        }),
      ),
      404: notFound,
      503: unavailable,
    },
    examples: [{}],
  },
  {
    method: "get",
    ...embed,
    en: embed.en.replace("{frame}", frame("", en.frameTitle, "en-NZ")),
    mi: embed.mi.replace("{frame}", frame("/mi", mi.frameTitle, "mi")),
    isOfSite: true,
    answers: { 200: { ...ok(), type: "text/html" } },
    examples: [{}],
  },
  {
    ...names,
    ...operation("/baby-names.json"),
    answers: {
      200: ok(
        z.object({
          list: text,
          source: text,
          licence: text.optional(),
          catalogue: text.optional(),
          asAt: text.optional(),
          names: z.array(
            z.object({
              period: text,
              category: text,
              rank: z.number(),
              name: text,
              variations: text.optional(),
              amount: z.number().nullable(),
            }),
          ),
        }),
      ),
      404: nothing,
    },
  },
  {
    ...names,
    ...operation("/baby-names.csv"),
    answers: { 200: { ...ok(), type: "text/csv" }, 404: nothing },
  },
];
