import * as z from "zod";
import type { Answers } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import type { StepInput } from "#app/wizard/save/types.ts";

const name = "register-my-baby";

const answers: z.ZodType<Answers> = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const shape = z.object({ step: z.string(), answers, version: z.number() });

/** What was typed in a step when the session had ended, or before it was made longer (quality L8). */
export type SetAsideStep = z.infer<typeof shape>;

/** @returns `Set-Cookie` headers; nothing when it cannot be kept */
export const setStepAside = (
  visit: Visit,
  step: string,
  { answers, version }: StepInput,
): Promise<string[] | undefined> => visit.pendingInput.keep(name, { step, answers, version });

/** What waits for the person who has just logged in again. */
export async function readStepAside(visit: Visit): Promise<SetAsideStep | undefined> {
  return visit.person ? shape.safeParse(await visit.pendingInput.read(name)).data : undefined;
}

export const forgetStepAside = (visit: Visit): void => visit.afterwards(visit.pendingInput.forget(name));
