import { prune } from "#app/forms/conditions/prune.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { showBegin, showTakeAlong } from "../begin/open-begin.ts";
import { nearestOpenStep, type StepState, stepNamed } from "../evaluate.ts";
import { ownAnswers, withStep } from "../own-answers.ts";
import type { Conflict, FallbackPageProps, Notice, StepPageProps, WizardPageProps } from "../page/props.ts";
import { partToOpen, partWithQuestion, readPart } from "../parts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { lacksPerson, landingPath, type Service, stepPath } from "../service.ts";
import {
  isDone,
  loadState,
  mustTakeAlong,
  outageFor,
  pathWithoutDraft,
  saveQuietly,
  syncInvited,
  type WizardState,
} from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { openClosed } from "./closed.ts";
import { restoreInput } from "./restore-input.ts";

export async function openStep<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
  step: string,
): Promise<PageResult<WizardPageProps> | Response> {
  const resolved = await resolveStep(service, visit, request, step);
  if ("answer" in resolved) return resolved.answer;
  const { state, stepState, focus } = resolved;
  const View = focus === undefined ? service.fallback?.(stepState, state.saved.answers) : undefined;
  if (View) return show({ page: "fallback", View, step }, { cookies: state.cookies });
  return show(stepProps(resolved), { cookies: state.cookies });
}

export interface ResolvedStep<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  readonly state: WizardState<F, S>;
  readonly stepState: StepState;
  readonly notices: readonly Notice[];
  readonly conflict: Conflict | undefined;
  readonly focus: string | undefined;
  readonly part: number | undefined;
}

interface AnsweredInstead {
  readonly answer: PageResult<FallbackPageProps> | Response;
}

export const stepProps = <F extends WizardFacts, S extends SavedForm>({
  state,
  stepState,
  focus,
  part,
  notices,
  conflict,
}: ResolvedStep<F, S>): StepPageProps<F, S> => ({
  page: "step",
  step: stepState.name,
  state,
  errors: {},
  version: state.draft?.version ?? 0,
  focus,
  part,
  notices,
  conflict,
});

export async function resolveStep<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
  name: string,
): Promise<ResolvedStep<F, S> | AnsweredInstead> {
  const redirect = (path: string, cookies: readonly string[]) => ({
    answer: redirectTo(visit, path, cookies),
  });
  if (outageFor(service, visit)) await restoreInOutage(service, visit, request);
  const closed = await openClosed(service, visit, stepPath(service, name));
  if (closed) return { answer: closed };
  if (lacksPerson(service, visit)) return redirect(landingPath(service), []);
  const loaded = await loadState(service, visit);
  if (loaded.missing) {
    const page = loaded.missing === "lists" ? "unavailable" : "unreachable";
    return { answer: show({ page, service, step: name }, { status: 503, cookies: loaded.cookies }) };
  }
  if (loaded.elsewhere) return redirect(loaded.elsewhere, loaded.cookies);
  if (service.isInvited && !loaded.draft) return redirect(pathWithoutDraft(loaded), loaded.cookies);
  const parameters = new URL(request.url).searchParams;
  const begun = await takeAlong(service, visit, loaded, parameters);
  const asked =
    showTakeAlong(begun, name) ??
    (parameters.has("start") && !visit.account.person ? await showBegin(begun) : undefined);
  if (asked) return { answer: asked };
  const restoredInput = await restoreInput(visit, request, begun);
  const { step: restored, part: restoredPart, conflict } = restoredInput;
  const state = await syncInvited(restoredInput.state, visit);
  const { cookies } = state;
  const first = state.progress.steps[0]?.name ?? "";
  const wanted = stepNamed(state.progress, name);
  if (!wanted) return redirect(stepPath(service, first), cookies);
  if (isDone(state) && service.submittedPath && name !== first)
    return redirect(service.submittedPath, cookies);
  const isReturning = !service.opensAnywhere && begun.isFirstInSession && !parameters.has("saved");
  const nearest = nearestOpenStep(state.progress, wanted).name;
  const open = state.locked.includes(nearest) ? (service.review?.step ?? first) : nearest;
  const to = restored ?? (isReturning ? first : open);
  if (to !== name) return redirect(stepPath(service, to, undefined, { part: restoredPart }), cookies);
  const current = await runOnOpen(visit, request, state, wanted);
  if (typeof current === "string") return redirect(current, cookies);
  const stepState = stepNamed(current.progress, name) ?? wanted;
  const focus = prune(stepState.step, stepState.answers, stepState.earlier).questions.find(
    (each) => each.name === parameters.get("focus"),
  )?.name;
  return {
    state: current,
    stepState,
    notices: noticesOf(current, visit, parameters, restored !== undefined && !conflict),
    conflict,
    focus,
    part: partToOpen(
      stepState,
      restoredPart ??
        partWithQuestion(stepState, focus) ??
        readPart(stepState.step, parameters.get("part") ?? undefined),
    ),
  };
}

/** The draft's time waits for the outage; that of input from an ended log-in does not. */
async function restoreInOutage<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
): Promise<void> {
  if (!visit.account.person) return;
  const state = await loadState(service, visit);
  if (state.missing !== "drafts" && !mustTakeAlong(state)) await restoreInput(visit, request, state);
}

async function takeAlong<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  state: WizardState<F, S>,
  parameters: URLSearchParams,
): Promise<WizardState<F, S>> {
  const { typedBefore, drafts } = state;
  const isAsked = typedBefore && mustTakeAlong(state) && parameters.has("saved");
  return isAsked && (await drafts.takeOver(typedBefore)) ? loadState(service, visit) : state;
}

/** @returns the path the hook redirects to, if any */
async function runOnOpen<F extends WizardFacts, S extends SavedForm>(
  visit: Visit,
  request: Request,
  state: WizardState<F, S>,
  { number, errors }: StepState,
): Promise<WizardState<F, S> | string> {
  const { saved, progress, facts } = state;
  // As declared, not simplified: answers to questions not asked at the moment are passed on too.
  const step = state.wizard.steps[number - 1];
  if (!step?.hooks?.onOpen) return state;
  const result = await step.hooks.onOpen({
    visit,
    request,
    today: facts.today,
    answers: { ...progress.answers, ...ownAnswers(step, saved.answers) },
    before: saved.answers,
    derived: saved.derived,
    errors,
  });
  if (result.redirectTo) return result.redirectTo;
  const answers = result.answers ? withStep(step, saved.answers, result.answers) : saved.answers;
  return saveQuietly(state, { ...saved, answers, derived: result.derived });
}

function noticesOf(
  { isUnreadable, typedBefore, draft }: WizardState,
  { account: { person } }: Visit,
  parameters: URLSearchParams,
  isRestored: boolean,
): Notice[] {
  const shown: Record<Notice, boolean> = {
    unreadable: isUnreadable,
    "typed-before": typedBefore !== undefined,
    "typed-back": isRestored,
    unsaved: parameters.has("unsaved"),
    "too-long": false,
    over: parameters.has("over"),
    saved: parameters.has("saved") && person !== undefined && draft !== undefined && !typedBefore,
    "log-in": parameters.has("log-in") && !person,
  };
  return (Object.keys(shown) as Notice[]).filter((notice) => shown[notice]);
}
