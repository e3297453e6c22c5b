import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";

export type ApplicationFacts = WizardFacts;

export async function readFacts({ request: { language, now } }: Pick<Visit, "request">) {
  return { facts: { language, today: dayInNewZealand(now) }, isComplete: true };
}
