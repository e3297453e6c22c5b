import type { Visit } from "#app/server/visit.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { StepInput } from "../save/types.ts";
import type { Service } from "../service.ts";
import { loadState, type WizardState, withSaved } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";

interface StateOfPage<F extends WizardFacts, S extends SavedForm> {
  readonly state: WizardState<F, S>;
  /** Rendered before the log-in; nobody has said yet whose it is. */
  readonly isTypedBefore: boolean;
}

/** A page's input belongs to the form it showed, even if another was begun or somebody logged in since. */
export async function stateOfPage<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  { draftId }: StepInput,
  loaded: WizardState<F, S>,
): Promise<StateOfPage<F, S>> {
  const { draft, typedBefore, drafts, missing } = loaded;
  const isKnown = [undefined, draft?.id, typedBefore?.id].includes(draftId);
  const state =
    !isKnown && draftId && missing !== "drafts" && (await drafts.bringBack(draftId))
      ? await loadState(service, visit)
      : loaded;
  const before = state.typedBefore;
  return draftId !== undefined && before?.id === draftId
    ? { state: withSaved(state, before.content, before), isTypedBefore: true }
    : { state, isTypedBefore: false };
}

export const isOfOtherDraft = (
  { draftId }: StepInput,
  { draft }: { readonly draft: { readonly id: string } | undefined },
): boolean => draftId !== undefined && draft !== undefined && draft.id !== draftId;
