import * as z from "zod";
import { answersTo, answerTo, readOption, readText, readYesNo } from "../answers.ts";
import { readBankAccount, readDay } from "../read-answers.ts";
import type { PayloadField, ReadField, WriteField } from "./table.ts";

export const field = <S extends z.ZodType, Context = unknown>(
  schema: S,
  read: ReadField<z.infer<S>, Context>,
  write?: WriteField,
) => ({ schema: schema.optional(), read, write, from: undefined });

const isNothing = (sent: unknown): boolean => sent === undefined || sent === null || sent === "";

/** Characters, more than any question allows. */
const longestWritten = 200;

function writtenText(sent: unknown): string | undefined {
  if (isNothing(sent)) return "";
  if (typeof sent === "number") return String(sent);
  return typeof sent === "string" && sent.length <= longestWritten ? sent : undefined;
}

const writeText: WriteField = (sent, question) => {
  const text = writtenText(sent);
  if (text === undefined) return undefined;
  return text === "" ? {} : { [question]: text };
};

/** @param max characters */
export const text = (max?: number) =>
  field(max === undefined ? z.string() : z.string().max(max), answerTo, writeText);

export const textLike = (pattern: RegExp) => field(z.string().regex(pattern), readText, writeText);

export const yesNo = (yes = "yes", no = "no") =>
  field(z.boolean(), readYesNo, (sent, question) => {
    if (isNothing(sent)) return {};
    return typeof sent === "boolean" ? { [question]: sent ? yes : no } : undefined;
  });

/** Unticked means no. */
export const tick = (yes = "yes", no = "no") => {
  const { schema, ...said } = yesNo(yes, no);
  return { ...said, schema: schema.unwrap(), read: tickedIn, isNeeded: true };
};
const tickedIn: ReadField<boolean> = (answers, question) => readYesNo(answers, question) === true;

/** YYYY-MM-DD */
export const date = () =>
  field(z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/), readDay, (sent, question) => {
    const text = writtenText(sent);
    if (!text) return text === "" ? {} : undefined;
    const [year = "", month = "", day = ""] = text.split("-");
    return { [`${question}.day`]: day, [`${question}.month`]: month, [`${question}.year`]: year };
  });

/** A number of 8 digits gets a leading 0; blanks and hyphens are dropped. */
export const nineDigits = () =>
  field(
    z.string().regex(/^\d{9}$/),
    (answers, question) => readText(answers, question)?.replace(/\D/g, "").padStart(9, "0"),
    writeText,
  );

export const bankAccount = () => ({
  ...field(z.string().regex(/^\d{2}-\d{4}-\d{8}-\d{4}$/), readBankAccount),
  control: ".bank",
});

export const option = <const T extends string>(options: readonly T[]) =>
  field(z.enum(options), (answers, question) => readOption(answers, question, options), writeText);

export const renamed = <const T extends string>(names: Readonly<Record<string, T>>) =>
  field(z.enum(Object.values(names)), (answers, question) => {
    const chosen = readOption(answers, question, Object.keys(names));
    return chosen === undefined ? undefined : names[chosen];
  });

export const isOption = (option: string) =>
  field(z.boolean(), (answers, question) => {
    const answer = answerTo(answers, question);
    return answer === undefined ? undefined : answer === option;
  });

export const list = () => ({
  ...field(
    z.array(z.string()),
    (answers, question) => answersTo(answers, question).filter((each) => each !== ""),
    (sent, question) => (Array.isArray(sent) && sent.length > 0 ? { [question]: sent.map(String) } : {}),
  ),
  otherwise: [],
});

/** @param place of the number in an answer with several */
export const wholeNumber = (least: number, most: number, place = 0) =>
  field(z.int().min(least).max(most), (answers, question) => {
    const number = Number(answerTo(answers, question)?.match(/\d+/g)?.[place]);
    return number >= least && number <= most ? number : undefined;
  });

/** One field per option, saying whether it was chosen. */
export const eachOption = <const T extends string, const Q extends string>(
  question: Q,
  options: readonly T[],
) => {
  const each = (option: T) =>
    from(
      question,
      always(
        field(z.boolean(), (answers, name) => answersTo(answers, name).includes(option) || undefined),
        false,
      ),
    );
  return Object.fromEntries(options.map((option) => [option, each(option)])) as Record<
    T,
    ReturnType<typeof each>
  >;
};

export const from = <const Q extends string, F extends PayloadField>(
  questions: Q | readonly Q[],
  field: F,
) => ({
  ...(field as Omit<F, "from">),
  from: [questions].flat() as readonly Q[],
});

export const unasked = <F extends PayloadField>(field: F) => from<never, F>([], field);

type Unwrapped<S> = S extends z.ZodOptional<infer Inner> ? Inner : never;

/** @param otherwise sent when there is no answer; without it the group is left out */
export const always = <
  F extends PayloadField & { readonly schema: z.ZodOptional },
  const T extends z.infer<F["schema"]> | null = undefined & z.infer<F["schema"]>,
>(
  field: F,
  otherwise?: T,
) => {
  const schema = field.schema.unwrap() as z.ZodType;
  return {
    ...(field as Omit<F, "schema">),
    schema: (otherwise === null ? schema.nullable() : schema) as null extends T
      ? z.ZodNullable<Unwrapped<F["schema"]>>
      : Unwrapped<F["schema"]>,
    isNeeded: true,
    otherwise,
  };
};
