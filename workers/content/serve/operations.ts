import * as z from "zod";
import { type Address, described, digits, type Operation, ok, operation, outcomes } from "../../operation.ts";
import { contentAnswers } from "./answer-shapes.ts";

const itsNumber = digits(6).meta(described("number"));

export const pageNumber = digits(4).meta(described("page"));

const term = z.string().meta(described("term"));

/** Any other value counts as missing. */
export const searchQuery = z.object({
  summary: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .catch(false)
    .meta(described("summary")),
  language: z.enum(["en", "mi"]).optional().catch(undefined).meta(described("language")),
  asTyped: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .catch(false)
    .meta(described("asTyped")),
  stage: z.string().optional().meta(described("stage")),
  topic: z.string().optional().meta(described("topic")),
});

const { notFound, refused, unavailable } = outcomes;
const method = "get";
const read = (path: Address, schema: z.ZodType): Operation => {
  return { method, ...operation(path), answers: { 200: ok(schema), 503: unavailable }, examples: [{}] };
};
const readOne = (path: Address, schema: z.ZodType, id: string): Operation => ({
  ...read(path, schema),
  segments: z.object({ id: itsNumber }),
  answers: { 200: ok(schema), 404: notFound, 503: unavailable },
  examples: [{ path: { id } }],
});

export const contentOperations: readonly Operation[] = [
  read("/content/stages", contentAnswers.stages),
  readOne("/content/stages/{id}", contentAnswers.stage, "1"),
  readOne("/content/sections/{id}", contentAnswers.section, "11"),
  read("/content/simplepages", contentAnswers.simplePages),
  {
    method,
    ...operation("/content/search/{term}/{page}"),
    segments: z.object({ term, page: pageNumber }),
    query: searchQuery,
    answers: { 200: ok(contentAnswers.search), 400: refused, 404: notFound, 503: unavailable },
    examples: [
      { path: { term: "sleep", page: "0" } },
      { path: { term: "whāngai ū", page: "0" }, query: { summary: "true", language: "mi" } },
    ],
  },
  {
    ...read("/content/board", contentAnswers.board),
    answers: { 200: ok(contentAnswers.board), 404: notFound, 503: unavailable },
  },
  read("/content/version", contentAnswers.version),
  read("/banners/", contentAnswers.banners),
  read("/outage-banners/", contentAnswers.outages),
];
