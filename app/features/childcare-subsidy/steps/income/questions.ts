import { step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { Person } from "../../people.ts";

const names = {
  parent: "assets-and-income",
  partner: "partner-assets-and-income",
} as const satisfies Record<Person, string>;

export const assetsAndIncome = (who: Person, _facts: ApplicationFacts): WizardStep => step(names[who], []);
