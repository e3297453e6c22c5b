import * as z from "zod";

export interface BilingualText {
  en: string;
  mi: string;
}

/** A request that works as it stands, on any site: tests send each of them. */
export interface OperationExample {
  path?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
}

export interface OperationAnswer extends BilingualText {
  /** JSON of this shape; without it the body says nothing that a program could use. */
  schema?: z.ZodType;
  /** JSON by default. */
  type?: string;
}

export interface Operation extends BilingualText {
  method: "get" | "post";
  path: string;
  /** What the segments in braces may be. Those and the query are texts that the schema turns into values. */
  segments?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answers: Record<number, OperationAnswer>;
  examples: readonly OperationExample[];
  /** Served by the site itself: the path is the whole one. */
  isOfSite?: boolean;
  /** It tells of whoever asks, so pages of other origins may not read it. */
  isPrivate?: boolean;
}

export const said = ({ en, mi }: BilingualText) => ({ description: en, "x-description-mi": mi });

const failure = z.object({ error: z.string() }).meta({ id: "Failure" });

/** What an address may answer other than what was asked for. */
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

/** A number that is written in digits alone. */
export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number)
    .pipe(z.int().min(0));
