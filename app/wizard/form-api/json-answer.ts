import { setCookieHeaders } from "#app/server/cookies/cookies.ts";

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
