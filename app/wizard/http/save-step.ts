import type { Draft } from "#app/server/drafts/index.ts";
import { edgePeriod } from "#app/server/limits/edge-limits.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ActionContext, HookContext, HookResult, StepHooks } from "../hooks.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { saveSubmission } from "../save/submit.ts";
import type { StepActions, StepInput, StepOutcome } from "../save/types.ts";
import { type WizardState, withSaved } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";

/** Enough for three births at once and a friend's beside them. */
const begunForms: RateLimit = { name: "begun-forms", times: 20, within: 60 * 60 * 1000 };

/** @returns milliseconds to wait */
async function countBegun(visit: Visit, request: Request): Promise<number | undefined> {
  if (await visit.neighbours.edgeLimits.isPassed("drafts")) return edgePeriod;
  return (await countVisitor(request, visit, begunForms).catch(logFailure)) ?? undefined;
}

export interface SavedStep<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  readonly state: WizardState<F, S>;
  readonly outcome: StepOutcome<S, Draft<S>, HookResult>;
}

export interface HandledAction<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm>
  extends SavedStep<F, S> {
  readonly step: string;
  readonly input: StepInput;
}

/** @throws a redirect when another window has sent the form */
export async function saveStep<F extends WizardFacts, S extends SavedForm>(
  visit: Visit,
  request: Request,
  state: WizardState<F, S>,
  step: string,
  input: StepInput,
): Promise<SavedStep<F, S>> {
  const { service, wizard, facts, drafts: store, draft, missing, outage } = state;
  const review = service.review?.step;
  const { language, today } = facts;
  if (missing === "drafts") {
    const form = {
      wizard,
      review,
      language,
      store,
      draft: undefined,
      fresh: state.saved,
      reopen: async () => undefined,
    };
    const { content } = await saveSubmission(form, step, { ...input, intent: "check" });
    const outcome = { is: "unsaved" as const, errors: {}, content, draft: undefined, cookies: [] };
    return { state: withSaved(state, content), outcome };
  }
  const wait = draft || visit.account.person ? undefined : await countBegun(visit, request);
  if (wait !== undefined) {
    const { content } = await saveSubmission(
      { wizard, review, language, store, draft, fresh: service.draft.fresh, reopen: async () => undefined },
      step,
      { ...input, intent: "check" },
    );
    const because = { is: "too-often" as const, wait };
    return {
      state: withSaved(state, content),
      outcome: { is: "unsaved", errors: {}, because, content, draft, cookies: [] },
    };
  }
  const reopen = async () => {
    const found = await store.open();
    // A form sent from another window is not started again.
    if (found.is === "draft" && found.closed && service.submittedPath)
      throw redirectTo(visit, service.submittedPath);
    if (found.is !== "draft" && found.is !== "none") return undefined;
    const now = found.is === "draft" ? found.draft : undefined;
    return draft ? [now, found.typedBefore].find((each) => each?.id === draft.id) : now;
  };
  const isOpen = missing !== "lists" && !outage;
  const hooks = wizard.steps.find(({ name }) => name === step)?.hooks;
  const outcome = await saveSubmission<S, Draft<S>, HookResult>(
    { wizard, review, language, store, draft, fresh: service.draft.fresh, reopen },
    step,
    // Without a neighbour's lists nothing can be checked, and a closed service takes no action: input is only saved.
    isOpen ? input : { ...input, intent: "stay" },
    isOpen ? actionsOf(hooks, input.intent, { request, visit, today }) : {},
  );
  return { state: withSaved(state, outcome.content, outcome.draft), outcome };
}

function actionsOf(
  { shortcuts, actions, requiredAction }: StepHooks = {},
  intent: string,
  requestContext: Pick<HookContext, "request" | "visit" | "today">,
): StepActions<HookResult> {
  const isOnward = intent === "next" || intent === "review";
  return {
    shortcut: ownProperty(shortcuts, intent),
    run: (at: ActionContext) => {
      const context = { ...requestContext, ...at };
      return ownProperty(actions, isOnward ? requiredAction?.(context) : intent)?.(context);
    },
  };
}

/** The intent comes from outside, so only the step's own hooks may run. */
const ownProperty = <V>(
  all: Readonly<Record<string, V>> | undefined,
  name: string | undefined,
): V | undefined => (all && name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined);
