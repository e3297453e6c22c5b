import { setCookieHeaders } from "./cookies.ts";

/** Never 307: what was posted to one address must not be posted to the next (quality L4). */
export function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = setCookieHeaders(cookies);
  headers.set("Location", to);
  return new Response(null, { status: 303, headers });
}
