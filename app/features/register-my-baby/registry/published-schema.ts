import { registryLimits } from "#app/nz/registry-limits.ts";
import { cacheControl } from "#app/server/http/headers.ts";
import { payloadJsonSchema } from "./table.ts";

let schema: string | undefined;
let limits: string | undefined;

export function registrationSchema(): Response {
  schema ??= JSON.stringify(payloadJsonSchema(), null, 2);
  return published(schema, "application/schema+json");
}

export function registrationLimits(): Response {
  limits ??= JSON.stringify(registryLimits, null, 2);
  return published(limits, "application/json");
}

const published = (text: string, type: string): Response =>
  new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cacheControl.file },
  });
