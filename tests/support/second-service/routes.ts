import type { Route } from "#app/route.ts";
import * as site from "#app/routes.ts";
import { pathMatcher } from "#app/server/http/path-matcher.ts";
import { endpoint } from "#app/server/page.tsx";
import { makeLink } from "#app/wizard/codes/link.ts";
import { linkRoute, stepRoute } from "#app/wizard/routes.ts";
import { draftsFor } from "#app/wizard/state.ts";
import { clubService } from "./service.ts";

const step = stepRoute(clubService);
const link = linkRoute(clubService);

/** Begins a list for somebody else and answers the link to it, as a service would send it by mail. */
const begin = endpoint({
  get: async (visit) => {
    const saved = await draftsFor(clubService, visit).save(clubService.draft.fresh, undefined);
    return new Response(saved.is === "saved" ? await makeLink(clubService, visit, saved.draft) : null);
  },
});

export const routes: readonly Route[] = [
  { path: "/club/begin", module: begin },
  { path: "/club/open", module: { loader: link.loader, headers: link.headers, default: link.Page } },
  { path: "/club/:stepName", module: { ...step, default: step.Page } },
  ...site.routes,
];
export const routeAt = pathMatcher(routes.map((route) => [route.path, route]));
export const isPage = (path: string): boolean => "default" in (routeAt(path)?.module ?? {});
