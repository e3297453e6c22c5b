import { type PageResult, show } from "#app/server/responses.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { mustTakeAlong, type WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import type { BeginPageProps } from "./begin-page.tsx";
import { lasting } from "./forms-here.tsx";
import type { TakeAlongPageProps } from "./take-along-page.tsx";

export function showTakeAlong(
  state: WizardState,
  step: string,
  isFull = false,
): PageResult<TakeAlongPageProps> | undefined {
  const { service, typedBefore, now, cookies } = state;
  if (!typedBefore || !mustTakeAlong(state)) return undefined;
  const { changedAt } = typedBefore;
  const until = lasting(typedBefore, now);
  return show<TakeAlongPageProps>(
    { page: "take-along", service, step, changedAt, until, now, isFull },
    { status: isFull ? 409 : 200, cookies },
  );
}

export async function showBegin<F extends WizardFacts, S extends SavedForm>(
  { service, drafts, draft, typedBefore, now, cookies }: WizardState<F, S>,
  isFull = false,
): Promise<PageResult<BeginPageProps> | undefined> {
  const here = typedBefore ?? draft;
  if (here?.until === undefined || service.draft.isEmpty(here.content)) return undefined;
  const forms = await drafts.inBrowser();
  if (!forms?.current) return undefined;
  return show<BeginPageProps>(
    { page: "begin", service, forms, now, isFull },
    { status: isFull ? 409 : 200, cookies },
  );
}
