// Every virus scanner knows the test string of EICAR.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/** In two parts, so that no scanner refuses this file. */
const testString = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

export const scanner = new Hono();

scanner.post("/scan", bodyLimit({ maxSize: 4_000_000 }), async (c) => {
  const text = new TextDecoder("latin1").decode(await c.req.arrayBuffer());
  return c.json({ verdict: text.includes(testString) ? "refused" : "clean" });
});
scanner.all("/scan", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));
