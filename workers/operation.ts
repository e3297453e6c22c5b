import * as z from "zod";
import en from "./api.en.json";
import mi from "./api.mi.json";

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

export type Address = keyof typeof en.operations;

/** An address with what it answers. */
export const operation = (path: Address) => ({ path, en: en.operations[path], mi: mi.operations[path] });

/** What a value of a request means. */
export const described = (name: keyof typeof en.values) => said({ en: en.values[name], mi: mi.values[name] });

const failure = z.object({ error: z.string() }).meta({ id: "Failure" });

const answer = (name: keyof typeof en.answers) => ({ en: en.answers[name], mi: mi.answers[name] });

export const outcomes = {
  notFound: { ...answer("notFound"), schema: failure },
  refused: { ...answer("refused"), schema: failure },
  unavailable: { ...answer("unavailable"), schema: failure },
} satisfies Record<string, OperationAnswer>;

export const ok = (schema?: z.ZodType): OperationAnswer => ({ ...answer("ok"), ...(schema && { schema }) });

export const digits = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`))
    .transform(Number)
    .pipe(z.int().min(0));
