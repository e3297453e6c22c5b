import type { Answers } from "#app/forms/answers.ts";
import { toPayload } from "#app/forms/payload/to-payload.ts";
import { bestStartOf } from "../steps/other-services/best-start.ts";
import type { Submission } from "./computed-fields.ts";
import { type Payload, table } from "./table.ts";

interface Options extends Omit<Submission, "bestStart"> {
  /** The day in New Zealand, YYYY-MM-DD: the caregiver's age is counted to it. */
  today: string;
}

/**
 * A registration as the registry takes it. Questions without an answer stay out.
 * @param answers of the whole registration to questions that are asked (`evaluate` has dropped all others), each of them valid by itself
 */
export function payloadOf(answers: Answers, { today, ...options }: Options): Payload {
  const submission: Submission = { ...options, bestStart: bestStartOf(answers, today) };
  return toPayload(table, answers, submission) as Payload;
}
