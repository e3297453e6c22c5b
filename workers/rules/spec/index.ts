// GET /spec: the service in OpenAPI 3; the schemas are made from the variables.

import { jsonSchemas } from "../../json-schemas.ts";
import type { Variable } from "../declare.ts";
import { type Entity, entities, roleName } from "../entities.ts";
import { mostSituations } from "../explain.ts";
import { mostAtOnce } from "../reform/calculate-many.ts";
import type { TaxBenefitSystem } from "../system.ts";
import { weekRequest } from "../week/request.ts";
import { answerSchemas } from "./answers.ts";

type Json = Record<string, unknown>;

export function describeService(
  { variables, description, version, reform }: TaxBenefitSystem,
  base: string,
): Json {
  const all = [...variables.values()];
  return {
    openapi: "3.0.0",
    info: {
      title: "Tīmata rules",
      description,
      version,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: base }],
    paths: reform ? { ...paths, ...pathsOfReform } : paths,
    components: {
      schemas: {
        ...entitySchemas(all),
        ...situationSchemas(),
        ...fixedSchemas,
        ...answerSchemas(),
        ...requestSchemas(),
      },
    },
  };
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ "application/json": { schema } });
const answers = (description: string, schema: Json): Json => ({ description, content: json(schema) });

const notFound = { 404: answers("There is none of this name.", ref("Error")) };
const atFault = {
  400: answers("The request is wrong; the body mirrors the path of the first error.", { type: "object" }),
  404: answers("A variable is not known; the body mirrors its path.", { type: "object" }),
};
const get = (summary: string, operationId: string, schema: Json, more: Json = {}): Json => ({
  get: { summary, operationId, ...more, responses: { 200: answers(summary, schema), ...errorsOf(more) } },
});
const errorsOf = (more: Json): Json => ("parameters" in more ? notFound : {});
const pathParameter = (name: string): Json => ({
  parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
});
const post = (summary: string, operationId: string, request: Json, response: Json): Json => ({
  post: {
    summary,
    operationId,
    requestBody: { required: true, content: json(request) },
    responses: { 200: answers(summary, response), ...atFault },
  },
});

const paths: Json = {
  "/calculate": post(
    "Every null replaced by its result",
    "calculate",
    ref("SituationInput"),
    ref("SituationOutput"),
  ),
  "/trace": post("How the results were reached", "trace", ref("SituationInput"), ref("Trace")),
  "/explain": post(
    "Why each benefit is granted or not",
    "explain",
    { oneOf: [ref("SituationInput"), ref("Situations")] },
    ref("Explanations"),
  ),
  "/variables": get("All variables", "listVariables", ref("Links")),
  "/variable/{variableID}": get("One variable", "getVariable", ref("Variable"), pathParameter("variableID")),
  "/parameters": get("All parameters", "listParameters", ref("Links")),
  "/parameter/{parameterID}": get(
    "One parameter",
    "getParameter",
    ref("Parameter"),
    pathParameter("parameterID"),
  ),
  "/entities": get("The entities and their roles", "listEntities", ref("Entities")),
  "/spec": get("This description", "getSpec", { type: "object" }),
};

const manySituations = (most: number) => ({
  type: "object",
  required: ["situations"],
  properties: {
    situations: { type: "array", minItems: 1, maxItems: most, items: ref("SituationInput") },
  },
});

const pathsOfReform: Json = {
  "/reform": get("What these rules change, since when, and by which source", "listChanges", ref("Reform")),
  "/exclusions": get("Which payments exclude which", "listExclusions", ref("Exclusions")),
  "/calculate-many": post(
    "Several households at once, each answered as by /calculate",
    "calculateMany",
    manySituations(mostAtOnce.situations),
    { type: "object", properties: { situations: { type: "array", items: ref("SituationOutput") } } },
  ),
  "/outlook": post(
    "The reasons, how much a week, what would change a refusal, what begins and ends when, and payments that are not checked",
    "outlook",
    {
      ...manySituations(mostSituations),
      properties: {
        ...manySituations(mostSituations).properties,
        later: manySituations(mostSituations).properties.situations,
      },
    },
    ref("Outlook"),
  ),
  "/week": post(
    "What a household can get in a week: every payment with its sum, its doubt and why, and the best lawful combination",
    "week",
    ref("WeekRequest"),
    ref("Week"),
  ),
};

const requestSchemas = (): Json => jsonSchemas({ weekRequest }, "openapi-3.0").components;

const fixedSchemas: Json = {
  Error: { type: "object", properties: { error: { type: "string" } } },
  Situations: {
    type: "object",
    properties: {
      situations: { type: "array", minItems: 1, maxItems: mostSituations, items: ref("SituationInput") },
    },
  },
};

const schemaName = ({ key }: Entity): string =>
  key
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("_");

const entitySchemas = (variables: readonly Variable[]): Json =>
  Object.fromEntries(
    entities.map((entity) => [
      schemaName(entity),
      {
        type: "object",
        properties: { ...roleSchemas(entity), ...variableSchemas(entity, variables) },
        additionalProperties: false,
      },
    ]),
  );

const roleSchemas = ({ roles = [] }: Entity): Json =>
  Object.fromEntries(roles.map((role) => [roleName(role), { type: "array", items: { type: "string" } }]));

const variableSchemas = ({ key }: Entity, variables: readonly Variable[]): Json =>
  Object.fromEntries(variables.filter(({ entity }) => entity === key).map((one) => [one.id, schemaOf(one)]));

const valueSchemas: Record<Variable["valueType"], Json> = {
  Boolean: { type: "boolean" },
  Int: { type: "integer" },
  Float: { type: "number", format: "float" },
  Date: { type: "string", format: "date" },
};

const schemaOf = ({ valueType, description }: Variable): Json => ({
  type: "object",
  description,
  additionalProperties: { ...valueSchemas[valueType], nullable: true },
});

const situationSchemas = (): Json => {
  const properties = Object.fromEntries(
    entities.map((entity) => [
      entity.plural,
      { type: "object", additionalProperties: ref(schemaName(entity)) },
    ]),
  );
  const situation = { type: "object", additionalProperties: false, properties, required: ["persons"] };
  return { SituationInput: situation, SituationOutput: situation };
};
