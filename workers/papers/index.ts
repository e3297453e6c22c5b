// Only the site's service binding leads here, not the public API.

import { Hono } from "hono";
import { paperShape } from "./sheet.ts";

/** Bytes as JSON. */
const longestBody = 100_000;

export const papers = new Hono();

papers.post("/", async (c) => {
  const asked = paperShape.safeParse(await c.req.json().catch(() => undefined));
  if (!asked.success || Number(c.req.header("content-length") ?? 0) > longestBody)
    return c.json({ error: "This is no paper" }, 400);
  const { drawPaper } = await import("./draw.ts");
  return c.body(await drawPaper(asked.data), 200, {
    "content-type": "application/pdf",
    "cache-control": "no-store",
  });
});
papers.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));
