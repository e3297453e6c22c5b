import { step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";

export const dependentChildren = (_facts: ApplicationFacts): WizardStep => step("dependent-children", []);
