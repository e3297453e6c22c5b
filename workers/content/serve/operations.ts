import * as z from "zod";
import { digits, type Operation, ok, outcomes, said } from "../../operation.ts";
import { contentAnswers } from "./answer-shapes.ts";

const itsNumber = digits(6).meta(said({ en: "Its number", mi: "Tōna nama" }));

export const pageNumber = digits(4).meta(
  said({ en: "Which page of 15 results, from 0", mi: "Ko tēhea whārangi o ngā otinga 15, ka tīmata i te 0" }),
);

const term = z.string().meta(
  said({
    en: "What to look for, percent-encoded; with or without macrons. 100 characters are read",
    mi: "Ko te kupu hei rapu, kua whakawaeheretia mō te wāhitau; me te tohutō, kāore rānei. E 100 ngā pūāhua ka pānuitia",
  }),
);

/** Any other value counts as missing. */
export const searchQuery = z.object({
  summary: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .catch(false)
    .meta(
      said({
        en: "Also the total, the counts by stage and topic, and what may have been meant",
        mi: "Me te tapeke, te maha i ia wāhanga me ia kaupapa, me te kupu kē pea i whakaarohia",
      }),
    ),
  language: z
    .enum(["en", "mi"])
    .optional()
    .catch(undefined)
    .meta(
      said({
        en: "The language of the page that asks: its texts come first, and only its words are offered as a correction",
        mi: "Te reo o te whārangi e pātai ana: ka puta tuatahi ōna tuhinga, ā, ko ōna kupu anake ka tukuna hei whakatikatika",
      }),
    ),
  stage: z
    .string()
    .optional()
    .meta(
      said({
        en: "Only cards of the stage with this number",
        mi: "Ko ngā kāri anake o te wāhanga nei te nama",
      }),
    ),
  topic: z
    .string()
    .optional()
    .meta(
      said({
        en: "Only cards with this topic, such as sleep",
        mi: "Ko ngā kāri anake o tēnei kaupapa, pēnei i te sleep",
      }),
    ),
});

const { notFound, refused, unavailable } = outcomes;
const method = "get";
const read = (path: string, en: string, mi: string, schema: z.ZodType): Operation => {
  return { method, path, en, mi, answers: { 200: ok(schema), 503: unavailable }, examples: [{}] };
};
const readOne = (path: string, en: string, mi: string, schema: z.ZodType, id: string): Operation => ({
  ...read(path, en, mi, schema),
  segments: z.object({ id: itsNumber }),
  answers: { 200: ok(schema), 404: notFound, 503: unavailable },
  examples: [{ path: { id } }],
});

export const contentOperations: readonly Operation[] = [
  read(
    "/content/stages",
    "The life stages of the guide, with their sections",
    "Ngā wāhanga o te ora i te aratohu, me ō rātou tekiona",
    contentAnswers.stages,
  ),
  readOne(
    "/content/stages/{id}",
    "A stage with all its sections and cards, in both languages",
    "Tētahi wāhanga me ōna tekiona, āna kāri katoa, i ngā reo e rua",
    contentAnswers.stage,
    "1",
  ),
  readOne(
    "/content/sections/{id}",
    "A section with its cards",
    "Tētahi tekiona me āna kāri",
    contentAnswers.section,
    "11",
  ),
  read(
    "/content/simplepages",
    "The pages about the site, in their order",
    "Ngā whārangi mō te pae, i tō rātou raupapa",
    contentAnswers.simplePages,
  ),
  {
    method,
    path: "/content/search/{term}/{page}",
    en: "Searches the cards, pages, services and support topics of the guide",
    mi: "Ka rapu i ngā kāri, i ngā whārangi, i ngā ratonga me ngā kaupapa tautoko o te aratohu",
    segments: z.object({ term, page: pageNumber }),
    query: searchQuery,
    answers: { 200: ok(contentAnswers.search), 400: refused, 404: notFound, 503: unavailable },
    examples: [
      { path: { term: "sleep", page: "0" } },
      { path: { term: "whāngai ū", page: "0" }, query: { summary: "true", language: "mi" } },
    ],
  },
  {
    ...read(
      "/content/board",
      "What editors of the guide have to look after: the age of facts, sources nobody has read, telephone numbers",
      "Ngā mahi mā ngā kaiwhakatika o te aratohu: te pakeke o ngā kōrero, ngā puna kāore anō kia pānuitia, ngā nama waea",
      contentAnswers.board,
    ),
    answers: { 200: ok(contentAnswers.board), 404: notFound, 503: unavailable },
  },
  read(
    "/content/version",
    "Which version of the guide this is",
    "Ko tēhea putanga tēnei o te aratohu",
    contentAnswers.version,
  ),
  read(
    "/banners/",
    "Messages that stand above every page",
    "Ngā karere kei runga i ia whārangi",
    contentAnswers.banners,
  ),
  read(
    "/outage-banners/",
    "Services that are closed for a while",
    "Ngā ratonga kua kati mō tētahi wā",
    contentAnswers.outages,
  ),
];
