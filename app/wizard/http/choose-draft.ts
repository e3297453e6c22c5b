import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { stepPath } from "../service.ts";
import type { WizardState } from "../state.ts";

/**
 * The buttons that are about a draft as a whole: which of two continues, for somebody who typed in this browser and then logged in to a
 * draft of their own, and deleting everything, as on a shared computer.
 * @returns nothing where something else was pressed
 */
export async function chooseDraft(
  intent: string,
  visit: Visit,
  { service, drafts, draft, typedBefore, cookies }: WizardState,
  step: string,
): Promise<Response | undefined> {
  const answer = (isDone: boolean, path: string) =>
    redirectTo(visit, isDone ? path : `${stepPath(service, step)}?unsaved=yes`, cookies);
  switch (intent) {
    case "take-typed":
      return answer(!typedBefore || (await drafts.takeOver(typedBefore)), stepPath(service, step));
    case "leave-typed":
      return answer(!typedBefore || (await drafts.revoke(typedBefore)), stepPath(service, step));
    case "forget":
      return answer(!draft || (await drafts.remove(draft)), `${service.base}?deleted=yes`);
    default:
      return undefined;
  }
}
