import type { Answers } from "../answers.ts";
import { emptyGroup } from "./groups.ts";
import {
  isPayloadGroup,
  isPayloadRows,
  type PayloadFields,
  type PayloadGroup,
  type PayloadRows,
} from "./table.ts";

interface From {
  readonly answers: Answers;
  readonly context: never;
}

/** Unanswered questions are left out, or sent as their field says. @param context what fields read beside answers */
export const toPayload = (table: PayloadGroup, answers: Answers, context?: unknown): unknown =>
  groupOf(table, "", { answers, context: context as never }) ?? table.otherwise;

function fieldOf(field: PayloadFields[string], name: string, at: string, from: From): unknown {
  if (isPayloadRows(field)) return rowsOf(field, name, at, from);
  if (isPayloadGroup(field)) return groupOf(field, at + (field.at ?? `${name}.`), from);
  return field.read(from.answers, at + (field.from?.[0] ?? name), from.context);
}

function groupOf({ fields, isSent }: PayloadGroup, at: string, from: From): object | undefined {
  if (isSent?.(from.answers) === false) return undefined;
  const sent: Record<string, unknown> = {};
  let isAnswered = isSent !== undefined;
  for (const [name, field] of Object.entries(fields)) {
    const value = fieldOf(field, name, at, from);
    isAnswered ||= value !== undefined;
    sent[name] = value ?? field.otherwise;
    if (sent[name] !== undefined) continue;
    if ("isNeeded" in field) return undefined;
    delete sent[name];
  }
  return isAnswered ? sent : undefined;
}

function rowsOf(rows: PayloadRows, name: string, at: string, from: From): object[] | undefined {
  const length = rows.count(from.answers, at + (rows.from[0] ?? name), from.context, at + name);
  if (length === undefined) return undefined;
  return Array.from(
    { length },
    (_, index) => groupOf(rows, `${at}${name}[${index}].`, from) ?? emptyGroup(rows.fields),
  );
}
