import type { Visit } from "#app/server/visit.ts";
import { lead } from "./answer.ts";
import type { Opened } from "./opened-registration.ts";
import { stepPath } from "./pages.ts";

/**
 * Somebody with a draft of their own logged in after they had typed in this browser: they choose which of the two goes on.
 * @returns nothing where something else was pressed
 */
export async function chooseBetweenDrafts(
  intent: string,
  visit: Visit,
  { drafts, typedBefore, cookies }: Opened,
  name: string,
): Promise<Response | undefined> {
  if (intent !== "take-typed" && intent !== "leave-typed") return undefined;
  if (typedBefore) {
    const isDone =
      intent === "take-typed" ? await drafts.takeOver(typedBefore) : await drafts.revoke(typedBefore);
    if (!isDone) return lead(visit, `${stepPath(name)}?unsaved=yes`, cookies);
  }
  return lead(visit, stepPath(name), cookies);
}
