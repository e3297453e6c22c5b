import { step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";

export const review = (_facts: ApplicationFacts): WizardStep => ({
  ...step("review", []),
  minutes: 2,
});
