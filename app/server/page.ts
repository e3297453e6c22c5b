import type { FunctionComponent, ReactNode } from "react";
import type { PageResponse } from "./responses.ts";
import type { Visit } from "./visit.ts";

type Params = Readonly<Record<string, string | undefined>>;
export type Handler<R = PageResponse<object>> = (
  visit: Visit,
  request: Request,
  params: Params,
) => R | Promise<R>;

export interface RouteHandlers {
  /** GET and HEAD. */
  readonly open?: Handler;
  readonly submit?: Handler;
  /** In an outage: `Set-Cookie` headers that keep what was posted. */
  readonly keepTyped?: (visit: Visit, request: Request) => Promise<readonly string[]>;
  readonly View?: (props: never) => ReactNode;
}

interface PageHandlers<P> extends Pick<RouteHandlers, "keepTyped"> {
  readonly open: Handler<PageResponse<P>>;
  readonly submit?: Handler<PageResponse<P>>;
}

export function page(View: FunctionComponent): RouteHandlers;
export function page<P extends object>(
  View: FunctionComponent<P>,
  handlers: PageHandlers<NoInfer<P>>,
): RouteHandlers;
export function page(View: (props: never) => ReactNode, handlers: RouteHandlers = {}): RouteHandlers {
  return { ...handlers, View };
}

interface EndpointHandlers {
  readonly get: Handler<Response>;
  readonly post?: Handler<Response>;
}

export const endpoint = ({ get, post }: EndpointHandlers): RouteHandlers =>
  post ? { open: get, submit: post } : { open: get };
