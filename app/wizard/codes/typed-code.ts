import { type Answers, answersShape } from "#app/forms/answers.ts";
import { type SealedCookie, sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Resume } from "../service.ts";

/** Milliseconds: long enough to look a birth date up. */
const age = 10 * 60 * 1000;

/** What was typed or scanned on the pages about codes: kept out of addresses, and available after a language switch. */
export const typedCode = ({ cookie }: Resume, visit: Visit): SealedCookie<Answers> =>
  sealedCookie(visit, { ...cookie, age, shape: answersShape });

export async function keepAndSwitchLanguage(
  resume: Resume,
  visit: Visit,
  path: string,
  answers: Answers,
): Promise<Response> {
  return switchLanguage(visit, path, await typedCode(resume, visit).save(answers));
}
