import {
  createRequestHandler,
  type EntryContext,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, Outlet, RemixServer, useRouteError } from "@remix-run/react";
import type { FunctionComponent } from "react";
import { errorPage, renderPage, tooManyRequestsPage } from "./render.tsx";
import type { Route } from "./route.ts";
import { logFailure } from "./server/log.ts";
import type { Handler, RouteHandlers } from "./server/page.ts";
import type { PageResult } from "./server/responses.ts";
import type { Visit } from "./server/visit.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { UnavailablePage } from "./ui/unavailable-page.tsx";

// Only this file knows Remix (decision 30); `left-out.ts` replaces libraries that it imports and never calls here.

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

interface PageRequest extends Record<string, unknown> {
  readonly visit: Visit;
  readonly isForEverybody: boolean;
  /** By reference: Remix would write props to JSON and read them again, which costs more than rendering. */
  shown?: PageResult<object>;
  file?: Response;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageRequest {}
}

export async function callRemix(
  request: Request,
  route: Route | undefined,
  { visit, search, isForEverybody }: { visit: Visit; search: string; isForEverybody: boolean },
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = visit.request.path;
  url.search = search;
  const headers = new Headers(request.headers);
  // The entry checks the origin by configuration; Remix would use headers that a visitor sends.
  headers.delete("X-Forwarded-Host");
  headers.delete("Origin");
  const { method, body } = request;
  // The entry drops the body of a HEAD.
  const asked = method === "POST" ? { method, body } : { method: "GET" };
  const context: PageRequest = { visit, isForEverybody };
  const answer = await handlerOf(route)(new Request(url, { ...asked, headers }), context);
  if (context.file) return context.file;
  if (answer.body) return answer;
  if (answer.status === 429) return tooManyRequestsPage(answer, visit);
  return answer.status === 404 || answer.status === 500 ? errorPage(answer.status, visit) : answer;
}

const handlers = new Map<Route | undefined, RequestHandler>();

/** One route per handler: matching all of them three times a request took a tenth of the rendering time. */
function handlerOf(route: Route | undefined): RequestHandler {
  const handler = handlers.get(route) ?? createRequestHandler(build(route), "production");
  handlers.set(route, handler);
  return handler;
}

function build(route: Route | undefined): ServerBuild {
  const all: RemixRoute[] = [{ id: "root", path: "", module: root }];
  if (route)
    all.push({ id: route.path, parentId: "root", path: route.path.slice(1), module: toModule(route.to) });
  return {
    mode: "production",
    entry: { module: { default: renderMatch, handleError } },
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
    // Single fetch would encode loader data for a browser script that we do not send.
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: true,
      v3_singleFetch: false,
    },
  };
}

const root: RouteModule = {
  default: Outlet,
  ErrorBoundary,
  headers: ({ errorHeaders }) => errorHeaders ?? new Headers(),
};

type RemixRoute = { id: string; parentId?: string; path: string; module: RouteModule };

function byId<R extends { id: string }>(all: readonly R[]): Record<string, R> {
  return Object.fromEntries(all.map((route) => [route.id, route]));
}

function manifest({ id, parentId, path, module }: RemixRoute) {
  return {
    id,
    parentId,
    path,
    module: "",
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
  };
}

/** A file or a redirect is a resource route without a page, though Remix's types want one. */
function toModule({ open, submit, View }: RouteHandlers): RouteModule {
  const call = (handle: Handler) => async (args: LoaderFunctionArgs) => {
    const result = await handle(args.context.visit, args.request, args.params);
    return View ? toRemix(result, args.context) : (result as Response);
  };
  const opened = open && call(open);
  return {
    ...(opened && {
      loader: (args: LoaderFunctionArgs) =>
        args.context.visit.request.method === "POST" ? null : opened(args),
    }),
    ...(submit && { action: call(submit) }),
    headers: passHeaders,
    default: View as FunctionComponent,
  };
}

function toRemix(result: PageResult<object> | Response, context: PageRequest): Response {
  if (result instanceof Response) return result.body ? pastRemix(result, context) : result;
  context.shown = result;
  const { status, headers } = result;
  // Without a body Remix takes the data for null; one that says so would be written and read again.
  headers.set("Content-Type", "application/json");
  return new Response(null, { status, headers });
}

/** Remix would read a file as page data. It passes a redirect on, and `callRemix` then answers with the file. */
function pastRemix(file: Response, context: PageRequest): Response {
  context.file = file;
  return new Response(null, { status: 303, headers: { Location: "/" } });
}

/** Remix writes these itself. */
const ofRemix = new Set(["content-type", "set-cookie"]);

/** Remix passes on only the cookies of a loader or action. */
function passHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = [...loaderHeaders, ...actionHeaders].filter(([name]) => !ofRemix.has(name));
  return new Headers(all);
}

function renderMatch(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { visit, isForEverybody, shown }: PageRequest,
): Promise<Response> {
  const { errors, matches } = context.staticHandlerContext;
  const View = errors ? undefined : context.routeModules[matches.at(-1)?.route.id ?? ""]?.default;
  // Remix's own components would match the address again, so only its errors use them.
  const page = View ? <View {...shown?.props} /> : <RemixServer context={context} url={request.url} />;
  return renderPage(page, request, { status, headers, visit, isForEverybody, changes: shown?.page });
}

function handleError(error: unknown, { context }: { context: PageRequest }) {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, context.visit.request);
}

function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 503 ? <UnavailablePage /> : <ErrorPage status={status} />;
}
