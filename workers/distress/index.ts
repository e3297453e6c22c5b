import { Hono } from "hono";
import answers from "../../.build/distress.json";
import { hear } from "./match.ts";

/** Characters as JSON. */
const longestBody = 4_000;

export const distress = new Hono();

/** In the body, because addresses end up in logs. */
distress.post("/", async (c) => {
  const text = textIn((await c.req.text()).slice(0, longestBody));
  if (text === undefined) return c.json({ error: "A text is missing" }, 400);
  const { kinds, isPrivate } = hear(text);
  const found = kinds.flatMap((kind) => answers.filter((answer) => answer.kind === kind));
  return c.json({ answers: found, isPrivate }, 200, { "cache-control": "no-store" });
});
distress.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));

distress.get("/sentences", (c) =>
  c.json([
    ...answers.map(({ kind, en, mi }) => ({ id: kind, en, mi })),
    ...new Map(answers.flatMap(({ steps }) => steps.map((step) => [step.id, step]))).values(),
    ...new Map(
      answers
        .flatMap(({ lines }) => lines)
        .flatMap(({ number, en, mi }) => (en && mi ? [[number, { id: number, en, mi }]] : [])),
    ).values(),
  ]),
);

function textIn(body: string): string | undefined {
  try {
    const { text } = JSON.parse(body);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
