import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { showBegin, showTakeAlong } from "../begin/open-begin.ts";
import type { FallbackPageProps } from "../page/props.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { firstStepPath, landingPath, stepPath } from "../service.ts";
import type { WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";

type Answer = PageResult<FallbackPageProps> | Response;

export async function chooseDraft<F extends WizardFacts, S extends SavedForm>(
  intent: string,
  visit: Visit,
  state: WizardState<F, S>,
  step: string,
): Promise<Answer | undefined> {
  const { service, drafts, draft, saved, typedBefore, cookies } = state;
  const here = stepPath(service, step);
  const answer = (isDone: boolean, path: string) =>
    redirectTo(visit, isDone ? path : `${here}?unsaved=yes`, cookies);
  const [verb, id = ""] = intent.split(":");
  switch (verb) {
    case "take-typed":
      return answer(!typedBefore || (await drafts.takeOver(typedBefore)), here);
    case "leave-typed":
      return setAside(here);
    case "begin-anew":
      return setAside(firstStepPath(service));
    case "bring-back":
      return redirectTo(
        visit,
        (await drafts.bringBack(id)) ? firstStepPath(service) : landingPath(service),
        cookies,
      );
    case "forget":
      if (service.isInvited) return undefined;
      if (draft) await service.invites?.end(saved, visit);
      return answer(!draft || (await drafts.remove(draft)), `${landingPath(service)}?deleted=yes`);
    default:
      return undefined;
  }

  async function setAside(path: string): Promise<Answer> {
    const typed = typedBefore ?? (draft?.until === undefined ? undefined : draft);
    const moved = typed ? await drafts.setAside(typed) : "done";
    if (moved === "done") return redirectTo(visit, path, cookies);
    const full =
      moved === "full" ? (showTakeAlong(state, step, true) ?? (await showBegin(state, true))) : undefined;
    return full ?? show({ page: "unreachable", service, step }, { status: 503, cookies });
  }
}
