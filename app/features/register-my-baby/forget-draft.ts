import type { Visit } from "#app/server/visit.ts";
import { lead } from "./answer.ts";
import type { Opened } from "./opened-registration.ts";
import { pages, stepPath } from "./pages.ts";

/**
 * Somebody wants nothing to be left of what they typed, as on a computer that others use too. Its codes go with it.
 * @returns nothing where something else was pressed
 */
export async function forgetDraft(
  intent: string,
  visit: Visit,
  { drafts, draft, cookies }: Opened,
  name: string,
): Promise<Response | undefined> {
  if (intent !== "forget") return undefined;
  const isDone = draft === undefined || (await drafts.remove(draft));
  return lead(visit, isDone ? `${pages.landing}?deleted=yes` : `${stepPath(name)}?unsaved=yes`, cookies);
}
