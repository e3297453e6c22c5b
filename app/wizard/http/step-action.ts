import { readSubmission } from "#app/forms/submission.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { FallbackPageProps, WizardPageProps } from "../page/props.ts";
import { isOfOtherParts, readPart } from "../parts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { StepInput } from "../save/types.ts";
import { lacksPerson, landingPath, type Service, stepPath } from "../service.ts";
import { isDone, loadState, pathWithoutDraft, type WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { chooseDraft } from "./choose-draft.ts";
import { toResponse } from "./outcome-response.ts";
import { lapsedInput, savePendingInput } from "./pending-input.ts";
import { type HandledAction, saveStep } from "./save-step.ts";
import { isOfOtherDraft, stateOfPage } from "./state-of-page.ts";

type Answer = PageResult<FallbackPageProps> | Response;

export async function submitStep<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
  step: string,
): Promise<PageResult<WizardPageProps<F, S>> | Response> {
  const handled = await handleAction(service, visit, request, step);
  return "answer" in handled ? handled.answer : toResponse(handled, visit);
}

/** Like `submitStep`, but leaves the response to the caller. */
export async function handleAction<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
  name: string,
): Promise<HandledAction<F, S> | { readonly answer: Answer }> {
  const loaded = await loadState(service, visit);
  const { steps } = loaded.wizard;
  const [first] = steps;
  const step = steps.find((each) => each.name === name);
  if (!step) return { answer: redirectTo(visit, stepPath(service, first?.name ?? ""), loaded.cookies) };
  const submission = await readSubmission(request, step);
  const input = {
    ...submission,
    part: readPart(step, submission.part),
    isOfOtherParts: isOfOtherParts(step, submission.part),
  };
  if (lacksPerson(service, visit)) {
    const kept = await keepForLogin(visit, loaded, name, input);
    return { answer: kept ?? redirectTo(visit, landingPath(service), loaded.cookies) };
  }
  if (loaded.elsewhere) return { answer: redirectTo(visit, loaded.elsewhere, loaded.cookies) };
  if (loaded.locked.includes(name))
    return { answer: redirectTo(visit, stepPath(service, service.review?.step ?? name), loaded.cookies) };
  const { state, isTypedBefore } = await stateOfPage(service, visit, input, loaded);
  // A page rendered before the form was sent starts no new one; the first step, rendered since, does.
  if (isDone(state) && service.submittedPath && (step !== first || input.version > 0))
    return { answer: redirectTo(visit, service.submittedPath, state.cookies) };
  const chosen = await chooseDraft(input.intent, visit, state, name);
  if (chosen) return { answer: chosen };
  if (isTypedBefore || input.isOfOtherParts) return saveTypedBefore(visit, request, state, name, input);
  const answer = await keepForLogin(visit, state, name, input);
  if (answer) return { answer };
  if (service.isInvited && !state.draft && !state.missing) {
    const { answers, version, part, draftId } = input;
    const lapsed = await lapsedInput(service, visit)?.save({ step: name, answers, version, part, draftId });
    return { answer: redirectTo(visit, pathWithoutDraft(state), [...state.cookies, ...(lapsed ?? [])]) };
  }
  // Every answer that differs from another form's is a conflict.
  const meant = isOfOtherDraft(input, state) ? { ...input, version: 0 } : input;
  return { step: name, input, ...(await saveStep(visit, request, state, name, meant)) };
}

async function saveTypedBefore<F extends WizardFacts, S extends SavedForm>(
  visit: Visit,
  request: Request,
  state: WizardState<F, S>,
  step: string,
  input: StepInput,
): Promise<HandledAction<F, S> | { readonly answer: Answer }> {
  const saved = await saveStep(visit, request, state, step, { ...input, intent: "stay" });
  const { outcome } = saved;
  if (outcome.is !== "stored") return { step, input, ...saved };
  return {
    answer: redirectTo(
      visit,
      stepPath(state.service, step, undefined, input.isOfOtherParts ? {} : { part: input.part }),
      outcome.cookies,
    ),
  };
}

async function keepForLogin(
  visit: Visit,
  state: WizardState,
  step: string,
  input: StepInput,
): Promise<Answer | undefined> {
  const { service, draft, cookies } = state;
  const isElsewhere = !draft || isOfOtherDraft(input, state);
  const hasEnded =
    lacksPerson(service, visit) ||
    (visit.account.sessionState.is === "ended" && isElsewhere && input.version > 0);
  const isKeeping = input.intent === "keep" && visit.account.person !== undefined;
  if (!hasEnded && !isKeeping) return undefined;
  const pendingCookies = await savePendingInput(service, visit, step, input);
  if (!pendingCookies) return undefined;
  return show(
    { page: "session-ended", service, step, part: input.part, isSaved: true },
    {
      status: hasEnded ? 403 : 200,
      cookies: [...cookies, ...pendingCookies],
      page: { isLoggedOut: hasEnded },
    },
  );
}
