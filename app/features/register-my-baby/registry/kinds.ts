import * as z from "zod";
import { type Answers, answersTo, answerTo, readOption, readText, readYesNo } from "#app/forms/answers.ts";
import { readBankAccount, readDay, readIrdNumber } from "#app/forms/read-answers.ts";
import { type LimitedField, longestIn } from "#app/nz/registry-limits.ts";
import type { RegisteredChild } from "../born-together/registered-child.ts";
import type { activities } from "../steps/options.ts";
import type { BestStart } from "../steps/other-services/best-start.ts";

/** Absolute. */
export interface ConfirmationUrls {
  confirmation: string;
  paymentSuccess: string;
  paymentRetry: string;
}

export interface Submission {
  activity: (typeof activities)[number];
  confirmationUrls: ConfirmationUrls;
  bestStart: BestStart;
  /** YYYY-MM-DD: the day on which the other parent declared on their own device. */
  otherParentAgreedOn?: string | undefined;
  /** Children of the same birth that are registered. */
  bornTogether?: readonly Pick<RegisteredChild, "reference" | "order">[] | undefined;
}

/** Reads a field out of answers that are asked; nothing when there is nothing to send. */
export type Read<T> = (answers: Answers, question: string, submission: Submission) => T | undefined;

export interface Row {
  readonly schema: z.ZodType;
  readonly read: Read<unknown>;
  /** Its questions, the one that shows the registry's errors first. Left out: the question has the name of the field. */
  readonly from?: readonly string[] | undefined;
  /** The most characters of an answer. */
  readonly max?: number;
  /** The control of the question that shows the registry's errors, where it is not the question as a whole. */
  readonly control?: string;
  readonly otherwise?: unknown;
  /** It is never left out: where nothing can be sent, its group is. */
  readonly isNeeded?: boolean;
}

export interface FieldGroup extends Pick<Row, "schema" | "otherwise"> {
  readonly fields: Fields;
}

export interface FieldRows extends FieldGroup {
  /** The question that says how many there are. */
  readonly count: string;
  readonly max: number;
}

export interface Fields {
  readonly [name: string]: Row | FieldGroup | FieldRows;
}

type SchemasOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]["schema"] };

export const row = <S extends z.ZodType>(schema: S, read: Read<z.infer<S>>) => ({
  schema: schema.optional(),
  read,
  from: undefined,
});

/** @param field whose limits it has, by its name in the payload */
export const text = (field: LimitedField) => {
  const max = longestIn(field);
  return { ...row(z.string().max(max), readText), max };
};
export const textLike = (pattern: RegExp) => row(z.string().regex(pattern), readText);
export const yesNo = row(z.boolean(), readYesNo);
export const day = row(z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/), readDay);
export const irdNumber = row(z.string().regex(/^\d{9}$/), readIrdNumber);
export const bankAccount = {
  ...row(z.string().regex(/^\d{2}-\d{4}-\d{8}-\d{4}$/), readBankAccount),
  control: ".bank",
};

export const option = <const T extends string>(options: readonly T[]) =>
  row(z.enum(options), (answers, question) => readOption(answers, question, options));

/** An option under the name that the registry has for it. */
export const renamed = <const T extends string>(names: Readonly<Record<string, T>>) =>
  row(z.enum(Object.values(names)), (answers, question) => {
    const chosen = readOption(answers, question, Object.keys(names));
    return chosen === undefined ? undefined : names[chosen];
  });

export const isOption = (option: string) =>
  row(z.boolean(), (answers, question) => {
    const answer = answerTo(answers, question);
    return answer === undefined ? undefined : answer === option;
  });

/** A whole number within limits. @param place of the number in the answer, where it has several */
export const wholeNumber = (least: number, most: number, place = 0) =>
  row(z.int().min(least).max(most), (answers, question) => {
    const number = Number(answerTo(answers, question)?.match(/\d+/g)?.[place]);
    return number >= least && number <= most ? number : undefined;
  });

export const eachOption = <const T extends string, const Q extends string>(
  question: Q,
  options: readonly T[],
) => {
  const each = (option: T) =>
    from(
      question,
      always(
        row(z.boolean(), (answers) => answersTo(answers, question).includes(option) || undefined),
        false,
      ),
    );
  return Object.fromEntries(options.map((option) => [option, each(option)])) as Record<
    T,
    ReturnType<typeof each>
  >;
};

export const from = <const Q extends string, R extends Row>(questions: Q | readonly Q[], field: R) => ({
  ...(field as Omit<R, "from">),
  from: [questions].flat() as readonly Q[],
});

export const unasked = <R extends Row>(field: R) => from<never, R>([], field);

type Unwrapped<S> = S extends z.ZodOptional<infer Inner> ? Inner : never;

/** A field that is never left out. @param otherwise what is sent when there is no answer; without it the group is left out */
export const always = <R extends Row & { readonly schema: z.ZodOptional }>(
  field: R,
  otherwise?: z.infer<R["schema"]>,
) => ({
  ...(field as Omit<R, "schema">),
  schema: field.schema.unwrap() as Unwrapped<R["schema"]>,
  isNeeded: true,
  otherwise,
});

/** A group that is always sent, empty if need be. */
export const group = <const F extends Fields>(fields: F) => ({
  fields,
  schema: strictObject(fields),
  otherwise: emptyGroup(fields),
});

/** A group that is left out when nothing in it was answered. */
export const optional = <const F extends Fields>(fields: F) => ({
  fields,
  schema: strictObject(fields).optional(),
});

/** Groups of which a question says how many there are. */
export const rows = <const Q extends string, const F extends Fields>(count: Q, max: number, fields: F) => ({
  fields,
  count,
  max,
  schema: z.array(strictObject(fields)).min(1).max(max).optional(),
});

const strictObject = <F extends Fields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<F>,
  );

export const emptyGroup = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.otherwise === undefined ? [] : [[name, field.otherwise]],
    ),
  );
