import { setCookieHeaders } from "#app/server/cookies/cookies.ts";
import type { Visit } from "#app/server/visit.ts";

export function jsonAnswer(
  status: number,
  body: object,
  cookies: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = setCookieHeaders(cookies);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return Response.json(body, { status, headers });
}

export const unavailable = (detail = "This is not available at the moment."): Response =>
  jsonAnswer(503, { detail, code: "local-timeout" });

/** Nothing when somebody is logged in. */
export function withoutPerson({ account }: Visit): Response | undefined {
  if (account.person) return undefined;
  if (account.sessionState.is === "unknown") return unavailable();
  return jsonAnswer(403, { detail: "Nobody is logged in." }, account.staleCookies);
}

interface Versioned {
  readonly version: number;
}

export const tagOf = ({ version }: Versioned): string => `"${version}"`;

/** @returns undefined when it names no version */
export function versionIn(tag: string): number | undefined {
  const [, version] = /^"(\d{1,9})"$/.exec(tag) ?? [];
  return version === undefined ? undefined : Number(version);
}
