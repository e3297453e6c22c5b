import { question, section, step } from "#app/forms/builders.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";

export const relationshipStatus = (_facts: ApplicationFacts): WizardStep =>
  step("relationship-status", [section("relationship", { hasPartner: question(yesNo()) })]);
