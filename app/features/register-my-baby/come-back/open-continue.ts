import { json } from "@remix-run/cloudflare";
import type { Answers } from "#app/forms/answers.ts";
import { answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { readSubmission, type Submission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import { momentInWords } from "#app/i18n/day.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { groupedCode, type OpenedWithCode, readCode } from "#app/server/drafts/index.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Limit } from "#app/server/http/rate-limit.ts";
import { countVisitor } from "#app/server/http/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import { lead } from "../answer.ts";
import { pages, stepPath } from "../pages.ts";
import { registrationDrafts } from "../registration-drafts.ts";
import { askForCode, codeTexts } from "./code-questions.ts";
import { comeBackWords } from "./come-back-words.ts";
import { toOtherLanguage } from "./other-language.ts";
import { typedCode } from "./typed-code.ts";

export interface ContinuePageProps {
  today: string;
  answers: Answers;
  errors: Errors;
  /** What is to be said above the form. */
  notice?: "another" | "unavailable" | undefined;
}

/** Tries with codes, right or wrong (quality B1). */
const tries: Limit = { name: "come-back-code", times: 10, within: 10 * 60 * 1000 };

/** GET /register-my-baby/continue. A code that came with the address, from a QR code, is taken out of it at once (quality P1). */
export async function openContinue(request: Request, visit: Visit): Promise<Response> {
  const scanned = new URL(request.url).searchParams.get("code");
  const typed = typedCode(visit);
  if (scanned !== null) {
    const code = readCode(scanned);
    return lead(visit, pages.continue, code ? await typed.keep({ code: groupedCode(code) }) : []);
  }
  return draw(visit, { answers: (await typed.read()) ?? {}, errors: {} });
}

/** POST: opens the form that a code and a birth date lead to. */
export async function submitContinue(request: Request, visit: Visit): Promise<Response> {
  const { language } = visit;
  const step = askForCode(dayInNewZealand(visit.now), language);
  const sent = await readSubmission(request, step);
  const { intent, answers } = sent;
  if (intent === "language") return toOtherLanguage(visit, pages.continue, answers);
  if (intent !== "next" && intent !== "in-place") return draw(visit, { answers, errors: {} });
  const { errors } = validate(step, answers, codeTexts(language, "continue"), formWords(language));
  if (Object.keys(errors).length > 0) return draw(visit, { answers, errors }, { status: 422 });
  const wait = await countVisitor(request, visit, tries).catch((error) => {
    logFailure(error, visit);
    return "not-counted" as const;
  });
  if (wait === "not-counted") return answerTold({ is: "unavailable" }, sent, visit);
  if (wait !== undefined) return tooOften(wait, sent, visit);
  return answerTold(await tryCode(sent, visit), sent, visit);
}

const tryCode = async ({ intent, answers }: Submission, visit: Visit): Promise<OpenedWithCode> => {
  const day = readDate(answers, "birthDate");
  return registrationDrafts(visit).openWithCode(answerTo(answers, "code") ?? "", day ? toIso(day) : "", {
    isInPlace: intent === "in-place",
  });
};

/** What came of a code, as an answer. */
function answerTold(opened: OpenedWithCode, { answers }: Submission, visit: Visit): Response {
  const { language, account } = visit;
  const t = comeBackWords(language);
  switch (opened.is) {
    case "opened": {
      const cookies = [...opened.cookies, ...typedCode(visit).forget()];
      return lead(visit, opened.isClosed ? pages.receipt : stepPath("child-details"), cookies);
    }
    case "wrong":
      return draw(visit, { answers, errors: { code: [t("errors/wrong")] } }, { status: 422 });
    case "locked": {
      const time = momentInWords(opened.until, language);
      const errors = { code: [t("errors/locked", { time })] };
      logEvent("come-back-locked", visit);
      return draw(visit, { answers, errors }, { status: 429, wait: opened.until - account.now });
    }
    case "holds-another":
      return draw(visit, { answers, errors: {}, notice: "another" }, { status: 409 });
    case "unavailable":
      return draw(visit, { answers, errors: {}, notice: "unavailable" }, { status: 503 });
  }
}

function tooOften(wait: number, { answers }: Submission, visit: Visit): Response {
  logEvent("come-back-too-often", visit);
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const errors = { code: [comeBackWords(visit.language)("errors/tooOften", { minutes })] };
  return draw(visit, { answers, errors }, { status: 429, wait });
}

function draw(
  visit: Visit,
  model: Omit<ContinuePageProps, "today">,
  { status = 200, wait }: { status?: number; wait?: number } = {},
): Response {
  visit.model = { ...model, today: dayInNewZealand(visit.now) } satisfies ContinuePageProps;
  const headers = setCookieHeaders([]);
  if (wait !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(wait / 1000))));
  return json(null, { status, headers });
}
