import { type Answers, answerTo } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { groupedCode, readCode } from "#app/server/drafts/index.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import {
  type PageResponse,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { codeField, codeTexts } from "#app/wizard/codes/code-questions.ts";
import { pages } from "../../pages.ts";
import { lookUpArea } from "../../request/area.ts";
import { type FinancialHelpResults, findResults } from "../find-results.ts";
import { heldCode, keptResults, removeKept } from "./kept-results.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");
const words = wordsOf("financial-help");

export interface CodePageProps {
  readonly answers: Answers;
  readonly errors: Errors;
  readonly notice?: "removed" | "failed" | undefined;
  readonly opened?: {
    /** Of the answers and of the results, YYYY-MM-DD. */
    readonly day: string;
    readonly today: string;
    /** Missing where a neighbour failed. */
    readonly results: FinancialHelpResults | undefined;
  };
}

type Answer = PageResponse<CodePageProps>;

/** As of come-back codes. */
const tries: RateLimit = { name: "results-code", times: 10, within: 10 * 60 * 1000 };

export const askForCode = (language: Language): Step => {
  const code = codeField(comeBackWords(language)("errors/notACode"));
  return step("code", [section("code", { code: question(code) })]);
};

/** A code in the address, from a QR code, is moved to a cookie before anything is looked up. */
export async function openCodePage(visit: Visit, request: Request): Promise<Answer> {
  const { searchParams } = new URL(request.url);
  const scanned = searchParams.get("code");
  const cookie = heldCode(visit);
  if (scanned !== null) {
    const code = readCode(scanned);
    return redirectTo(visit, pages.code, code ? await cookie.save({ code, is: "typed" }) : []);
  }
  const { code = "", is = "typed" } = (await cookie.read()) ?? {};
  if (is === "typed") return ask(code, { notice: searchParams.has("removed") ? "removed" : undefined });
  const found = await keptResults(visit).readByCode(code);
  if (found.is === "unavailable") return ask(code, { notice: "failed" }, { status: 503 });
  if (found.is === "none")
    return ask(code, { errors: wrong(visit) }, { status: 404, cookies: cookie.clear() });
  const { day, ...kept } = found.draft.content;
  const area =
    kept.area.is === "failed" ? await lookUpArea(kept.answers, visit.neighbours.openData) : kept.area;
  const results = await findResults({ ...kept, area }, visit);
  return ask("", { opened: { day, today: dayInNewZealand(visit.request.now), results } });
}

export async function submitCodePage(visit: Visit, request: Request): Promise<Answer> {
  const { language } = visit.request;
  const step = askForCode(language);
  const { intent, answers } = await readSubmission(request, step);
  const cookie = heldCode(visit);
  const code = answerTo(answers, "code") ?? "";
  if (intent === "language")
    return switchLanguage(visit, pages.code, await cookie.save({ code, is: "typed" }));
  if (intent === "close") return redirectTo(visit, pages.code, cookie.clear());
  if (intent === "remove")
    return (await removeKept(visit))
      ? redirectTo(visit, `${pages.code}?removed=1`, cookie.clear())
      : ask("", { notice: "failed" }, { status: 503 });
  const { errors } = validate(step, answers, codeTexts(language, "continue"), formWords(language));
  if (Object.keys(errors).length > 0) return ask(code, { errors }, { status: 422 });
  const wait = await countVisitor(request, visit, tries).catch(logFailure);
  if (wait !== undefined) {
    logEvent("results-code-too-often", visit.request);
    const tooOften = comeBackWords(language)("errors/tooOften", {
      minutes: Math.max(1, Math.ceil(wait / 60_000)),
    });
    return ask(code, { errors: { code: [tooOften] } }, { status: 429, retryAfter: wait });
  }
  const found = await keptResults(visit).readByCode(code);
  if (found.is === "unavailable") return ask(code, { notice: "failed" }, { status: 503 });
  if (found.is === "none") return ask(code, { errors: wrong(visit) }, { status: 422 });
  return redirectTo(visit, pages.code, await cookie.save({ code: readCode(code) ?? "", is: "opened" }));
}

const wrong = ({ request: { language } }: Visit): Errors => ({ code: [words(language)("takeAlong/wrong")] });

const ask = (code: string, props: Partial<CodePageProps>, options: RenderOptions = {}) =>
  show<CodePageProps>(
    { answers: code ? { code: groupedCode(readCode(code) ?? code) } : {}, errors: {}, ...props },
    options,
  );
