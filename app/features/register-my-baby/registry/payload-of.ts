import type { Answers } from "#app/forms/answers.ts";
import { toPayload } from "#app/forms/payload/to-payload.ts";
import { bestStartOf } from "../steps/other-services/best-start.ts";
import type { Submission } from "./computed-fields.ts";
import { type Payload, table } from "./table.ts";

interface Options extends Omit<Submission, "bestStart"> {
  /** YYYY-MM-DD in New Zealand: the caregiver's age is counted to this day. */
  today: string;
}

/** Questions without an answer stay out. @param answers already pruned by `evaluate`, each valid by itself */
export function payloadOf(answers: Answers, { today, ...options }: Options): Payload {
  const submission: Submission = { ...options, bestStart: bestStartOf(answers, today) };
  return toPayload(table, answers, submission) as Payload;
}
