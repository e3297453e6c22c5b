import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { Service } from "../service.ts";
import type { WizardState } from "../state.ts";

/** The date that goes with a code as it was answered, YYYY-MM-DD; nothing when it was not, or is no day. */
export function birthDateIn({ resume }: Pick<Service, "resume">, { answers }: SavedForm): string | undefined {
  const day = resume && readDate(answers, resume.birthDate);
  return day && toIso(day);
}

/** Makes the code where the birth date it needs is known; where it is not, the page about codes asks for it. A failure is told there too. */
export async function prepareCode(
  { service, drafts }: Pick<WizardState, "service" | "drafts">,
  draft: Draft<SavedForm>,
): Promise<void> {
  const birthDate = birthDateIn(service, draft.content);
  if (birthDate) await drafts.makeCode(draft, birthDate);
}
