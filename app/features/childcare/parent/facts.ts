import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import type { WizardFacts } from "#app/wizard/service.ts";

export type ApplicationFacts = WizardFacts;

export async function readFacts({ language, now }: Pick<Visit, "language" | "now">) {
  return { facts: { language, today: dayInNewZealand(now) }, isComplete: true };
}
