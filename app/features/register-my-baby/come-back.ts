import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";
import type { Draft, Drafts } from "#app/server/drafts/index.ts";
import type { KeptRegistration } from "./kept-registration.ts";

/** The birth date of the child as it was answered, YYYY-MM-DD; nothing when it was not, or is no day. */
export function birthDateIn({ content }: Draft<KeptRegistration>): string | undefined {
  const day = readDate(content.answers, "child.birthDate");
  return day && toIso(day);
}

/**
 * Makes the code for somebody who saves and comes back later, where the birth date that it needs is known; where it is not, their page
 * asks for it. A failure is told there too.
 */
export async function prepareComeBack(
  drafts: Drafts<KeptRegistration>,
  draft: Draft<KeptRegistration>,
): Promise<void> {
  const birthDate = birthDateIn(draft);
  if (birthDate) await drafts.makeCode(draft, birthDate);
}
