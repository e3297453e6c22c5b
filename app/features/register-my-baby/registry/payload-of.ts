import type { Answers } from "#app/forms/answers.ts";
import { answerTo } from "#app/forms/answers.ts";
import { bestStartOf } from "../steps/other-services/best-start.ts";
import {
  type ConfirmationUrls,
  emptyGroup,
  type FieldGroup,
  type FieldRows,
  type Row,
  type Submission,
} from "./kinds.ts";
import type { Activity, Payload } from "./schema.ts";
import { table } from "./table.ts";

interface Options {
  activity: Activity;
  confirmationUrls: ConfirmationUrls;
  bornTogether?: Submission["bornTogether"];
  otherParentAgreedOn?: Submission["otherParentAgreedOn"];
  /** The day in New Zealand, YYYY-MM-DD: the caregiver's age is counted to it. */
  today: string;
}

/**
 * A registration as the registry takes it. Questions without an answer stay out.
 * @param answers of the whole registration to questions that are asked (`evaluate` has dropped all others), each of them valid by itself
 */
export function payloadOf(answers: Answers, { today, ...options }: Options): Payload {
  const submission = { ...options, bestStart: bestStartOf(answers, today) };
  return groupOf(table, "", { answers, submission }) as Payload;
}

interface From {
  answers: Answers;
  submission: Submission;
}

function fieldOf(field: Row | FieldGroup | FieldRows, name: string, from: From): unknown {
  if ("read" in field) return field.read(from.answers, field.from?.[0] ?? name, from.submission);
  return "count" in field ? rowsOf(field, name, from) : groupOf(field, `${name}.`, from);
}

/** The fields of a group that have a value; nothing when nothing in it was answered. */
function groupOf({ fields }: FieldGroup, prefix: string, from: From): object | undefined {
  const sent: Record<string, unknown> = {};
  let isAnswered = false;
  for (const [name, field] of Object.entries(fields)) {
    const value = fieldOf(field, prefix + name, from);
    isAnswered ||= value !== undefined;
    sent[name] = value ?? field.otherwise;
    if (sent[name] !== undefined) continue;
    if ("isNeeded" in field) return undefined;
    delete sent[name];
  }
  return isAnswered ? sent : undefined;
}

function rowsOf(rows: FieldRows, name: string, from: From): object[] | undefined {
  const count = Math.min(Number(answerTo(from.answers, rows.count) ?? 0), rows.max);
  if (!(count > 0)) return undefined;
  return Array.from(
    { length: count },
    (_, index) => groupOf(rows, `${name}[${index}].`, from) ?? emptyGroup(rows.fields),
  );
}
