import { step } from "#app/forms/step.ts";
import type { WizardStep } from "#app/forms/wizard/wizard.ts";
import type { RegistrationFacts } from "../facts.ts";

export function parentsRelationship(_facts: RegistrationFacts): WizardStep {
  return step("parents-relationship", []);
}
