import type { Context } from "hono";

/** The site names it, because a service binding hides it. */
export const publicBase = (c: Context): string => c.req.header("x-public-base") ?? new URL(c.req.url).origin;
