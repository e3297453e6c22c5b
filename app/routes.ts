import * as checker from "./routes/financial-help.financial-help-checker.tsx";
import * as questions from "./routes/financial-help.questions.tsx";
import * as results from "./routes/financial-help.results.tsx";
import * as home from "./routes/home.tsx";
import * as notOpenYet from "./routes/not-open-yet.tsx";
import * as teReoReview from "./routes/te-reo-review.tsx";

export interface Route {
  /** The English address; te reo Māori is the same under /mi. */
  path: string;
  module: object;
}

/** Every address of the site, in site-map order, and the module that answers there. */
export const routes: readonly Route[] = [
  { path: "/", module: home },
  { path: "/financial-help/financial-help-checker", module: checker },
  { path: "/financial-help/questions", module: questions },
  { path: "/financial-help/results", module: results },
  { path: "/te-reo-review", module: teReoReview },
  ...notOpenYet.paths.map((path) => ({ path, module: notOpenYet })),
];
