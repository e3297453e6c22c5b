import { type Context, Hono } from "hono";
import { type AmountsBindings, refreshAmounts } from "./feed.ts";
import { type Amount, type AmountId, amountAt, seriesOf } from "./index.ts";
import { dayQuery } from "./operations.ts";
import { tableInUse } from "./table.ts";

type AmountsContext = Context<{ Bindings: AmountsBindings & { TODAY?: string } }>;

export const amounts = new Hono<{ Bindings: AmountsBindings & { TODAY?: string } }>();

amounts.use(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    return c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" });
  await refreshAmounts(c.env, (work) => c.executionCtx.waitUntil(work));
  await next();
  c.header("access-control-allow-origin", "*");
});

const inNewZealand = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland" });

function dayAsked(c: AmountsContext): string | undefined {
  const { success, data } = dayQuery.safeParse(c.req.query());
  return success ? (data.day ?? c.env.TODAY ?? inNewZealand.format(Date.now())) : undefined;
}

const refused = (c: AmountsContext) =>
  c.json({ error: "day must be a day, such as 2026-04-01" }, 400, { "cache-control": "no-store" });
const cached = { "cache-control": "public, max-age=60" };

amounts.get("/", (c) => {
  const day = dayAsked(c);
  if (!day) return refused(c);
  const { checked, amounts: all } = tableInUse();
  const inForce = (Object.keys(all) as AmountId[]).flatMap((id) => amountAt(id, day) ?? []);
  return c.json({ day, checked, amounts: inForce.map(described) }, 200, cached);
});

amounts.get("/:id", (c) => {
  const day = dayAsked(c);
  if (!day) return refused(c);
  const id = c.req.param("id") as AmountId;
  if (!Object.hasOwn(tableInUse().amounts, id))
    return c.json({ error: "There is no amount of that name" }, 404);
  const { checked: _, ...series } = tableInUse().amounts[id];
  return c.json({ id, ...series, values: seriesOf(id, day) }, 200, cached);
});

function described(amount: Amount) {
  const { payment, what, household } = tableInUse().amounts[amount.id];
  return { ...amount, payment, what, household };
}
