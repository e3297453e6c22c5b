import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FunctionComponent } from "react";
import { usePage } from "#app/ui/page-context.tsx";
import { showLoggedOut } from "./login/show-logged-out.ts";
import type { PageResponse, PageResult } from "./responses.ts";
import type { Visit } from "./visit.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Handler<R> = (visit: Visit, request: Request, params: Params) => R | Promise<R>;

interface PageHandlers<P> {
  /** GET and HEAD. */
  readonly open: Handler<PageResponse<P>>;
  /** POST: what it shows is shown in answer to the post, without `open`. */
  readonly submit?: Handler<PageResponse<P>>;
}

/** With `endpoint` the only place where routes meet Remix. Handlers return a redirect, or `show(props)` with the view's props. */
export function page<P extends object>(
  View: FunctionComponent<P>,
  { open, submit }: PageHandlers<NoInfer<P>>,
) {
  return {
    loader: async ({ request, params, context: { visit } }: LoaderFunctionArgs) =>
      visit.method === "POST" && submit ? null : toRemix(await open(visit, request, params), visit),
    action: async ({ request, params, context: { visit } }: ActionFunctionArgs) =>
      submit ? toRemix(await submit(visit, request, params), visit) : notAllowed(),
    headers: passHeaders,
    Page: () => <View {...(usePage().model as P)} />,
  };
}

interface EndpointHandlers {
  /** GET and HEAD. */
  readonly get: Handler<Response>;
  readonly post?: Handler<Response>;
}

/** An address without a page of its own: a file, or a redirect. */
export const endpoint = ({ get, post }: EndpointHandlers) => ({
  loader: ({ request, params, context: { visit } }: LoaderFunctionArgs) => get(visit, request, params),
  action: ({ request, params, context: { visit } }: ActionFunctionArgs) =>
    post ? post(visit, request, params) : notAllowed(),
});

const notAllowed = () => new Response(null, { status: 405 });

/** Props go by reference: Remix would write them to JSON and read them again, which costs more than rendering the page. */
function toRemix(result: PageResult<object> | Response, visit: Visit): Response {
  if (result instanceof Response) return result.body ? pastRemix(result, visit) : result;
  const { props, status, headers, page } = result;
  visit.model = props;
  visit.search = page.search ?? visit.search;
  visit.language = page.language ?? visit.language;
  visit.isMapOpen = page.hasMap ?? false;
  visit.isFramed = page.isFramed ?? false;
  if (page.isLoggedOut) showLoggedOut(visit);
  // Without a body Remix takes the data for null; one that says so would be written and read again.
  headers.set("Content-Type", "application/json");
  return new Response(null, { status, headers });
}

/** Remix would take a file for data of the page; a redirect it passes on without rendering, and the entry answers with the file. */
function pastRemix(file: Response, visit: Visit): Response {
  visit.file = file;
  return new Response(null, { status: 303, headers: { Location: "/" } });
}

/** Remix writes these itself. */
const ofRemix = new Set(["content-type", "set-cookie"]);

/** Remix passes on only the cookies of a loader or action. */
function passHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = [...loaderHeaders, ...actionHeaders].filter(([name]) => !ofRemix.has(name));
  return new Headers(all);
}
