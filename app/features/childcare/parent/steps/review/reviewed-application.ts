import type { Language } from "#app/i18n/languages.ts";
import { type ReviewedStep, reviewedSteps } from "#app/wizard/review/reviewed-steps.ts";
import { stepPath } from "../../pages.ts";
import type { ApplicationState } from "../../service.ts";
import { questionTexts, type StepName, stepText } from "../../step-texts.ts";
import { knownService } from "../children/known-services.ts";

/** A service is called by its name, not by its number. */
export const reviewedApplication = (
  { progress, saved }: Pick<ApplicationState, "progress" | "saved">,
  language: Language,
): ReviewedStep[] =>
  reviewedSteps(progress, {
    language,
    texts: questionTexts(language),
    textOf: (step) => stepText(step as StepName, language),
    pathOf: stepPath,
    show: ({ name, answer }) =>
      (name.endsWith(".provider_identifier") && knownService(saved.derived, answer)?.provider_name) || answer,
  });
