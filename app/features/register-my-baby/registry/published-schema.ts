import { registryLimits } from "#app/nz/registry-limits.ts";
import { publishedJson } from "#app/server/http/published-json.ts";
import { payloadJsonSchema } from "./table.ts";

let schema: string | undefined;
let limits: string | undefined;

export function registrationSchema(): Response {
  schema ??= JSON.stringify(payloadJsonSchema(), null, 2);
  return publishedJson(schema, "application/schema+json");
}

export function registrationLimits(): Response {
  limits ??= JSON.stringify(registryLimits, null, 2);
  return publishedJson(limits, "application/json");
}
