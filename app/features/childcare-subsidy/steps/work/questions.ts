import { step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { Person } from "../../people.ts";

const names = { parent: "your-work", partner: "partner-work" } as const satisfies Record<Person, string>;

export const workAndActivities = (who: Person, _facts: ApplicationFacts): WizardStep => step(names[who], []);
