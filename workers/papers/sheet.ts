import * as z from "zod";

const text = z.string().max(2_000);
const few = <T extends z.ZodType>(of: T) => z.array(of).max(200);

const language = z.enum(["en", "mi"]);

/** A paper to print or to keep: what to do in the reader's language, then answers in the language of the form that they are for. */
export const paperShape = z.strictObject({
  language,
  toDo: z.strictObject({ title: text, notice: text, steps: few(text), address: few(text) }).optional(),
  sheet: z.strictObject({
    language,
    title: text,
    parts: few(z.strictObject({ heading: text, lines: few(z.strictObject({ label: text, answer: text })) })),
    /** Without an answer: a line to write on. */
    signed: few(z.strictObject({ label: text, answer: text.optional() })),
  }),
});

export type Paper = z.infer<typeof paperShape>;
