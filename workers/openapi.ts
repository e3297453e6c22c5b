import type * as z from "zod";
import { amountOperations } from "./amounts/operations.ts";
import en from "./api.en.json";
import mi from "./api.mi.json";
import { contentOperations } from "./content/serve/operations.ts";
import { type Json, jsonSchemas } from "./json-schemas.ts";
import { openDataOperations } from "./open-data/operations.ts";
import type { Operation, OperationAnswer, OperationExample } from "./operation.ts";
import { placeOperations } from "./places/operations.ts";
import { ruleOperations } from "./rules/operations.ts";
import { directoryOperations } from "./service-locations/operations.ts";
import { siteOperations } from "./site-operations.ts";

/** Semantic: the first number changes where a program relying on the last description would fail. */
export const apiVersion = "3.2.0";

const operations: readonly Operation[] = [
  ...ruleOperations,
  ...openDataOperations,
  ...amountOperations,
  ...contentOperations,
  ...directoryOperations,
  ...placeOperations,
  ...siteOperations,
];

/** Only when asked for, which most isolates never are: it takes some milliseconds. */
let shapes: ReturnType<typeof shapesOfAll> | undefined;

function shapesOfAll() {
  const all: Record<string, z.ZodType> = {};
  for (const operation of operations) {
    const key = keyOf(operation);
    if (operation.segments) all[`${key} segments`] = operation.segments;
    if (operation.query) all[`${key} query`] = operation.query;
    if (operation.body) all[`${key} body`] = operation.body;
    for (const [status, { schema }] of Object.entries(operation.answers))
      if (schema) all[`${key} ${status}`] = schema;
  }
  return jsonSchemas(all);
}

const keyOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Text in te reo Māori is in `x-summary-mi` and `x-description-mi`. */
export function describeApi(base: string) {
  shapes ??= shapesOfAll();
  const { schemas, components } = shapes;
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation, new URL(base).origin, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tīmata",
      version: apiVersion,
      license: { name: "MIT", identifier: "MIT" },
      description: en.description,
      "x-description-mi": mi.description,
    },
    servers: [{ url: base }],
    security: [],
    paths,
    components: { schemas: components },
  };
}

function describeOperation(operation: Operation, site: string, schemas: Record<string, Json>) {
  const { method, path, en, mi, segments, query, body, answers, examples, isOfSite } = operation;
  const key = keyOf(operation);
  const responses = Object.entries(answers).map(([status, answer]) => [
    status,
    describeAnswer(answer, schemas[`${key} ${status}`]),
  ]);
  return {
    operationId: path.replaceAll(/[{}]|^\/|\/$/g, "").replaceAll("/", "-"),
    summary: en.replaceAll("{site}", site),
    "x-summary-mi": mi.replaceAll("{site}", site),
    ...(isOfSite && { servers: [{ url: site }] }),
    parameters: [
      ...parametersOf("path", segments, schemas[`${key} segments`], examples),
      ...parametersOf("query", query, schemas[`${key} query`], examples),
    ],
    ...(method === "post" && {
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: body ? schemas[`${key} body`] : {},
            examples: Object.fromEntries(
              examples.map(({ body }, index) => [`example-${index + 1}`, { value: body }]),
            ),
          },
        },
      },
    }),
    responses: Object.fromEntries(responses) as Record<string, ReturnType<typeof describeAnswer>>,
    "x-examples": examples.map((example) => addressOf(operation, example)),
  };
}

function addressOf({ path }: Operation, { path: segments = {}, query = {} }: OperationExample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(segments[name] ?? ""));
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}

function parametersOf(
  place: "path" | "query",
  shape: z.ZodObject | undefined,
  described: Json | undefined,
  examples: readonly OperationExample[],
) {
  return Object.entries((described?.properties ?? {}) as Record<string, Json>).map(([name, property]) => {
    const { description, "x-description-mi": mi, ...schema } = property;
    const [example] = examples.flatMap((one) => one[place]?.[name] ?? []);
    const isNeeded = place === "path" || !shape?.shape[name].safeParse(undefined).success;
    return {
      name,
      in: place,
      required: isNeeded,
      description,
      "x-description-mi": mi,
      ...(schema.type === "object" ? { content: { "application/json": { schema } } } : { schema }),
      ...(example !== undefined && schema.type !== "object" && { example: exampleValue(example, schema) }),
    };
  });
}

/** An address is all text. */
function exampleValue(example: string, { type }: Json): unknown {
  if (type === "array") return [Number(example)];
  return type === "integer" || type === "number" || type === "boolean" ? JSON.parse(example) : example;
}

function describeAnswer({ en, mi, type = "application/json" }: OperationAnswer, schema: Json | undefined) {
  return { description: en, "x-description-mi": mi, content: { [type]: schema ? { schema } : {} } };
}
