import * as z from "zod";
import { answersShape } from "#app/forms/answers.ts";
import { type SealedCookie, sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import type { Visit } from "#app/server/visit.ts";
import type { StepInput } from "../save/types.ts";
import type { Service } from "../service.ts";

const shape = z.object({
  step: z.string(),
  answers: answersShape,
  version: z.number(),
  part: z.number().optional(),
  draftId: z.string().optional(),
});

/** Milliseconds: long enough to find the code again. */
const lapsedAge = 60 * 60 * 1000;

/** Sent after the session ended, or before it was extended. */
export type PendingStepInput = z.infer<typeof shape>;

/** @returns `Set-Cookie` headers; nothing when it cannot be saved */
export const savePendingInput = (
  { name }: Pick<Service, "name">,
  visit: Visit,
  step: string,
  { answers, version, part }: StepInput,
): Promise<string[] | undefined> => visit.account.pendingInput.save(name, { step, answers, version, part });

export async function readPendingInput(
  { name }: Pick<Service, "name">,
  visit: Visit,
): Promise<PendingStepInput | undefined> {
  return visit.account.person ? shape.safeParse(await visit.account.pendingInput.read(name)).data : undefined;
}

export const clearPendingInput = ({ name }: Pick<Service, "name">, visit: Visit): void =>
  visit.afterwards(visit.account.pendingInput.forget(name));

/** An invited person's input, sent after their time was over; their code brings it back. */
export const lapsedInput = (
  { resume }: Pick<Service, "resume">,
  visit: Visit,
): SealedCookie<PendingStepInput> | undefined =>
  resume?.inputCookie && sealedCookie(visit, { ...resume.inputCookie, age: lapsedAge, shape });
