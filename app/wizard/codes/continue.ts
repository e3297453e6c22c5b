import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { type FormSubmission, readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { groupedCode, type OpenedWithCode, readCode } from "#app/server/drafts/index.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import { type PageResult, type RenderOptions, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { continuePath, firstStepPath, type ResumableService } from "../service.ts";
import { draftsFor } from "../state.ts";
import { askForCode, codeTexts } from "./code-questions.ts";
import { keepAndSwitchLanguage, typedCode } from "./typed-code.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");

export interface ContinuePageProps {
  service: ResumableService;
  today: string;
  answers: Answers;
  errors: Errors;
  notice?: "another" | "full" | "unavailable" | undefined;
}

type Answer = PageResult<ContinuePageProps> | Response;

const tries: RateLimit = { name: "come-back-code", times: 10, within: 10 * 60 * 1000 };

/** A code in the address, from a QR code, is moved to a cookie at once. */
export async function openContinue(
  service: ResumableService,
  visit: Visit,
  request: Request,
): Promise<Answer> {
  const scanned = new URL(request.url).searchParams.get("code");
  const typed = typedCode(service.resume, visit);
  if (scanned !== null) {
    const code = readCode(scanned);
    const cookies = code ? await typed.save({ code: groupedCode(code) }) : [];
    return redirectTo(visit, continuePath(service), cookies);
  }
  return showForm(service, visit, { answers: (await typed.read()) ?? {} });
}

export async function submitContinue(
  service: ResumableService,
  visit: Visit,
  request: Request,
): Promise<Answer> {
  const { language } = visit.request;
  const step = askForCode(dayInNewZealand(visit.request.now), language);
  const submission = await readSubmission(request, step);
  const { intent, answers } = submission;
  if (intent === "language")
    return keepAndSwitchLanguage(service.resume, visit, continuePath(service), answers);
  if (intent !== "next" && intent !== "in-place") return showForm(service, visit, { answers });
  const { errors } = validate(step, answers, codeTexts(language, "continue"), formWords(language));
  if (Object.keys(errors).length > 0) return showForm(service, visit, { answers, errors }, { status: 422 });
  const wait = await countVisitor(request, visit, tries).catch((error) => {
    logFailure(error, visit.request);
    return "not-counted" as const;
  });
  if (wait === "not-counted") return toAnswer({ is: "unavailable" }, submission, service, visit);
  if (wait !== undefined) return tooManyTries(wait, submission, service, visit);
  return toAnswer(await tryCode(submission, service, visit), submission, service, visit);
}

async function tryCode(
  { intent, answers }: FormSubmission,
  service: ResumableService,
  visit: Visit,
): Promise<OpenedWithCode> {
  const day = readDate(answers, "birthDate");
  return draftsFor(service, visit).openWithCode(answerTo(answers, "code") ?? "", day ? toIso(day) : "", {
    isInPlace: intent === "in-place",
  });
}

function toAnswer(
  opened: OpenedWithCode,
  { answers }: FormSubmission,
  service: ResumableService,
  visit: Visit,
): Answer {
  const {
    request: { language },
    account,
  } = visit;
  const t = comeBackWords(language);
  switch (opened.is) {
    case "opened": {
      const cookies = [...opened.cookies, ...typedCode(service.resume, visit).clear()];
      const submittedPath = opened.isClosed ? service.resume.submittedPath : undefined;
      return redirectTo(visit, submittedPath ?? firstStepPath(service), cookies);
    }
    case "wrong":
      return showForm(service, visit, { answers, errors: { code: [t("errors/wrong")] } }, { status: 422 });
    case "locked": {
      const time = momentInWords(opened.until, language);
      const errors = { code: [t("errors/locked", { time })] };
      logEvent("come-back-locked", visit.request);
      const retryAfter = opened.until - account.now;
      return showForm(service, visit, { answers, errors }, { status: 429, retryAfter });
    }
    case "holds-another":
      return showForm(service, visit, { answers, notice: "another" }, { status: 409 });
    case "full":
      return showForm(service, visit, { answers, notice: "full" }, { status: 409 });
    case "unavailable":
      return showForm(service, visit, { answers, notice: "unavailable" }, { status: 503 });
  }
}

function tooManyTries(wait: number, { answers }: FormSubmission, service: ResumableService, visit: Visit) {
  logEvent("come-back-too-often", visit.request);
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const errors = { code: [comeBackWords(visit.request.language)("errors/tooOften", { minutes })] };
  return showForm(service, visit, { answers, errors }, { status: 429, retryAfter: wait });
}

const showForm = (
  service: ResumableService,
  visit: Visit,
  props: Pick<ContinuePageProps, "answers" | "notice"> & { errors?: Errors },
  options: RenderOptions = {},
): PageResult<ContinuePageProps> =>
  show({ service, today: dayInNewZealand(visit.request.now), errors: {}, ...props }, options);
