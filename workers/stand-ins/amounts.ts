// `?best_start.weekly=75` changes the newest value of that series.

import { Hono } from "hono";
import { ownTable } from "../amounts/table.ts";

export const amounts = new Hono();

amounts.get("/", (c) => {
  const raised = Object.entries(ownTable.amounts).map(([id, series]) => {
    const value = Number(c.req.query(id) ?? Number.NaN);
    const last = series.values.at(-1)!;
    return [id, value >= 0 ? { ...series, values: series.values.with(-1, { ...last, value }) } : series];
  });
  const notice = {
    en: "This is a stand-in. It is not a feed of an agency.",
    mi: "He whakakapi tēnei. Ehara i te puna raraunga a tētahi tari.",
  };
  return c.json({ notice, ...ownTable, amounts: Object.fromEntries(raised) });
});
amounts.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));
