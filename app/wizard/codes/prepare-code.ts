import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { Service } from "../service.ts";
import type { WizardState } from "../state.ts";

/** @returns YYYY-MM-DD; nothing when it was not answered, or is no day */
export function birthDateIn({ resume }: Pick<Service, "resume">, { answers }: SavedForm): string | undefined {
  const day = resume && readDate(answers, resume.birthDate);
  return day && toIso(day);
}

/** Where the birth date is missing, or this fails, the page about codes asks for it. */
export async function prepareCode(
  { service, drafts }: Pick<WizardState, "service" | "drafts">,
  draft: Draft<SavedForm>,
): Promise<void> {
  const birthDate = birthDateIn(service, draft.content);
  if (birthDate) await drafts.makeCode(draft, birthDate);
}
