import type { ServerBuild } from "@remix-run/cloudflare";
import * as api from "./routes/api.tsx";
import * as checker from "./routes/financial-help.financial-help-checker.tsx";
import * as questions from "./routes/financial-help.questions.tsx";
import * as results from "./routes/financial-help.results.tsx";
import * as home from "./routes/home.tsx";
import * as notOpenYet from "./routes/not-open-yet.tsx";
import * as teReoReview from "./routes/te-reo-review.tsx";

export interface Route {
  /** The English address; te reo Māori is the same under /mi. */
  path: string;
  module: NonNullable<ServerBuild["routes"][string]>["module"];
  /** The same for everybody: no cookie, no form, no neighbour, no island. Such a page is drawn once and kept. */
  isPublic?: boolean;
}

/** Every address of the site, in site-map order, and the module that answers there. */
export const routes: readonly Route[] = [
  { path: "/", module: home, isPublic: true },
  { path: "/financial-help/financial-help-checker", module: checker, isPublic: true },
  { path: "/financial-help/questions", module: questions },
  { path: "/financial-help/results", module: results },
  { path: "/api", module: api },
  { path: "/te-reo-review", module: teReoReview },
  ...notOpenYet.paths.map((path) => ({ path, module: notOpenYet })),
];
