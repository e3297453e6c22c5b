import type { Route } from "#app/route.ts";
import * as site from "#app/routes.ts";
import { pathMatcher } from "#app/server/http/path-matcher.ts";
import { begin, open, step } from "./index.ts";

export const routes: readonly Route[] = [
  { path: "/club/begin", to: begin },
  { path: "/club/open", to: open },
  { path: "/club/:stepName", to: step },
  ...site.routes,
];
export const routeAt = pathMatcher(routes.map((route) => [route.path, route]));
export const { calls, countedAs } = site;
export const isPage = (path: string): boolean => routeAt(path)?.to.View !== undefined;
