import { redirect } from "@remix-run/cloudflare";
import type { Answers } from "#app/forms/answers.ts";
import { address, otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { typedCode } from "./typed-code.ts";

/** The same page in the other language, with what was typed. */
export async function toOtherLanguage(visit: Visit, path: string, answers: Answers): Promise<Response> {
  const cookies = await typedCode(visit).keep(answers);
  return redirect(address(otherLanguage(visit.language), path), {
    status: 303,
    headers: setCookieHeaders(cookies),
  });
}
