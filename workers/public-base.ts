import type { Context } from "hono";

/** The site in front names it in a header, because a service binding hides it. */
export const publicBase = (c: Context): string => c.req.header("x-public-base") ?? new URL(c.req.url).origin;
