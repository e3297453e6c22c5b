import { publicBase } from "../../public-base.ts";
import { base } from "../base.ts";
import { exclusions } from "../benefits/index.ts";
import { computation, serve, untilNextRelease } from "../http.ts";
import { rulesApi } from "../index.ts";
import { readRequest } from "../week/request.ts";
import { week } from "../week/week.ts";
import { calculateMany } from "./calculate-many.ts";
import { currentRules } from "./index.ts";
import { outlook } from "./outlook/outlook.ts";
import { pageWords } from "./page-words.ts";

const named = ({ name, version }: { name: string; version: string }) => ({ name, version });

/** At /rules/current. Without the reform, or in front of a real OpenFisca server, the base answers here too. */
export const currentRulesApi = rulesApi(
  "/rules/current",
  (env) => (env?.RULES_URL || env?.RULES_REFORM === "none" ? base : currentRules()),
  (app) => {
    serve(app, "GET", "/reform", (c) => {
      // People who follow the link in a browser see the page.
      const isBrowser = c.req.header("accept")?.includes("text/html") && c.req.query("format") !== "json";
      if (isBrowser) return c.redirect(`${publicBase(c)}/reform`, 303);
      c.header("Cache-Control", untilNextRelease);
      c.header("Vary", "Accept", { append: true });
      const system = c.get("system");
      return c.json({ ...named(system), base: named(base), changes: system.reform ?? [], page: pageWords });
    });
    serve(app, "GET", "/exclusions", (c) => {
      c.header("Cache-Control", untilNextRelease);
      return c.json({ exclusions });
    });
    serve(app, "POST", "/calculate-many", computation(undefined, calculateMany));
    serve(app, "POST", "/outlook", computation(undefined, outlook));
    serve(
      app,
      "POST",
      "/week",
      computation(undefined, (_, body) => week(readRequest(body))),
    );
  },
);
