import type * as z from "zod";
import type { Answers } from "../answers.ts";

/** Reads a field out of answers that are asked; nothing when there is nothing to send. */
export type ReadField<T, Context = unknown> = (
  answers: Answers,
  question: string,
  context: Context,
) => T | undefined;

/** The way back, from a payload of the other side; undefined for what is no such value. */
export type WriteField = (sent: unknown, question: string) => Answers | undefined;

export interface PayloadField {
  readonly schema: z.ZodType;
  readonly read: ReadField<unknown, never>;
  /** Left out: it is not read back. */
  readonly write?: WriteField | undefined;
  /** Its questions, the one that shows errors first, as they are called in its group. Left out: the question has the name of the field. */
  readonly from?: readonly string[] | undefined;
  /** The control of the question that shows errors, where it is not the question as a whole. */
  readonly control?: string;
  readonly otherwise?: unknown;
  /** It is never left out: where nothing can be sent, its group is. */
  readonly isNeeded?: boolean;
}

export interface PayloadGroup extends Pick<PayloadField, "schema" | "otherwise"> {
  readonly fields: PayloadFields;
  /** What the names of its questions begin with, where it is not the name of the group. */
  readonly at?: string;
  /** Whether it is sent. Left out: if something in it was answered. */
  readonly isSent?: (answers: Answers) => boolean;
}

/** Groups of which there are several. */
export interface PayloadRows extends Omit<PayloadGroup, "at" | "isSent"> {
  /** The question that says how many there are, or whether there are any; none where nothing is asked for it. */
  readonly from: readonly string[];
  readonly max: number;
  /** @param question of `from`, or the rows @param rows what the names of the rows begin with */
  readonly count: (answers: Answers, question: string, context: never, rows: string) => number | undefined;
}

/** What is sent under a name: a payload is a table of these. */
export interface PayloadFields {
  readonly [name: string]: PayloadField | PayloadGroup | PayloadRows;
}

export const isPayloadRows = (field: PayloadFields[string]): field is PayloadRows => "count" in field;
export const isPayloadGroup = (field: PayloadFields[string]): field is PayloadGroup => "fields" in field;

/** The names of the questions that a table reads. */
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
  /** In the payload; `[]` stands for any row. */
  readonly path: string;
  readonly questions: readonly string[];
  readonly control: string;
  readonly isRows: boolean;
}

/** Every field of a table with the questions that it is read from. */
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
