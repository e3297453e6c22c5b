import { amountOperations } from "./amounts/operations.ts";
import { contentOperations } from "./content/operations.ts";
import type { BilingualText, Operation, OperationParameter } from "./operation.ts";
import { placeOperations } from "./places/operations.ts";
import { directoryOperations } from "./service-locations/operations.ts";

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

const id: OperationParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  en: "Its name",
  mi: "Tōna ingoa",
};
const situation = {
  200: okWords,
  400: refusedWords,
  404: notFoundWords,
  413: refusedWords,
  415: refusedWords,
};

const outcomes = {
  ok: okWords,
  notFound: notFoundWords,
  refused: refusedWords,
  unavailable: unavailableWords,
};

const operations: Operation[] = [
  {
    method: "get",
    path: "/rules/variables",
    en: "Every question and every verdict of the rules",
    mi: "Ngā pātai me ngā whakatau katoa o ngā ture",
    answers: { 200: okWords },
  },
  {
    method: "get",
    path: "/rules/variable/{id}",
    en: "One of them, with its references to the law",
    mi: "Tētahi o ērā, me ana tohutoro ki te ture",
    parameters: [id],
    answers: { 200: okWords, 404: notFoundWords },
  },
  {
    method: "get",
    path: "/rules/parameters",
    en: "Every amount and limit of the rules",
    mi: "Ngā moni me ngā tepe katoa o ngā ture",
    answers: { 200: okWords },
  },
  {
    method: "get",
    path: "/rules/parameter/{id}",
    en: "One of them, with its values by date",
    mi: "Tētahi o ērā, me ōna uara i ia rā",
    parameters: [id],
    answers: { 200: okWords, 404: notFoundWords },
  },
  {
    method: "get",
    path: "/rules/entities",
    en: "Whom the rules are about: persons, families and homes",
    mi: "Ko wai mā kei roto i ngā ture: he tangata, he whānau, he kāinga",
    answers: { 200: okWords },
  },
  {
    method: "get",
    path: "/rules/spec",
    en: "The full description of the rules engine",
    mi: "Te whakamārama whānui o te pūkaha ture",
    answers: { 200: okWords },
  },
  {
    method: "post",
    path: "/rules/calculate",
    en: "Works out what is asked with null about a household",
    mi: "Ka tātai i ngā mea kua tohua ki te null mō tētahi whare",
    answers: situation,
  },
  {
    method: "post",
    path: "/rules/trace",
    en: "The same, with each step of the calculation",
    mi: "Ko taua mea anō, me ia hipanga o te tātaitanga",
    answers: situation,
  },
  {
    method: "post",
    path: "/rules/explain",
    en: "Why: the criteria of each benefit, met or not",
    mi: "He aha ai: ngā paearu o ia takuhe, kua tutuki, kāore rānei",
    answers: situation,
  },
  {
    method: "get",
    path: "/rules/sentences",
    en: "Every sentence of the reasons, in both languages",
    mi: "Ngā rerenga katoa o ngā take, i ngā reo e rua",
    answers: { 200: okWords },
  },
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
];

/** OpenAPI 3.1; text in te reo Māori is in `x-summary-mi` and `x-description-mi`. */
export function describeApi(base: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
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

function describeOperation({ method, path, en, mi, parameters = [], answers }: Operation) {
  const responses = Object.entries(answers).map(([status, words]) => [status, describeAnswer(words)]);
  return {
    operationId: path.replaceAll(/[{}]|^\/|\/$/g, "").replaceAll("/", "-"),
    summary: en,
    "x-summary-mi": mi,
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
