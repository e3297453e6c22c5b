import { Hono } from "hono";
import { boundedPath } from "../bounded-path.ts";
import { logIncident } from "../incident.ts";
import { kindOf } from "../log/kind.ts";
import { base } from "./base.ts";
import { calculate } from "./calculate.ts";
import { describeParameter, describeVariable, listParameters, listVariables } from "./catalogue.ts";
import { describeEntities } from "./entities.ts";
import { explain } from "./explain.ts";
import {
  computation,
  list,
  one,
  type RulesBindings,
  type RulesEnv,
  rulesBase,
  serve,
  untilNextRelease,
} from "./http.ts";
import { missingBenefits } from "./proxy.ts";
import { Refusal } from "./refusal.ts";
import { reasonTexts } from "./sentences.ts";
import { describeService } from "./spec/index.ts";
import type { TaxBenefitSystem } from "./system.ts";
import { trace } from "./trace.ts";

export type { RulesBindings } from "./http.ts";

const exposed = "Country-Package, Country-Package-Version";

type SystemOf = (env: RulesBindings | undefined) => TaxBenefitSystem | Promise<TaxBenefitSystem>;

/** @param mount its address below /api @param more registers further addresses */
export function rulesApi(
  mount: string,
  systemOf: SystemOf,
  more: (app: Hono<RulesEnv>) => void = () => {},
): Hono<RulesEnv> {
  const app = new Hono<RulesEnv>({ getPath: boundedPath });
  readableElsewhere(app, mount, systemOf);
  answering(app);
  more(app);
  app.all("*", (c) => c.json({ error: "There is nothing at this address." }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body(), error.status);
    return c.json({ error: `Internal server error: ${logIncident("/rules", kindOf(error))}` }, 500);
  });
  return app;
}

/** Other sites may ask, and are told which rules answered. */
function readableElsewhere(app: Hono<RulesEnv>, mount: string, systemOf: SystemOf): void {
  app.use("*", async (c, next) => {
    c.set("mount", mount);
    const system = await systemOf(c.env);
    c.set("system", system);
    await next();
    if (!c.res.headers.has("country-package")) c.header("Country-Package", system.name);
    if (!c.res.headers.has("country-package-version")) c.header("Country-Package-Version", system.version);
    c.header("Access-Control-Allow-Origin", c.req.header("origin") ?? "*");
    c.header("Access-Control-Expose-Headers", exposed);
    c.header("Vary", "Origin", { append: true });
    if (c.res.headers.get("content-type") === "application/json")
      c.header("Content-Type", "application/json; charset=utf-8");
  });

  app.options("*", (c) => {
    c.header("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS");
    c.header("Access-Control-Allow-Headers", "Content-Type");
    c.header("Access-Control-Max-Age", "86400");
    return c.body(null, 200);
  });
}

function answering(app: Hono<RulesEnv>): void {
  serve(app, "GET", "/", async (c) => {
    const server = c.env?.RULES_URL;
    const missing = server ? await missingBenefits(server) : undefined;
    const welcome = `The rules of Tīmata. What they answer is described at ${rulesBase(c, "/")}/spec`;
    return c.json({ welcome, ...(missing && { missing }) }, 300);
  });
  serve(app, "GET", "/variables", list("/variables", listVariables));
  serve(app, "GET", "/parameters", list("/parameters", listParameters));
  serve(app, "GET", "/entities", list("/entities", describeEntities));
  serve(app, "GET", "/spec", list("/spec", describeService));
  serve(app, "GET", "/variable/:id", one("/variable", describeVariable));
  serve(
    app,
    "GET",
    "/parameter/:id{.+}",
    one("/parameter", (system, id) => describeParameter(system, id.replaceAll("/", "."))),
  );
  serve(app, "POST", "/calculate", computation("/calculate", calculate));
  serve(app, "POST", "/trace", computation("/trace", trace));
  serve(app, "POST", "/explain", computation(undefined, explain));
  serve(app, "GET", "/sentences", (c) => {
    c.header("Cache-Control", untilNextRelease);
    return c.json(reasonTexts(c.get("system"), new Date().toISOString().slice(0, 10)));
  });
}

export const rules = rulesApi("/rules", () => base);
