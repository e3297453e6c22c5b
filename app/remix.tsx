import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import * as root from "./root.tsx";
import { type Route, routes } from "./routes.ts";
import { finishedPage } from "./server/finished-pages.ts";
import { issueFormToken } from "./server/form-token.ts";
import { caching, contentSecurityPolicy, styleHashes } from "./server/headers.ts";
import { logFailure } from "./server/log.ts";
import type { Visit } from "./server/visit.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { type Place, PlaceProvider } from "./ui/place.tsx";

/** Answers a request for a page: the table of addresses, through Remix, drawn to one string of HTML. */
export async function pages(request: Request, visit: Visit): Promise<Response> {
  const isPublic = request.method === "GET" && publicPaths.has(visit.path);
  return isPublic ? finishedPage(visit, () => drawPage(request, visit)) : drawPage(request, visit);
}

const publicPaths = new Set(routes.filter((route) => route.isPublic).map((route) => route.path));

async function drawPage(request: Request, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = visit.path;
  const forRemix = new Request(url, request);
  // Where a form came from is settled at the entry, by configuration; Remix would compare with headers a visitor sends.
  forRemix.headers.delete("X-Forwarded-Host");
  forRemix.headers.delete("Origin");
  const answer = await handle(forRemix, { visit });
  return answer.status === 405 ? withAllow(answer) : answer;
}

const handle = createRequestHandler(build(), "production");

function build(): ServerBuild {
  const known = { root: { id: "root", path: "", module: root as never } };
  const table = Object.fromEntries(
    routes.map(({ path, module }) => [
      path,
      { id: path, parentId: "root", path: path.slice(1), module: module as never },
    ]),
  );
  const all: ServerBuild["routes"] = { ...known, ...table };
  return {
    mode: "production",
    entry: { module: { default: draw, handleError } as never },
    routes: all,
    assets: {
      entry: { module: "", imports: [] },
      routes: Object.fromEntries(Object.values(all).map((route) => [route!.id, manifest(route as never)])),
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    basename: "/",
    // Without single fetch loader data is not encoded for a browser script that we do not send.
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: true,
      v3_singleFetch: false,
      v3_routeConfig: false,
      unstable_optimizeDeps: false,
    } as never,
  };
}

function manifest({ id, parentId, path, module }: Route & { id: string; parentId?: string }) {
  return {
    id,
    parentId,
    path,
    module: "",
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasErrorBoundary: "ErrorBoundary" in module,
    hasClientAction: false,
    hasClientLoader: false,
  };
}

async function draw(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { visit }: { visit: Visit },
): Promise<Response> {
  const formToken = await issueFormToken(visit.cookies, visit.seal, visit.now.getTime());
  const personal = { formToken: false };
  const html = `<!DOCTYPE html>${renderToString(
    <PlaceProvider value={placeOf(visit, formToken.token, personal)}>
      <RemixServer context={context} url={request.url} />
    </PlaceProvider>,
  )}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", visit.language);
  headers.set("Content-Security-Policy", contentSecurityPolicy(await styleHashes(html)));
  if (personal.formToken && formToken.cookie) headers.append("Set-Cookie", formToken.cookie);
  if (personal.formToken || headers.has("Set-Cookie") || status !== 200 || request.method === "POST") {
    headers.set("Cache-Control", caching.personal);
  }
  return new Response(html, { status, headers });
}

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

function handleError(error: unknown, { context }: { context: { visit: Visit } }) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, context.visit);
}

/** A page in plain words for a request that no handler gets to see. */
export async function refusal(
  status: 403 | 404 | 405 | 413 | 500,
  visit: Visit,
  allow?: readonly string[],
): Promise<Response> {
  const html = `<!DOCTYPE html>${renderToString(
    <PlaceProvider value={placeOf(visit, "", { formToken: false })}>
      <ErrorPage status={status} />
    </PlaceProvider>,
  )}`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": visit.language,
      "Content-Security-Policy": contentSecurityPolicy(await styleHashes(html)),
      ...(allow ? { Allow: allow.join(", ") } : {}),
    },
  });
}

export function lastResort(error: unknown, visit: Visit): Promise<Response> {
  logFailure(error, visit);
  return refusal(500, visit);
}

function withAllow(answer: Response): Response {
  const complete = new Response(answer.body, answer);
  complete.headers.set("Allow", "GET, HEAD");
  return complete;
}
