import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { otherLanguage } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso, wholeYears } from "#app/nz/date.ts";
import { clearSealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import {
  type PageResponse,
  type PageResult,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { answersIn } from "../embed/first-questions.ts";
import { pages } from "../pages.ts";
import { lookUpArea } from "../request/area.ts";
import { visitAnswers } from "../visit-answers.ts";
import { questionnaire } from "./questions.ts";
import type { QuestionsPageProps } from "./questions-page.tsx";

const formWords = wordsOf("forms");

/** @param focus question to open at */
export async function openQuestions(
  visit: Visit,
  request: Request,
): Promise<PageResponse<QuestionsPageProps>> {
  const kept = visitAnswers(visit);
  const answers = (await kept.typed.read()) ?? (await kept.submitted.read())?.answers ?? {};
  const { searchParams } = new URL(request.url);
  const fromFrame = answersIn(searchParams);
  // Moved out of the address. Earlier answers stay.
  if (fromFrame)
    return redirectTo(visit, pages.questions, await kept.typed.save({ ...fromFrame, ...answers }));
  const [schema, thresholds] = await Promise.all([
    visit.neighbours.rules.variables(),
    visit.neighbours.openData.search("thresholds"),
  ]);
  const named = searchParams.get("focus");
  const focus = questionsOf(questionnaire, answers).find(({ name }) => name === named)?.name;
  return show({
    answers,
    errors: {},
    unavailable: !schema.ok || !thresholds.ok,
    focus,
    cleared: searchParams.has("cleared"),
  });
}

/** Whatever the button, typed input is kept. */
export async function submitQuestions(
  visit: Visit,
  request: Request,
): Promise<PageResponse<QuestionsPageProps>> {
  const { intent, answers } = await readSubmission(request, questionnaire);
  if (intent === "clear") return clearAnswers(visit);
  if (intent === "language") return inOtherLanguage(answers, visit);
  if (intent === "keep") return keep(answers, visit);
  const checked = validate(
    questionnaire,
    answers,
    textsOf("financial-help", visit.request.language).questions,
    formWords(visit.request.language),
  );
  const errors = { ...birthErrors(checked.answers, visit), ...checked.errors };
  if (intent !== "next") return show({ answers, errors });
  const isGood = Object.keys(errors).length === 0;
  return isGood ? submit(checked.answers, visit) : askAgain({ answers, errors }, visit);
}

/** @returns no cookies when nothing was typed, or it does not fit */
export async function keepQuestions(visit: Visit, request: Request): Promise<readonly string[]> {
  const { answers } = await readSubmission(request, questionnaire);
  const isEmpty = Object.values(answers).flat().join("") === "";
  return isEmpty ? [] : visitAnswers(visit).typed.save(answers);
}

/** Years of the oldest: of the youngest the end of the groups "Under 1" and "1 to 4". */
const oldest = { youngestDateOfBirth: 4, nextDateOfBirth: 18, thirdDateOfBirth: 18 } as const;

function birthErrors(answers: Answers, { request: { language, now } }: Visit): Errors {
  const t = formWords(language);
  const today = dayInNewZealand(now);
  const found = Object.entries(oldest).flatMap(([child, years]) => {
    const name = `children.${child}`;
    const day = readDate(answers, name);
    if (!day) return [];
    if (toIso(day) > today) return [[name, [t("errors/dateInFuture")]]];
    const isOlder = wholeYears(toIso(day), today) > years;
    return isOlder ? [[name, [t("errors/dateTooLongAgo", { years })]]] : [];
  });
  return Object.fromEntries(found);
}

async function submit(answers: Answers, visit: Visit): Promise<Response> {
  const kept = visitAnswers(visit);
  const area = await lookUpArea(answers, visit.neighbours.openData);
  const cookies = [...(await kept.submitted.save({ answers, area })), ...kept.typed.clear()];
  return redirectTo(visit, pages.results, cookies);
}

async function askAgain(props: QuestionsPageProps, visit: Visit): Promise<PageResult<QuestionsPageProps>> {
  const cookies = await visitAnswers(visit).typed.save(props.answers);
  return show(props, { status: 422, cookies });
}

/** Called before the visitor logs in again to prolong the session. */
async function keep(answers: Answers, visit: Visit): Promise<PageResult<QuestionsPageProps>> {
  const cookies = await visitAnswers(visit).typed.save(answers);
  return show({ answers, errors: {} }, { cookies });
}

async function inOtherLanguage(answers: Answers, visit: Visit): Promise<PageResponse<QuestionsPageProps>> {
  const cookies = await visitAnswers(visit).typed.save(answers);
  // Input too long for a cookie stays in the page, which changes language without a redirect.
  return cookies.length === 0
    ? show({ answers, errors: {} }, { page: { language: otherLanguage(visit.request.language) } })
    : switchLanguage(visit, pages.questions, cookies);
}

export function clearAnswers(visit: Visit): Response {
  const kept = visitAnswers(visit);
  return redirectTo(visit, `${pages.questions}?cleared=1`, [
    ...kept.submitted.clear(),
    ...kept.typed.clear(),
    // The next person at this browser could read them with it.
    ...clearSealedCookie(areaCookies.resultsCode),
  ]);
}
