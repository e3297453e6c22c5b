import { publishedJson } from "#app/server/http/published-json.ts";
import { payloadJsonSchema } from "./schema.ts";

let schema: string | undefined;

export function applicationSchema(): Response {
  schema ??= JSON.stringify(payloadJsonSchema(), null, 2);
  return publishedJson(schema, "application/schema+json");
}
