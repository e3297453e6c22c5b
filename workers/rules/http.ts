import type { Context, Handler, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { forward, safePath } from "./proxy.ts";
import { Refusal } from "./refusal.ts";
import type { TaxBenefitSystem } from "./system.ts";

export interface RulesBindings {
  /** A real OpenFisca server to use in place of this engine. */
  RULES_URL?: string;
  /** "none": the address of today's rules answers by those of 2018, as it does with RULES_URL. */
  RULES_REFORM?: string;
}

export type RulesEnv = { Bindings: RulesBindings; Variables: { system: TaxBenefitSystem; mount: string } };
type RulesContext = Context<RulesEnv>;

/** Bytes; the checker's largest household has 8 KB. */
const largestBody = 256 * 1024;

/** A system changes with a release, and with the feed of amounts, which is read every hour. */
export const untilNextRelease = "public, max-age=3600";

const notThere = (c: RulesContext) => c.json({ error: "There is none of this name." }, 404);

/** With and without a trailing slash; other methods get a 405. */
export function serve(
  app: Hono<RulesEnv>,
  method: "GET" | "POST",
  path: string,
  handler: Handler<RulesEnv>,
): void {
  const allow = method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS";
  for (const address of [path, path === "/" ? "/:root{.{0}}" : `${path}/`]) {
    if (method === "POST") app.post(address, limited, handler);
    else app.get(address, handler);
    app.all(address, (c) => c.json({ error: `This address answers ${allow} only.` }, 405, { allow }));
  }
}

export const list =
  (path: string, describe: (system: TaxBenefitSystem, base: string) => unknown): Handler<RulesEnv> =>
  (c) => {
    const server = c.env?.RULES_URL;
    if (server) return forward(server, { path });
    c.header("Cache-Control", untilNextRelease);
    return c.json(describe(c.get("system"), rulesBase(c, path)) as object);
  };

export const one =
  (path: string, describe: (system: TaxBenefitSystem, id: string) => unknown): Handler<RulesEnv> =>
  (c) => {
    const id = (c.req.param("id") ?? "").replace(/\/$/, "");
    const server = c.env?.RULES_URL;
    if (server) {
      const safe = safePath(path, id);
      return safe ? forward(server, { path: safe }) : notThere(c);
    }
    const found = describe(c.get("system"), id);
    if (!found) return notThere(c);
    c.header("Cache-Control", untilNextRelease);
    return c.json(found);
  };

/** Without a path it is outside the contract, and never passed on. */
export const computation =
  (
    path: string | undefined,
    compute: (system: TaxBenefitSystem, body: unknown) => unknown,
  ): Handler<RulesEnv> =>
  async (c) => {
    if (!isJson(c.req.header("content-type")))
      return c.json({ error: "The Content-Type must be application/json." }, 415);
    const body = await c.req.text();
    const server = c.env?.RULES_URL;
    return server && path
      ? forward(server, { path, body })
      : c.json(compute(c.get("system"), parse(body)) as object);
  };

const limited = bodyLimit({
  maxSize: largestBody,
  onError: (c) => c.json({ error: `A request has at most ${largestBody} bytes.` }, 413),
});

const isJson = (type = ""): boolean => /^application\/([\w.-]+\+)?json$/i.test(type.split(";", 1)[0]!.trim());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal([], `Invalid JSON: ${String((error as Error).message).slice(0, 200)}`);
  }
}

export function rulesBase(c: RulesContext, path: string): string {
  const told = c.req.header("x-public-base");
  const url = new URL(told && URL.canParse(told) && /^https?:/.test(told) ? told : c.req.url);
  let whole = `${url.origin}${url.pathname}`;
  while (whole.endsWith("/")) whole = whole.slice(0, -1);
  return told ? `${whole}${c.get("mount")}` : whole.slice(0, whole.length - (path === "/" ? 0 : path.length));
}
