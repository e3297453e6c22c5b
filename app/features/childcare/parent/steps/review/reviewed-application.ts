import type { Language } from "#app/i18n/languages.ts";
import { type ReviewedStep, reviewedSteps } from "#app/wizard/review/reviewed-steps.ts";
import type { WizardState } from "#app/wizard/state.ts";
import { knownService } from "../children/known-services.ts";

/** Services go by name, not by number. */
export const reviewedApplication = (
  { service, progress, saved }: Pick<WizardState, "service" | "progress" | "saved">,
  language: Language,
): ReviewedStep[] =>
  reviewedSteps(progress, {
    service,
    language,
    show: ({ name, answer }) =>
      (name.endsWith(".provider_identifier") && knownService(saved.derived, answer)?.provider_name) || answer,
  });
