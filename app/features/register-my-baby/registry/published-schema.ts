import { cacheControl } from "#app/server/http/headers.ts";
import { payloadJsonSchema } from "./schema.ts";

let written: string | undefined;

/** GET /register-my-baby/registration.schema.json: what a registration looks like that is sent to the registry, for whoever receives one. */
export function registrationSchema(): Response {
  written ??= JSON.stringify(payloadJsonSchema(), null, 2);
  return new Response(written, {
    headers: { "Content-Type": "application/schema+json; charset=utf-8", "Cache-Control": cacheControl.file },
  });
}
