import type * as z from "zod";

/** @returns nothing for text that is not JSON or has another shape */
export function parseJson<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
