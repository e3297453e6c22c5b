import * as z from "zod";

const text = z.string().max(2_000);
const few = <T extends z.ZodType>(of: T) => z.array(of).max(200);

/** A paper to print: what to do in the reader's language, then answers in the language of the form that they are for. */
export const paperShape = z.strictObject({
  language: z.enum(["en", "mi"]),
  title: text,
  notice: text,
  steps: few(text),
  address: few(text),
  sheet: z.strictObject({
    title: text,
    parts: few(z.strictObject({ heading: text, lines: few(z.strictObject({ label: text, answer: text })) })),
    /** Without an answer: a line to write on. */
    signed: few(z.strictObject({ label: text, answer: text.optional() })),
  }),
});

export type Paper = z.infer<typeof paperShape>;
