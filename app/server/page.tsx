import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FunctionComponent } from "react";
import { usePage } from "#app/ui/page-context.tsx";
import type { PageResult } from "./responses.ts";
import type { Visit } from "./visit.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Handler<P> = (
  visit: Visit,
  request: Request,
  params: Params,
) => PageResult<P> | Response | Promise<PageResult<P> | Response>;

interface Handlers<P> {
  /** GET and HEAD. */
  readonly open: Handler<P>;
  /** POST: what it shows is shown in answer to the post, without `open`. */
  readonly submit?: Handler<P>;
}

/**
 * A page and what it is rendered with, as a route module exports it: the only place where the site's pages meet Remix.
 * `open` and `submit` return a redirect, or `show(props)` with exactly the props of the view.
 */
export function page<P extends object>(View: FunctionComponent<P>, { open, submit }: Handlers<P>) {
  return {
    loader: async ({ request, params, context: { visit } }: LoaderFunctionArgs) =>
      visit.method === "POST" && submit ? null : toRemix(await open(visit, request, params), visit),
    action: async ({ request, params, context: { visit } }: ActionFunctionArgs) =>
      submit ? toRemix(await submit(visit, request, params), visit) : new Response(null, { status: 405 }),
    headers: passHeaders,
    Page: () => <View {...(usePage().model as P)} />,
  };
}

/**
 * Props go by reference: Remix would write a loader's value to JSON and read it again, which costs more than rendering the page.
 */
function toRemix(result: PageResult<object> | Response, visit: Visit): Response {
  if (result instanceof Response) return result;
  visit.model = result.props;
  const { status, headers, search } = result;
  if (search !== undefined) visit.search = search;
  return Response.json(null, { status, headers });
}

/** Remix writes these itself. */
const ofRemix = new Set(["content-type", "set-cookie"]);

/** Remix passes on only the cookies of a loader or action. */
function passHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const all = [...loaderHeaders, ...actionHeaders].filter(([name]) => !ofRemix.has(name));
  return new Headers(all);
}
