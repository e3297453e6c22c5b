import { address } from "#app/i18n/languages.ts";
import { caching } from "./headers.ts";
import type { Visit } from "./visit.ts";

interface Finished {
  html: string;
  headers: [string, string][];
}

/** Public pages are few; the bound is there for the day when they are not. */
const most = 200;
const finished = new Map<string, Finished>();

/**
 * Gives a public page as it was drawn before, or draws it and keeps it in the isolate's memory. A new version of the
 * site is a new isolate, so nothing here ever grows old. Only pages that came out well and show nothing of a visitor
 * are kept.
 */
export async function finishedPage(visit: Visit, draw: () => Promise<Response>): Promise<Response> {
  const key = address(visit.language, visit.path);
  const known = finished.get(key);
  if (known) return answer(known);
  const drawn = await draw();
  if (drawn.status !== 200 || drawn.headers.has("Set-Cookie")) return drawn;
  drawn.headers.set("Cache-Control", caching.publicPage);
  const page: Finished = { html: await drawn.text(), headers: [...drawn.headers] };
  if (finished.size < most) finished.set(key, page);
  return answer(page);
}

function answer({ html, headers }: Finished): Response {
  return new Response(html, { headers });
}
