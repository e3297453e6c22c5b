import type { EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { issueFormToken } from "./server/form-token.ts";
import { caching, contentSecurityPolicy, styleHashes } from "./server/headers.ts";
import { logFailure } from "./server/log.ts";
import type { Visit } from "./server/visit.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { type Place, PlaceProvider } from "./ui/place.tsx";

/** Draws what Remix has loaded to one string of HTML: a third of what streaming the same page costs. */
export async function draw(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { visit }: { visit: Visit },
): Promise<Response> {
  const formToken = await issueFormToken(visit.cookies, visit.seal, visit.now.getTime());
  const personal = { formToken: false };
  const page = <RemixServer context={context} url={request.url} />;
  const html = toHtml(page, placeOf(visit, formToken.token, personal));
  for (const [name, value] of Object.entries(await pageHeaders(html, visit))) headers.set(name, value);
  if (personal.formToken && formToken.cookie) headers.append("Set-Cookie", formToken.cookie);
  headers.set("Cache-Control", caching.personal);
  return new Response(html, { status, headers });
}

/** A page in plain words for a request that no handler gets to see. */
export async function refusal(
  status: 400 | 403 | 404 | 405 | 413 | 500,
  visit: Visit,
  allow?: readonly string[],
): Promise<Response> {
  const html = toHtml(<ErrorPage status={status} />, placeOf(visit, "", { formToken: false }));
  const headers = { ...(await pageHeaders(html, visit)), ...(allow ? { Allow: allow.join(", ") } : {}) };
  return new Response(html, { status, headers });
}

/** The error page for a failure that nothing caught, after a line in the log. */
export function lastResort(error: unknown, visit: Visit): Promise<Response> {
  logFailure(error, visit);
  return refusal(500, visit);
}

/** What Remix tells of a failure while a page is loaded or drawn. */
export function handleError(error: unknown, { context }: { context: { visit: Visit } }) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, context.visit);
}

const toHtml = (page: ReactNode, place: Place): string =>
  `<!DOCTYPE html>${renderToString(<PlaceProvider value={place}>{page}</PlaceProvider>)}`;

const pageHeaders = async (html: string, { language }: Visit) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Language": language,
  "Content-Security-Policy": contentSecurityPolicy(await styleHashes(html)),
});

/** A page that shows the form token belongs to one visitor: reading it is noticed. */
function placeOf(visit: Visit, token: string, personal: { formToken: boolean }): Place {
  const { language, path, origin, saveData, practice, reference } = visit;
  return {
    language,
    path,
    origin,
    saveData,
    practice,
    reference,
    get formToken() {
      personal.formToken = true;
      return token;
    },
  };
}
