import type { Answers } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import type { ReviewLine } from "#app/forms/review.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import { type ReviewedStep, reviewedSteps as stepsOfReview } from "#app/wizard/review/reviewed-steps.ts";
import { stepPath } from "../../pages.ts";
import { questionTexts, type StepName, stepText } from "../../step-texts.ts";
import { bestStartBegins } from "../other-services/limits.ts";
import type { Titles } from "../person/titles.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");

export const reviewedSteps = (progress: WizardProgress, language: Language, titles: Titles): ReviewedStep[] =>
  stepsOfReview(progress, {
    language,
    texts: questionTexts(language, titles),
    textOf: (step) => stepText(step as StepName, language, titles),
    pathOf: stepPath,
    show: (line, answers) => shownAnswer(line, answers, language),
  });

/** A due date before the first day of Best Start is replaced by a sentence. */
function shownAnswer({ name, answer }: ReviewLine, answers: Answers, language: Language): string {
  const day = name === "bestStart.expectedDueDate" ? readDay(answers, name) : undefined;
  return day && day < bestStartBegins ? reviewWords(language)("bestStartEarlier") : answer;
}
