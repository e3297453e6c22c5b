import * as z from "zod";
import type { Answers } from "../answers.ts";
import { requestedRows } from "../rows-state.ts";
import type { PayloadFields, PayloadRows } from "./table.ts";

type SchemasOf<F extends PayloadFields> = { readonly [Name in keyof F]: F[Name]["schema"] };

const strictObject = <F extends PayloadFields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<F>,
  );

/** What is sent where nothing was answered. */
export const emptyGroup = (fields: PayloadFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { otherwise }]) =>
      otherwise === undefined ? [] : [[name, otherwise]],
    ),
  );

/** A group that is always sent, empty if need be. @param at what the names of its questions begin with */
export const group = <const F extends PayloadFields, const At extends string | undefined = undefined>(
  fields: F,
  at?: At,
) => ({
  fields,
  schema: strictObject(fields),
  otherwise: emptyGroup(fields),
  ...((at === undefined ? {} : { at }) as At extends string ? { readonly at: At } : object),
});

/** A group that is left out when nothing in it was answered. */
export const optional = <const F extends PayloadFields>(fields: F) => ({
  fields,
  schema: strictObject(fields).optional(),
});

/** A group that is sent, and complete, exactly where a condition holds; else there is null. */
export const groupIf = <const F extends PayloadFields>(isSent: (answers: Answers) => boolean, fields: F) => ({
  fields,
  schema: strictObject(fields).nullable(),
  otherwise: null,
  isSent,
});

/** Groups of which a question says how many there are, by its number or, with buttons, by whether there are any. */
export const rows = <const Q extends string, const F extends PayloadFields>(
  from: Q,
  { min = 0, max, count }: Pick<PayloadRows, "max" | "count"> & { min?: number },
  fields: F,
) => ({
  fields,
  from: [from] as const,
  max,
  count,
  schema: z.array(strictObject(fields)).min(min).max(max).optional(),
});

/** As many rows as were added, at least one; none where it was answered that there is none. */
export const rowsAdded =
  (max: number, isAsked: (answers: Answers, question: string) => boolean): PayloadRows["count"] =>
  (answers, question, _, name) =>
    isAsked(answers, question) ? Math.min(max, Math.max(1, requestedRows(name, answers))) : 0;
