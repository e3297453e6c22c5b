import type { Context } from "hono";
import { routePath } from "hono/route";
import { logIncident } from "../../incident.ts";
import { kindOf } from "../../log/kind.ts";

/** Milliseconds after which the database counts as failed. */
const defaultDeadline = 3_000;

export interface ContentAnswer {
  version: string;
  /** A string is JSON already. */
  body: object | string;
}

/** Answers 304 where the caller has this version, 503 where the source fails or takes too long. */
export async function respondWith(
  c: Context,
  find: () => Promise<ContentAnswer | undefined>,
  deadline = defaultDeadline,
): Promise<Response> {
  c.header("access-control-allow-origin", "*");
  let told: ContentAnswer | undefined;
  try {
    told = await inTime(find(), deadline);
  } catch (error) {
    const reference = logIncident(routePath(c, -1), kindOf(error));
    const message = `The guide cannot be reached at the moment. Reference: ${reference}`;
    return c.json({ error: message }, 503, { "cache-control": "no-store" });
  }
  if (!told) return notFound(c);
  const etag = `"${told.version}"`;
  const headers = { etag, "x-content-version": told.version, "cache-control": "public, max-age=60" };
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  if (typeof told.body === "object") return c.json(told.body, 200, headers);
  return c.body(told.body, 200, { ...headers, "content-type": "application/json" });
}

export function notFound(c: Context): Response {
  c.header("access-control-allow-origin", "*");
  return c.json({ error: "There is nothing of that number" }, 404, { "cache-control": "no-store" });
}

class TooLate extends Error {
  override name = "TooLate";
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
