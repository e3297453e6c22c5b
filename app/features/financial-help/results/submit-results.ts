import type { Answers } from "#app/forms/answers.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { otherLanguage } from "#app/i18n/languages.ts";
import { type RateLimit, tooManyRequests } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, redirectTo, show, switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import { clearAnswers } from "../questionnaire/submit-questions.ts";
import { visitAnswers } from "../visit-answers.ts";
import { openResults } from "./open-results.ts";
import { askForDay, calendarOr } from "./over-time/ask-for-day.ts";
import type { ResultsPageProps } from "./results-page.tsx";
import { heldCode, keepResults, madeCode, removeKept } from "./take-along/kept-results.ts";

/** The same limit as for submissions. */
const makings: RateLimit = { name: "results-code-made", times: 10, within: 60 * 60 * 1000 };

/** Answers are kept only when its button is pressed. */
export async function submitResults(visit: Visit, request: Request): Promise<PageResponse<ResultsPageProps>> {
  const { intent, answers } = await readSubmission(request, askForDay);
  if (intent === "calendar" || intent === "language") return aboutDay(visit, intent, answers);
  if (intent === "clear") return clearAnswers(visit);
  if (intent !== "make" && intent !== "remove") return redirectTo(visit, pages.results);
  const before = await madeCode(visit);
  const cookies = intent === "make" ? await make(visit, request) : heldCode(visit).clear();
  if (cookies instanceof Response) return cookies;
  const isRemoved = intent === "make" && !before ? true : await removeKept(visit);
  if (cookies && isRemoved) return redirectTo(visit, `${pages.results}#take-along`, cookies);
  const { props } = await openResults(visit);
  const failed = props.state === "found" ? { ...props, hasFailed: true } : props;
  return show<ResultsPageProps>(failed, { status: 503, cookies: cookies ?? [] });
}

/** The language button keeps what is typed: the answer page has it. */
async function aboutDay(
  visit: Visit,
  intent: "calendar" | "language",
  answers: Answers,
): Promise<PageResponse<ResultsPageProps>> {
  const isSwitching = intent === "language";
  const isTyped = Object.values(answers).flat().some(Boolean);
  if (isSwitching && !isTyped) return switchLanguage(visit, pages.results);
  const day = isSwitching ? { answers, errors: {} } : calendarOr(visit, answers);
  if (day instanceof Response) return day;
  const { props } = await openResults(visit);
  return show<ResultsPageProps>(
    props.state === "found" ? { ...props, day } : props,
    isSwitching ? { page: { language: otherLanguage(visit.request.language) } } : { status: 422 },
  );
}

async function make(visit: Visit, request: Request): Promise<string[] | Response | undefined> {
  const submitted = await visitAnswers(visit).submitted.read();
  if (!submitted) return redirectTo(visit, pages.results);
  const wait = await countVisitor(request, visit, makings).catch(logFailure);
  return wait === undefined ? keepResults(visit, submitted) : tooManyRequests(wait);
}
