import { json } from "@remix-run/cloudflare";
import type { Answers } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import type { ComeBackCode, Draft, Drafts } from "#app/server/drafts/index.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { lead } from "../answer.ts";
import { birthDateIn } from "../come-back.ts";
import type { KeptRegistration } from "../kept-registration.ts";
import { pages } from "../pages.ts";
import { registrationDrafts } from "../registration-drafts.ts";
import { askForBirthDate, codeTexts } from "./code-questions.ts";
import { toOtherLanguage } from "./other-language.ts";
import { typedCode } from "./typed-code.ts";

export type ComeBackPageProps =
  | { state: "shown"; made: ComeBackCode }
  | { state: "ask"; today: string; answers: Answers; errors: Errors; hasFailed?: boolean }
  | { state: "none" }
  | { state: "unavailable" };

interface Kept {
  drafts: Drafts<KeptRegistration>;
  draft: Draft<KeptRegistration>;
  cookies: readonly string[];
}

/** GET /register-my-baby/come-back: the code of the form that is open here, or the question that it needs. */
export async function openComeBack(visit: Visit): Promise<Response> {
  const kept = await keptBy(visit);
  if (kept instanceof Response) return kept;
  const { drafts, draft, cookies } = kept;
  const codes = await drafts.codesOf(draft);
  const born = birthDateIn(draft);
  const made = codes.find(({ birthDate }) => birthDate === born) ?? codes[0];
  if (made) return draw(visit, { state: "shown", made }, 200, cookies);
  const answers = { ...birthDateOf(draft), ...(await typedCode(visit).read()) };
  return draw(visit, { state: "ask", today: today(visit), answers, errors: {} }, 200, cookies);
}

/** POST: makes the code for the birth date that was typed. */
export async function submitComeBack(request: Request, visit: Visit): Promise<Response> {
  const step = askForBirthDate(today(visit));
  const { intent, answers } = await readSubmission(request, step);
  if (intent === "language") return toOtherLanguage(visit, pages.comeBack, answers);
  const kept = await keptBy(visit);
  if (kept instanceof Response) return kept;
  const { drafts, draft, cookies } = kept;
  const again = (status: number, errors: Errors, hasFailed = false) =>
    draw(visit, { state: "ask", today: today(visit), answers, errors, hasFailed }, status, cookies);
  if (intent !== "next") return again(200, {});
  const { language } = visit;
  const { errors } = validate(step, answers, codeTexts(language, "ask"), formWords(language));
  const day = readDate(answers, "birthDate");
  if (!day || Object.keys(errors).length > 0) return again(422, errors);
  const made = await drafts.makeCode(draft, toIso(day));
  return made
    ? lead(visit, pages.comeBack, [...cookies, ...typedCode(visit).forget()])
    : again(503, {}, true);
}

/** The form that is open in this browser, or why there is none. */
async function keptBy(visit: Visit): Promise<Kept | Response> {
  const drafts = registrationDrafts(visit);
  const found = await drafts.open();
  if (found.is === "unavailable") return draw(visit, { state: "unavailable" }, 503);
  if (found.is !== "draft") return draw(visit, { state: "none" }, 200, found.cookies);
  const { draft, cookies } = found;
  if (draft.content.confirmation) return lead(visit, pages.confirmation, cookies);
  return { drafts, draft, cookies };
}

const today = ({ now }: Visit): string => dayInNewZealand(now);

/** As it was typed in the form, for the question of the same. */
const birthDateOf = ({ content: { answers } }: Draft<KeptRegistration>): Answers =>
  Object.fromEntries(
    ["day", "month", "year"].flatMap((part) => {
      const typed = answers[`child.birthDate.${part}`];
      return typed === undefined ? [] : [[`birthDate.${part}`, typed]];
    }),
  );

function draw(
  visit: Visit,
  model: ComeBackPageProps,
  status: number,
  cookies: readonly string[] = [],
): Response {
  visit.model = model;
  return json(null, { status, headers: setCookieHeaders(cookies) });
}
