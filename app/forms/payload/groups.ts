import * as z from "zod";
import type { Answers } from "../answers.ts";
import { requestedRows } from "../rows-state.ts";
import type { PayloadFields, PayloadRows } from "./table.ts";

type SchemasOf<F extends PayloadFields> = { readonly [Name in keyof F]: F[Name]["schema"] };

const strictObject = <F extends PayloadFields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<F>,
  );

export const emptyGroup = (fields: PayloadFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { otherwise }]) =>
      otherwise === undefined ? [] : [[name, otherwise]],
    ),
  );

export const group = <const F extends PayloadFields>(fields: F) => ({
  fields,
  schema: strictObject(fields),
  otherwise: emptyGroup(fields),
});

/** For questions whose names begin differently from the group's. */
export const groupAt = <const At extends string, const F extends PayloadFields>(at: At, fields: F) => ({
  ...group(fields),
  at,
});

/** Left out if nothing in it was answered. */
export const optional = <const F extends PayloadFields>(fields: F) => ({
  fields,
  schema: strictObject(fields).optional(),
});

/** Complete if the condition holds, otherwise null. */
export const groupIf = <const F extends PayloadFields>(isSent: (answers: Answers) => boolean, fields: F) => ({
  fields,
  schema: strictObject(fields).nullable(),
  otherwise: null,
  isSent,
});

/** @param from the question that says how many there are, or whether there are any */
export const rows = <const F extends PayloadFields, const Q extends string = never>(
  fields: F,
  { from, min = 0, max, count }: Pick<PayloadRows, "max" | "count"> & { from?: Q; min?: number },
) => ({
  fields,
  from: (from === undefined ? [] : [from]) as readonly Q[],
  max,
  count,
  schema: z.array(strictObject(fields)).min(min).max(max).optional(),
});

/** As many rows as were added, at least one. @param isAny whether there are any at all */
export const added = (
  max: number,
  isAny: (answers: Answers, question: string) => boolean = () => true,
): Pick<PayloadRows, "max" | "count"> => ({
  max,
  count: (answers, question, _, name) =>
    isAny(answers, question) ? Math.min(max, Math.max(1, requestedRows(name, answers))) : 0,
});
