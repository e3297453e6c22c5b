import type { Route } from "#app/route.ts";
import * as site from "#app/routes.ts";
import { pathMatcher } from "#app/server/http/path-matcher.ts";
import { endpoint } from "#app/server/page.ts";
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
  { path: "/club/begin", to: begin },
  { path: "/club/open", to: link },
  { path: "/club/:stepName", to: step },
  ...site.routes,
];
export const routeAt = pathMatcher(routes.map((route) => [route.path, route]));
export const { calls } = site;
export const isPage = (path: string): boolean => routeAt(path)?.to.View !== undefined;
