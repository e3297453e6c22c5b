import type { FunctionComponent } from "react";
import { type Answers, answersShape, answerTo } from "#app/forms/answers.ts";
import type { QuestionText } from "#app/forms/field.ts";
import { type FormSubmission, readSubmission } from "#app/forms/submission.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { momentInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { groupedCode, readCode } from "#app/server/codes/code.ts";
import { type SealedCookie, sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import type { AreaCookie } from "#app/server/cookies/site-cookies.ts";
import type { OpenedWithCode } from "#app/server/drafts/index.ts";
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
import { askForCode, codeTexts } from "./code-questions.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");

export interface CodeEntry {
  readonly name: string;
  readonly path: string;
  says(language: Language): CodeEntryText;
  /** Keeps what was typed or scanned out of addresses. */
  typed(visit: Visit): Pick<SealedCookie<Answers>, "read" | "save">;
  open(entered: EnteredCode, visit: Visit): Promise<EntryOutcome>;
  readonly buttons?: Readonly<Record<string, (visit: Visit) => Promise<CodeEntryAnswer>>>;
  readonly Another?: FunctionComponent;
  readonly After?: FunctionComponent;
  readonly sheet?: string;
}

export interface CodeEntryText {
  readonly service: string;
  readonly title: string;
  readonly lead?: string;
  /** A code without it opens by itself. */
  readonly birthDate?: QuestionText;
  readonly wrong: string;
  readonly unavailable?: string;
  readonly removed?: string;
}

export interface EnteredCode {
  readonly code: string;
  /** YYYY-MM-DD; empty if not asked. */
  readonly birthDate: string;
  readonly isInPlace: boolean;
}

export type EntryOutcome =
  | { readonly is: "opened"; readonly path: string; readonly cookies: readonly string[] }
  | Exclude<OpenedWithCode, { is: "opened" }>;

export interface CodeEntryProps {
  readonly entry: CodeEntry;
  readonly today: string;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly notice?: "another" | "full" | "unavailable" | "removed" | undefined;
}

export type CodeEntryAnswer = PageResult<CodeEntryProps> | Response;

const tries = { times: 10, within: 10 * 60 * 1000 };

/** Milliseconds: long enough to look a birth date up. */
const typedAge = 10 * 60 * 1000;

export const typedCode = (cookie: AreaCookie, visit: Visit): SealedCookie<Answers> =>
  sealedCookie(visit, { ...cookie, age: typedAge, shape: answersShape });

/** A code in the address, from a QR code, moves to a cookie before anything is looked up. */
export async function openCodeEntry(
  entry: CodeEntry,
  visit: Visit,
  request: Request,
): Promise<CodeEntryAnswer> {
  const { searchParams } = new URL(request.url);
  const scanned = searchParams.get("code");
  const typed = entry.typed(visit);
  if (scanned !== null) {
    const code = readCode(scanned);
    return redirectTo(visit, entry.path, code ? await typed.save({ code: groupedCode(code) }) : []);
  }
  const notice =
    searchParams.has("removed") && entry.says(visit.request.language).removed ? "removed" : undefined;
  return showCodeEntry(entry, visit, { answers: (await typed.read()) ?? {}, notice });
}

export async function submitCodeEntry(
  entry: CodeEntry,
  visit: Visit,
  request: Request,
): Promise<CodeEntryAnswer> {
  const { language } = visit.request;
  const step = askForCode(entry.path, entry.says(language), dayInNewZealand(visit.request.now), language);
  const submission = await readSubmission(request, step);
  const { intent, answers } = submission;
  const button = entry.buttons?.[intent];
  if (button) return button(visit);
  if (intent === "language") return switchLanguage(visit, entry.path, await entry.typed(visit).save(answers));
  if (intent !== "next" && intent !== "in-place") return showCodeEntry(entry, visit, { answers });
  const texts = codeTexts(entry.says(language), language);
  const { errors } = validate(step, answers, texts, formWords(language));
  if (Object.keys(errors).length > 0)
    return showCodeEntry(entry, visit, { answers, errors }, { status: 422 });
  const outcome = await tryEntry(entry, visit, request, submission).catch((error) => {
    logFailure(error, visit.request);
    return { is: "unavailable" } as const;
  });
  return answerOf(entry, visit, answers, outcome);
}

/** @throws when the database does not answer */
async function tryEntry(
  entry: CodeEntry,
  visit: Visit,
  request: Request,
  { intent, answers }: FormSubmission,
): Promise<EntryOutcome | { readonly is: "too-often"; readonly wait: number }> {
  const wait = await countVisitor(request, visit, { ...tries, name: entry.name });
  if (wait !== undefined) return { is: "too-often", wait };
  const day = readDate(answers, "birthDate");
  const code = readCode(answerTo(answers, "code") ?? "") ?? "";
  return entry.open({ code, birthDate: day ? toIso(day) : "", isInPlace: intent === "in-place" }, visit);
}

function answerOf(
  entry: CodeEntry,
  visit: Visit,
  answers: Answers,
  outcome: Awaited<ReturnType<typeof tryEntry>>,
): CodeEntryAnswer {
  const { account, request } = visit;
  const { language } = request;
  const t = comeBackWords(language);
  const refused = (error: string, status: number, retryAfter?: number) =>
    showCodeEntry(entry, visit, { answers, errors: { code: [error] } }, { status, retryAfter });
  switch (outcome.is) {
    case "opened":
      return redirectTo(visit, outcome.path, outcome.cookies);
    case "wrong":
      return refused(entry.says(language).wrong, 422);
    case "locked": {
      logEvent(`${entry.name}-locked`, request);
      const time = momentInWords(outcome.until, language);
      return refused(t("errors/locked", { time }), 429, outcome.until - account.now);
    }
    case "too-often": {
      logEvent(`${entry.name}-too-often`, request);
      const minutes = Math.max(1, Math.ceil(outcome.wait / 60_000));
      return refused(t("errors/tooOften", { minutes }), 429, outcome.wait);
    }
    case "holds-another":
      return showCodeEntry(entry, visit, { answers, notice: "another" }, { status: 409 });
    case "full":
      return showCodeEntry(entry, visit, { answers, notice: "full" }, { status: 409 });
    case "unavailable":
      return showCodeEntry(entry, visit, { answers, notice: "unavailable" }, { status: 503 });
  }
}

export const showCodeEntry = (
  entry: CodeEntry,
  visit: Visit,
  props: Partial<Pick<CodeEntryProps, "answers" | "errors" | "notice">>,
  options: RenderOptions = {},
): PageResult<CodeEntryProps> =>
  show<CodeEntryProps>(
    { entry, today: dayInNewZealand(visit.request.now), answers: {}, errors: {}, ...props },
    options,
  );
