import type * as z from "zod";

/** The text of an answer as a value of this shape; nothing where it is not JSON or has another shape. */
export function parseJson<T>(shape: z.ZodType<T>, text: string): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
