import type { Answers } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import type { ReviewLine } from "#app/forms/review.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { type ReviewedStep, reviewedSteps as stepsOfReview } from "#app/wizard/review/reviewed-steps.ts";
import type { WizardState } from "#app/wizard/state.ts";
import { isSaid } from "../../loss/lost.ts";
import { bestStartBegins } from "../other-services/limits.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");

export const reviewedSteps = (
  { service, progress }: Pick<WizardState, "service" | "progress">,
  language: Language,
): ReviewedStep[] =>
  stepsOfReview(progress, {
    service,
    language,
    show: (line, answers) => shownAnswer(line, answers, language),
  }).map((step) => ({
    ...step,
    sections: step.sections
      .map((section) => ({
        ...section,
        lines: section.lines.filter(({ name }) => isSaid(name, progress.answers)),
      }))
      .filter(({ lines }) => lines.length > 0),
  }));

/** A due date before Best Start began is replaced by a sentence. */
function shownAnswer({ name, answer }: ReviewLine, answers: Answers, language: Language): string {
  const day = name === "bestStart.expectedDueDate" ? readDay(answers, name) : undefined;
  return day && day < bestStartBegins ? reviewWords(language)("bestStartEarlier") : answer;
}
