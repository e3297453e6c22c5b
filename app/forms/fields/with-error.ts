import type * as z from "zod";

export const withError = <T extends z.ZodType>(
  type: T,
  errorOf: (value: z.output<T>) => string | undefined,
): T =>
  type.check((context) => {
    const message = errorOf(context.value as z.output<T>);
    if (message) context.issues.push({ code: "custom", message, input: context.value });
  });
