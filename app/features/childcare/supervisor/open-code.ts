import { type Answers, answersShape, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { groupedCode, readCode } from "#app/server/drafts/index.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import {
  type PageResult,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { tryCode, unlockCodeStatement } from "../application/section-row.ts";
import { type CodeContent, hashCode, openCode as openWithBirthDate } from "../application/section-token.ts";
import { holdLink } from "./access.ts";
import { askForCode, codeTexts } from "./code-questions.ts";
import { basePath, codePath } from "./pages.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");
const supervisorWords = wordsOf("childcare/supervisor");

export interface CodePageProps {
  readonly today: string;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly isUnavailable?: boolean;
}

type Answer = PageResult<CodePageProps> | Response;

/** As of come-back codes. */
const tries: RateLimit = { name: "supervisor-code", times: 10, within: 10 * 60 * 1000 };

/** Milliseconds: long enough to look a birth date up. */
const typedAge = 10 * 60 * 1000;

const typedCode = (visit: Visit) =>
  sealedCookie(visit, { ...areaCookies.supervisorCode, age: typedAge, shape: answersShape });

/** A code in the address, from a QR code, is moved to a cookie at once. */
export async function openCodePage(visit: Visit, request: Request): Promise<Answer> {
  const scanned = new URL(request.url).searchParams.get("code");
  if (scanned !== null) {
    const code = readCode(scanned);
    return redirectTo(visit, codePath, code ? await typedCode(visit).save({ code: groupedCode(code) }) : []);
  }
  return showForm(visit, { answers: (await typedCode(visit).read()) ?? {} });
}

export async function submitCode(visit: Visit, request: Request): Promise<Answer> {
  const {
    request: { language },
    account,
  } = visit;
  const t = supervisorWords(language);
  const step = askForCode(dayInNewZealand(visit.request.now), language);
  const { intent, answers } = await readSubmission(request, step);
  if (intent === "language") return switchLanguage(visit, codePath, await typedCode(visit).save(answers));
  const { errors } = validate(step, answers, codeTexts(language), formWords(language));
  if (Object.keys(errors).length > 0) return showForm(visit, { answers, errors }, { status: 422 });
  try {
    const wait = await countVisitor(request, visit, tries);
    if (wait !== undefined) {
      logEvent("supervisor-code-too-often", visit.request);
      const minutes = Math.max(1, Math.ceil(wait / 60_000));
      const tooOften = { code: [comeBackWords(language)("errors/tooOften", { minutes })] };
      return showForm(visit, { answers, errors: tooOften }, { status: 429, retryAfter: wait });
    }
    const opened = await tryBirthDate(visit, answers);
    if (opened && "lockedUntil" in opened) {
      const time = momentInWords(opened.lockedUntil, language);
      const locked = { code: [comeBackWords(language)("errors/locked", { time })] };
      const retryAfter = opened.lockedUntil - account.now;
      return showForm(visit, { answers, errors: locked }, { status: 429, retryAfter });
    }
    if (!opened) return showForm(visit, { answers, errors: { code: [t("code/wrong")] } }, { status: 422 });
    const cookies = [...(await holdLink(visit, opened)), ...typedCode(visit).clear()];
    return redirectTo(visit, basePath(opened), cookies);
  } catch (error) {
    logFailure(error, visit.request);
    return showForm(visit, { answers, isUnavailable: true }, { status: 503 });
  }
}

async function tryBirthDate(
  { account: { db, now }, site: { seal } }: Visit,
  answers: Answers,
): Promise<CodeContent | { lockedUntil: number } | undefined> {
  const code = readCode(answerTo(answers, "code") ?? "") ?? "";
  const day = readDate(answers, "birthDate");
  const tried = await tryCode(db, await hashCode(code), now);
  if (!tried || "lockedUntil" in tried) return tried;
  const opened = await openWithBirthDate(tried, code, day ? toIso(day) : "", seal);
  if (opened) await unlockCodeStatement(db, tried.code_hash).run();
  else if (tried.locked_until > 0) return { lockedUntil: tried.locked_until };
  return opened;
}

const showForm = (
  visit: Visit,
  props: Pick<CodePageProps, "answers" | "isUnavailable"> & { errors?: Errors },
  options: RenderOptions = {},
): PageResult<CodePageProps> =>
  show<CodePageProps>({ today: dayInNewZealand(visit.request.now), errors: {}, ...props }, options);
