import * as z from "zod";
import { type Answers, answersShape } from "#app/forms/answers.ts";
import { type SealedCookie, sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { limits } from "#app/server/limits/limits.ts";
import type { Visit } from "#app/server/visit.ts";

const area = z.union([
  z.object({ is: z.literal("known"), area: z.string() }),
  z.object({ is: z.enum(["not-asked", "failed", "not-found"]) }),
]);
export const submittedShape = z.object({ answers: answersShape, area });

export type Area = z.infer<typeof area>;

/** Valid answers and the area looked up for them. */
export type SubmittedAnswers = z.infer<typeof submittedShape>;

/** Kept only in the visitor's browser. */
export interface VisitAnswers {
  submitted: SealedCookie<SubmittedAnswers>;
  /** Not validated yet. */
  typed: SealedCookie<Answers>;
}

/** Sealed cookies that last `limits.answersAge`. */
export const visitAnswers = (visit: Visit): VisitAnswers => ({
  submitted: sealedCookie(visit, {
    ...areaCookies.financialHelpAnswers,
    age: limits.answersAge,
    shape: submittedShape,
  }),
  typed: sealedCookie(visit, {
    ...areaCookies.financialHelpTyped,
    isTyped: true,
    age: limits.answersAge,
    shape: answersShape,
  }),
});

export const answersOfChecker = async (visit: Visit): Promise<Answers | undefined> =>
  (await visitAnswers(visit).submitted.read())?.answers;
