import type { Context } from "hono";

/** Where the public reaches this worker: the site in front says it, as a service binding hides it. */
export const publicBase = (c: Context): string => c.req.header("x-public-base") ?? new URL(c.req.url).origin;
