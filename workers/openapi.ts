import { amountOperations } from "./amounts/operations.ts";
import { contentOperations } from "./content/operations.ts";
import type { BilingualText, Operation } from "./operation.ts";
import { placeOperations } from "./places/operations.ts";
import { ruleOperations } from "./rules/operations.ts";
import { directoryOperations } from "./service-locations/operations.ts";
import { siteOperations } from "./site-operations.ts";

const okWords: BilingualText = { en: "The answer", mi: "Te whakautu" };
const notFoundWords: BilingualText = { en: "There is nothing of that name", mi: "Kāore he mea o taua ingoa" };
const refusedWords: BilingualText = {
  en: "The request is not right; the answer says where",
  mi: "Kāore i tika te tono; e kī ana te whakautu kei hea te hē",
};
const unavailableWords: BilingualText = {
  en: "The source cannot be reached",
  mi: "Kāore e taea te puna te toro atu",
};

const outcomes = {
  ok: okWords,
  notFound: notFoundWords,
  refused: refusedWords,
  unavailable: unavailableWords,
};

const operations: Operation[] = [
  ...ruleOperations(outcomes),
  {
    method: "get",
    path: "/open-data/datastore_search",
    en: "Records of open data, as a CKAN catalogue answers",
    mi: "He pūkete raraunga tuwhera, pērā i te whakautu a tētahi puna CKAN",
    parameters: [
      {
        name: "resource_id",
        in: "query",
        required: true,
        schema: { type: "string", format: "uuid" },
        en: "Which records",
        mi: "Ko ēhea pūkete",
      },
      {
        name: "q",
        in: "query",
        schema: { type: "string", maxLength: 200 },
        en: "Words that must occur in a record",
        mi: "Ngā kupu me kitea i te pūkete",
      },
      {
        name: "filters",
        in: "query",
        schema: { type: "string", contentMediaType: "application/json" },
        en: "Fields and their values, as a JSON object",
        mi: "Ngā āpure me ō rātou uara, hei ahanoa JSON",
      },
      {
        name: "limit",
        in: "query",
        schema: { type: "integer", minimum: 0, maximum: 32000, default: 100 },
        en: "How many records at most",
        mi: "Te tokomaha mōrahi o ngā pūkete",
      },
      {
        name: "offset",
        in: "query",
        schema: { type: "integer", minimum: 0, default: 0 },
        en: "How many records to pass over first",
        mi: "E hia ngā pūkete hei pekenga i te tuatahi",
      },
    ],
    answers: { 200: okWords, 404: notFoundWords, 409: refusedWords, 503: unavailableWords },
  },
  ...amountOperations(outcomes),
  ...contentOperations(outcomes),
  ...directoryOperations(outcomes),
  ...placeOperations(outcomes),
  ...siteOperations(outcomes),
];

/** OpenAPI 3.1; text in te reo Māori is in `x-summary-mi` and `x-description-mi`. */
export function describeApi(base: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation, new URL(base).origin),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tīmata",
      version: "1.0.0",
      description:
        "The guide for parents, services near a place, the rules behind the financial help checker, and the open data it uses. Free to read, without a key.",
      "x-description-mi":
        "Te aratohu mā ngā mātua, ngā ratonga e tata ana ki tētahi wāhi, ngā ture kei muri i te arowhai āwhina pūtea, me ngā raraunga tuwhera ka whakamahia. He wātea hei pānui, kāore he kī e hiahiatia ana.",
    },
    servers: [{ url: base }],
    paths,
  };
}

function describeOperation(
  { method, path, en, mi, parameters = [], answers, isOfSite }: Operation,
  site: string,
) {
  const responses = Object.entries(answers).map(([status, words]) => [status, describeAnswer(words)]);
  return {
    operationId: path.replaceAll(/[{}]|^\/|\/$/g, "").replaceAll("/", "-"),
    summary: en.replaceAll("{site}", site),
    "x-summary-mi": mi.replaceAll("{site}", site),
    ...(isOfSite && { servers: [{ url: site }] }),
    parameters: parameters.map(({ en, mi, ...parameter }) => ({
      ...parameter,
      description: en,
      "x-description-mi": mi,
    })),
    ...(method === "post" && { requestBody: { required: true, content: jsonContent } }),
    responses: Object.fromEntries(responses) as Record<string, ReturnType<typeof describeAnswer>>,
  };
}

const jsonContent = { "application/json": { schema: { type: "object" } } };

function describeAnswer({ en, mi }: BilingualText) {
  return { description: en, "x-description-mi": mi, content: jsonContent };
}
