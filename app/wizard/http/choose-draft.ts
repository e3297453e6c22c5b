import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { stepPath } from "../service.ts";
import type { WizardState } from "../state.ts";

/** Handles the buttons about a whole draft: which of two to continue after logging in, and deleting everything. */
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
