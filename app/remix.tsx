import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { draw, handleError, refusal } from "./draw.tsx";
import * as root from "./root.tsx";
import { type Route, routes } from "./routes.ts";
import { finishedPage } from "./server/finished-pages.ts";
import type { Visit } from "./server/visit.ts";

/** Answers a request for a page: the table of addresses, through Remix. */
export async function pages(request: Request, visit: Visit): Promise<Response> {
  const route = routeAt(visit.path);
  const methods = methodsOf(route);
  if (!methods.includes(request.method)) return refusal(405, visit, methods);
  // Remix would write the address it cannot read to the log.
  if (!canBeDecoded(visit.path)) return refusal(404, visit);
  const load = () => throughRemix(request, visit);
  return route?.isPublic ? finishedPage(visit, load) : load();
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const byPath = new Map(routes.map((route) => [route.path, route]));
const routeAt = (path: string): Route | undefined => byPath.get(path) ?? byPath.get(path.replace(/\/$/, ""));

/** An address that nobody answers is said to be unknown, whatever is asked of it. */
function methodsOf(route: Route | undefined): string[] {
  return ["GET", "HEAD", ...(!route || "action" in route.module ? ["POST"] : [])];
}

function throughRemix(request: Request, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = visit.path;
  const headers = new Headers(request.headers);
  // Where a form came from is settled at the entry, by configuration; Remix would compare with headers a visitor sends.
  headers.delete("X-Forwarded-Host");
  headers.delete("Origin");
  const { method, body } = request;
  // HEAD is answered as GET is; the entry leaves the body out.
  const asked = method === "POST" ? { method, body } : { method: "GET" };
  return handle(new Request(url, { ...asked, headers }), { visit });
}

const handle = createRequestHandler(build(), "production");

function build(): ServerBuild {
  const all: Placed[] = [
    { id: "root", path: "", module: root },
    ...routes.map(({ path, module }) => ({ id: path, parentId: "root", path: path.slice(1), module })),
  ];
  return {
    mode: "production",
    entry: { module: { default: draw, handleError } },
    routes: byId(all),
    assets: {
      entry: { module: "", imports: [] },
      routes: byId(all.map(manifest)),
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
    },
  };
}

/** A route in Remix's tree: all stand under the root. */
type Placed = Route & { id: string; parentId?: string };

function byId<R extends { id: string }>(all: readonly R[]): Record<string, R> {
  return Object.fromEntries(all.map((route) => [route.id, route]));
}

function manifest({ id, parentId, path, module }: Placed) {
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
