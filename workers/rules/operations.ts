import * as z from "zod";
import {
  type BilingualText,
  type Operation,
  type OperationExample,
  ok,
  outcomes,
  said,
} from "../operation.ts";
import { ruleAnswers } from "./spec/answers.ts";
import { bodies } from "./spec/bodies.ts";
import { exampleRequest, weekRequest } from "./week/request.ts";

const segments = z.object({ id: z.string().meta(said({ en: "Its name", mi: "Tōna ingoa" })) });

/** The body mirrors the path of the first error. */
const refused = {
  ...outcomes.refused,
  schema: z
    .looseObject({})
    .meta({ id: "Refusal", description: "The path of the first error, and a sentence at its end." }),
};
const { notFound } = outcomes;
const answersTo = (schema: z.ZodType) => ({
  200: ok(schema),
  400: refused,
  404: refused,
  413: refused,
  415: refused,
});

/** A mother of 30 with a child of two. */
const household = (benefit: string, month: string) => ({
  persons: {
    mother: {
      date_of_birth: { ETERNITY: "1990-05-01" },
      is_nz_citizen: { [month]: true },
      [benefit]: { [month]: null },
    },
    child: { date_of_birth: { ETERNITY: "2024-03-01" } },
  },
  families: { family: { principal_caregiver: "mother", children: ["child"] } },
});

const single = household("best_start__eligibility", "2026-11");

const read = (path: string, words: BilingualText, schema: z.ZodType): Operation => ({
  method: "get",
  path,
  ...words,
  answers: { 200: ok(schema) },
  examples: [{}],
});

const readOne = (
  path: string,
  words: BilingualText,
  schema: z.ZodType,
  ids: readonly string[],
): Operation => ({
  ...read(path, words, schema),
  segments,
  answers: { 200: ok(schema), 404: notFound },
  examples: ids.map((id) => ({ path: { id } })),
});

const compute = (
  path: string,
  words: BilingualText,
  body: z.ZodType,
  schema: z.ZodType,
  example: unknown,
): Operation => ({
  method: "post",
  path,
  ...words,
  body,
  answers: answersTo(schema),
  examples: [{ body: example }] satisfies OperationExample[],
});

const byTodaysLaw = ({ en, mi }: BilingualText): BilingualText => ({
  en: `${en}, by today’s law`,
  mi: `${mi}, mā te ture o nāianei`,
});

type Words = (words: BilingualText) => BilingualText;

const catalogueOf = (mount: string, as: Words): Operation[] => [
  read(
    `${mount}/variables`,
    as({
      en: "Every question and every verdict of the rules",
      mi: "Ngā pātai me ngā whakatau katoa o ngā ture",
    }),
    ruleAnswers.Links,
  ),
  readOne(
    `${mount}/variable/{id}`,
    as({ en: "One of them, with its references to the law", mi: "Tētahi o ērā, me ana tohutoro ki te ture" }),
    ruleAnswers.Variable,
    ["age", "best_start__eligibility"],
  ),
  read(
    `${mount}/parameters`,
    as({ en: "Every amount and limit of the rules", mi: "Ngā moni me ngā tepe katoa o ngā ture" }),
    ruleAnswers.Links,
  ),
  readOne(
    `${mount}/parameter/{id}`,
    as({ en: "One of them, with its values by date", mi: "Tētahi o ērā, me ōna uara i ia rā" }),
    ruleAnswers.Parameter,
    ["entitlements"],
  ),
  read(
    `${mount}/entities`,
    as({
      en: "Whom the rules are about: persons, families and homes",
      mi: "Ko wai mā kei roto i ngā ture: he tangata, he whānau, he kāinga",
    }),
    ruleAnswers.Entities,
  ),
  read(
    `${mount}/spec`,
    as({
      en: "The full description of the rules engine, every variable included",
      mi: "Te whakamārama whānui o te pūkaha ture, me ngā taurangi katoa",
    }),
    z.looseObject({ openapi: z.string() }),
  ),
];

const computationsOf = (mount: string, as: Words): Operation[] => [
  compute(
    `${mount}/calculate`,
    as({
      en: "Works out what is asked with null about a household",
      mi: "Ka tātai i ngā mea kua tohua ki te null mō tētahi whare",
    }),
    bodies.situation,
    ruleAnswers.Calculated,
    single,
  ),
  compute(
    `${mount}/trace`,
    as({
      en: "The same, with each step of the calculation",
      mi: "Ko taua mea anō, me ia hipanga o te tātaitanga",
    }),
    bodies.situation,
    ruleAnswers.Trace,
    single,
  ),
  compute(
    `${mount}/explain`,
    as({
      en: "Why: the criteria of each benefit, met or not",
      mi: "He aha ai: ngā paearu o ia takuhe, kua tutuki, kāore rānei",
    }),
    bodies.explained,
    ruleAnswers.Explanations,
    single,
  ),
];

/** The second address has its own words, which say which law it is. */
const ofBoth = (mount: string, as: Words): Operation[] => [
  ...catalogueOf(mount, as),
  ...computationsOf(mount, as),
  read(
    `${mount}/sentences`,
    as({
      en: "Every sentence of the reasons, in both languages",
      mi: "Ngā rerenga katoa o ngā take, i ngā reo e rua",
    }),
    ruleAnswers.Sentences,
  ),
];

/** The rules of 2018 at /rules; today's at /rules/current, with some more addresses. */
export const ruleOperations: readonly Operation[] = [
  ...ofBoth("/rules", (words) => words),
  ...ofBoth("/rules/current", byTodaysLaw),
  read(
    "/rules/current/reform",
    {
      en: "What has changed in the law since 2018: each change with its day, its Act and its source. A browser is shown a page",
      mi: "Ngā mea kua rerekē i te ture mai i te 2018: ia panoni me tōna rā, tōna Ture, tōna pūtake. He whārangi ka whakaaturia ki te pūtirotiro",
    },
    ruleAnswers.Reform,
  ),
  read(
    "/rules/current/exclusions",
    { en: "Which payments exclude which", mi: "Ko ēhea utu e aukati ana i ēhea" },
    ruleAnswers.Exclusions,
  ),
  compute(
    "/rules/current/calculate-many",
    {
      en: "Several households at once, each worked out as by /rules/current/calculate",
      mi: "Ngā whare maha i te wā kotahi, ka tātaihia ia whare pērā i /rules/current/calculate",
    },
    bodies.many,
    z.object({ situations: z.array(ruleAnswers.Calculated) }),
    { situations: [single, single] },
  ),
  compute(
    "/rules/current/outlook",
    {
      en: "The reasons, how much a week, what would change a refusal, what begins and ends when, and payments that are not checked",
      mi: "Ngā take, e hia te moni i te wiki, he aha e panoni ai i te whakahē, ka tīmata, ka mutu ia mea āhea, me ngā utu kāore e arowhaihia",
    },
    bodies.outlook,
    ruleAnswers.Outlook,
    { situations: [single] },
  ),
  compute(
    "/rules/current/week",
    {
      en: "What a household can get in a week: every payment with its sum, its doubt and why, and the best lawful combination. Unknown fields are refused, missing ones are not known",
      mi: "Ngā mea ka taea e tētahi whare te whiwhi i te wiki: ia utu me tōna moni, tōna rangirua, tōna take, me te huinga pai rawa e ture ana. Ka whakahēngia ngā āpure tauhou; kāore i te mōhiotia ngā mea e ngaro ana",
    },
    weekRequest,
    ruleAnswers.Week,
    exampleRequest,
  ),
];
