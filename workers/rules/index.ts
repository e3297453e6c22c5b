import { Hono } from "hono";
import { logIncident } from "../incident.ts";
import { calculate } from "./calculate.ts";
import { describeVariable, listVariables } from "./catalogue.ts";
import { describeEntities } from "./entities.ts";
import { explain } from "./explain.ts";
import { computation, list, one, type RulesEnv, rulesBase, serve } from "./http.ts";
import { packageName, packageVersion } from "./package.ts";
import { describeParameter, listParameters } from "./parameters/index.ts";
import { missingBenefits } from "./proxy.ts";
import { Refusal } from "./refusal.ts";
import { reasonTexts } from "./sentences.ts";
import { describeService } from "./spec.ts";
import { trace } from "./trace.ts";

export type { RulesBindings } from "./http.ts";

export const rules = new Hono<RulesEnv>();

rules.use("*", async (c, next) => {
  await next();
  if (!c.res.headers.has("country-package")) c.header("Country-Package", packageName);
  if (!c.res.headers.has("country-package-version")) c.header("Country-Package-Version", packageVersion);
  c.header("Access-Control-Allow-Origin", c.req.header("origin") ?? "*");
  c.header("Vary", "Origin", { append: true });
});

rules.options("*", (c) => {
  c.header("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS");
  c.header("Access-Control-Allow-Headers", "Content-Type");
  c.header("Access-Control-Max-Age", "86400");
  return c.body(null, 200);
});

serve(rules, "GET", "/", async (c) => {
  const server = c.env?.RULES_URL;
  const missing = server ? await missingBenefits(server) : undefined;
  const welcome = `The rules of Tīmata. What they answer is described at ${rulesBase(c, "/")}/spec`;
  return c.json({ welcome, ...(missing && { missing }) }, 300);
});
serve(rules, "GET", "/variables", list("/variables", listVariables));
serve(rules, "GET", "/parameters", list("/parameters", listParameters));
serve(rules, "GET", "/entities", list("/entities", describeEntities));
serve(rules, "GET", "/spec", list("/spec", describeService));
serve(rules, "GET", "/variable/:id", one("/variable", describeVariable));
serve(
  rules,
  "GET",
  "/parameter/:id{.+}",
  one("/parameter", (id) => describeParameter(id.replaceAll("/", "."))),
);
serve(rules, "POST", "/calculate", computation("/calculate", calculate));
serve(rules, "POST", "/trace", computation("/trace", trace));
serve(rules, "POST", "/explain", computation(undefined, explain));
serve(rules, "GET", "/sentences", (c) => c.json(reasonTexts(new Date().toISOString().slice(0, 10))));

rules.all("*", (c) => c.json({ error: "There is nothing at this address." }, 404));

rules.onError((error, c) => {
  if (error instanceof Refusal) return c.json(error.body(), error.status);
  return c.json({ error: `Internal server error: ${logIncident("/rules", error.name)}` }, 500);
});
