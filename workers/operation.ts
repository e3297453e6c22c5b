import * as z from "zod";

export interface BilingualText {
  en: string;
  mi: string;
}

/** Works on any site as it stands: tests send each one. */
export interface OperationExample {
  path?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
}

export interface OperationAnswer extends BilingualText {
  schema?: z.ZodType;
  type?: string;
}

export interface Operation extends BilingualText {
  method: "get" | "post";
  path: string;
  /** For the segments in braces. */
  segments?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answers: Record<number, OperationAnswer>;
  examples: readonly OperationExample[];
  isOfSite?: boolean;
  /** Pages of other origins may not read it. */
  isPrivate?: boolean;
}

export const said = ({ en, mi }: BilingualText) => ({ description: en, "x-description-mi": mi });

const failure = z.object({ error: z.string() }).meta({ id: "Failure" });

export const outcomes = {
  notFound: { en: "There is nothing of that name", mi: "Kāore he mea o taua ingoa", schema: failure },
  refused: {
    en: "The request is not right; the answer says where",
    mi: "Kāore i tika te tono; e kī ana te whakautu kei hea te hē",
    schema: failure,
  },
  unavailable: {
    en: "The source cannot be reached",
    mi: "Kāore e taea te puna te toro atu",
    schema: failure,
  },
} satisfies Record<string, OperationAnswer>;

export const ok = (schema?: z.ZodType): OperationAnswer => ({
  en: "The answer",
  mi: "Te whakautu",
  ...(schema && { schema }),
});

export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number)
    .pipe(z.int().min(0));
