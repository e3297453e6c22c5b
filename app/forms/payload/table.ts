import type * as z from "zod";
import type { Answers } from "../answers.ts";

/** Nothing when there is nothing to send. */
export type ReadField<T, Context = unknown> = (
  answers: Answers,
  question: string,
  context: Context,
) => T | undefined;

/** Undefined for a value the field cannot have. */
export type WriteField = (sent: unknown, question: string) => Answers | undefined;

export interface PayloadField {
  readonly schema: z.ZodType;
  readonly read: ReadField<unknown, never>;
  /** Left out: the field is not read back. */
  readonly write?: WriteField | undefined;
  /** The one that shows errors first, named as in its group; by default the field's own name. */
  readonly from?: readonly string[] | undefined;
  /** The control that shows errors, if not the whole question. */
  readonly control?: string;
  readonly otherwise?: unknown;
  /** If nothing can be sent, the group is left out. */
  readonly isNeeded?: boolean;
}

export interface PayloadGroup extends Pick<PayloadField, "schema" | "otherwise"> {
  readonly fields: PayloadFields;
  /** The prefix of its questions' names, if not the group's name. */
  readonly at?: string;
  /** By default, if something in it was answered. */
  readonly isSent?: (answers: Answers) => boolean;
}

export interface PayloadRows extends Omit<PayloadGroup, "at" | "isSent"> {
  /** The question that says how many there are, or whether there are any; none if that is not asked. */
  readonly from: readonly string[];
  readonly max: number;
  /** @param question of `from`, or the rows @param rows the prefix of the rows' names */
  readonly count: (answers: Answers, question: string, context: never, rows: string) => number | undefined;
}

export interface PayloadFields {
  readonly [name: string]: PayloadField | PayloadGroup | PayloadRows;
}

export const isPayloadRows = (field: PayloadFields[string]): field is PayloadRows => "count" in field;
export const isPayloadGroup = (field: PayloadFields[string]): field is PayloadGroup => "fields" in field;

export type QuestionsOf<F, At extends string = ""> = {
  [Name in keyof F & string]: F[Name] extends {
    readonly fields: infer Inner;
    readonly from: readonly (infer Count extends string)[];
  }
    ? QuestionsOf<Inner, `${At}${Name}[${number}].`> | `${At}${Count}`
    : F[Name] extends { readonly fields: infer Inner }
      ? QuestionsOf<
          Inner,
          F[Name] extends { readonly at: infer Own extends string } ? `${At}${Own}` : `${At}${Name}.`
        >
      : F[Name] extends { readonly from: readonly (infer Question extends string)[] }
        ? `${At}${Question}`
        : `${At}${Name}`;
}[keyof F & string];

export interface FieldQuestions {
  readonly path: string;
  readonly questions: readonly string[];
  readonly control: string;
  readonly isRows: boolean;
}

export function* questionsByField({ fields }: PayloadGroup, path = "", at = ""): Generator<FieldQuestions> {
  for (const [name, field] of Object.entries(fields)) {
    const own = path + name;
    const { from = [name], control = "" } = field as Partial<PayloadField>;
    const questions = from.map((question) => at + question);
    if (isPayloadRows(field)) {
      yield { path: own, questions, control, isRows: true };
      yield* questionsByField(field, `${own}[].`, `${at}${name}[].`);
    } else if (isPayloadGroup(field))
      yield* questionsByField(field, `${own}.`, at + (field.at ?? `${name}.`));
    else yield { path: own, questions, control, isRows: false };
  }
}
