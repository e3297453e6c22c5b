import { json, redirect } from "@remix-run/cloudflare";
import { address } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import type { RegistrationPageProps } from "./step-page-props.ts";

/** Draws a page of the registration. */
export function draw(
  visit: Visit,
  model: RegistrationPageProps,
  { status = 200, cookies = [], wait }: { status?: number; cookies?: readonly string[]; wait?: number } = {},
): Response {
  visit.model = model;
  const headers = setCookieHeaders(cookies);
  if (wait !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(wait / 1000))));
  return json(null, { status, headers });
}

/** Leads to a page of the site in the visitor's language. */
export const lead = (visit: Visit, path: string, cookies: readonly string[] = []): Response =>
  redirect(address(visit.language, path), { status: 303, headers: setCookieHeaders(cookies) });
