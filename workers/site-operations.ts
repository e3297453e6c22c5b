import * as z from "zod";
import { type Operation, ok, outcomes, said } from "./operation.ts";

const frame = (prefix: string, title: string, lang: string): string =>
  `<iframe src="{site}${prefix}/financial-help/embed" title="${title}" lang="${lang}" width="100%" height="640"></iframe>`;

const text = z.string();

const namesQuery = z.object({
  list: z
    .enum(["english", "maori"])
    .optional()
    .meta(said({ en: "Which list", mi: "Ko tēhea rārangi" })),
  category: z
    .enum(["girls", "boys"])
    .optional()
    .meta(said({ en: "Which names", mi: "Ko ēhea ingoa" })),
  year: text.optional().meta(
    said({
      en: "A year such as 2024, of the Māori list 2023-24; all years without it",
      mi: "He tau pērā i te 2024, i te 2023-24 mō te rārangi Māori; ki te kore, ko ngā tau katoa",
    }),
  ),
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
    path: "/financial-help/results.json",
    isOfSite: true,
    isPrivate: true,
    en: "The results of the financial help checker as JSON, for whoever has answered its questions in the same browser: the day, the answers, the area, the benefits by verdict (probably, possibly, probablyNot), for each the reasons as /api/rules/explain tells them, and the rule of each. No cache keeps it.",
    mi: "Ngā otinga o te arowhai āwhina pūtea hei JSON, mā te tangata kua whakautu i ngā pātai i taua pūtirotiro tonu: te rā, ngā whakautu, te rohe, ngā takuhe e ai ki te whakatau (probably, possibly, probablyNot), ngā take mō ia takuhe pērā i /api/rules/explain, me te ture o ia takuhe. Kāore e puritia e tētahi keteroki.",
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
    path: "/financial-help/embed",
    isOfSite: true,
    en: `The first questions of the financial help checker, as a page that any site may show in a frame, without a script or a cookie. They lead to our questionnaire, where they are filled in and not submitted: ${frame("", "Find out what financial help you can get", "en-NZ")}`,
    mi: `Ngā pātai tuatahi o te arowhai āwhina pūtea, hei whārangi ka taea e te pae ahakoa tēhea te whakaatu i roto i te frame, me te kore script, me te kore cookie. Ka ārahi ki tā mātou puka pātai, kua whakakīia, kāore anō kia tukuna: ${frame("/mi", "Kitea te āwhina pūtea mōu", "mi")}`,
    answers: { 200: { ...ok(), type: "text/html" } },
    examples: [{}],
  },
  {
    ...names,
    path: "/baby-names.json",
    en: "Top names of babies by year, with where they come from",
    mi: "Ngā ingoa rongonui o ngā pēpi i ia tau, me tō rātou pūtake",
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
    path: "/baby-names.csv",
    en: "The same for spreadsheets",
    mi: "Ko taua mea anō mō ngā ripanga",
    answers: { 200: { ...ok(), type: "text/csv" }, 404: nothing },
  },
];
