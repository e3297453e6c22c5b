import type { Visit } from "#app/server/visit.ts";
import type { Conflict } from "../page/props.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { clearPendingInput, lapsedInput, type PendingStepInput, readPendingInput } from "./pending-input.ts";
import { saveStep } from "./save-step.ts";

interface Restored<F extends WizardFacts, S extends SavedForm> {
  readonly state: WizardState<F, S>;
  readonly step?: string;
  readonly part?: number | undefined;
  readonly conflict?: Conflict;
}

export async function restoreInput<F extends WizardFacts, S extends SavedForm>(
  visit: Visit,
  request: Request,
  state: WizardState<F, S>,
): Promise<Restored<F, S>> {
  const mayBePending = state.isFirstInSession || !state.draft;
  const lapsed = lapsedInput(state.service, visit);
  const pending =
    (await readLapsed(lapsed, state)) ??
    (mayBePending ? await readPendingInput(state.service, visit) : undefined);
  const step = state.wizard.steps.find(({ name }) => name === pending?.step)?.name;
  if (!pending || !step || state.locked.includes(step)) return { state };
  const { answers, version, part } = pending;
  const saved = await saveStep(visit, request, state, step, {
    intent: "keep",
    answers,
    version,
    part,
  });
  const { outcome } = saved;
  const cleared = outcome.is === "unsaved" ? undefined : lapsed?.clear();
  const cookies = [...state.cookies, ...outcome.cookies, ...(cleared ?? [])];
  if (outcome.is === "stored") clearPendingInput(state.service, visit);
  const conflict =
    outcome.is === "conflict" ? { differences: outcome.differences, intent: "next" } : undefined;
  return { state: { ...saved.state, cookies }, step, part, ...(conflict ? { conflict } : {}) };
}

async function readLapsed(
  lapsed: ReturnType<typeof lapsedInput>,
  { draft }: WizardState,
): Promise<PendingStepInput | undefined> {
  const pending = draft && (await lapsed?.read());
  return pending?.draftId === draft?.id ? pending : undefined;
}
