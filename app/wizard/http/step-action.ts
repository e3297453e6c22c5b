import { readSubmission } from "#app/forms/submission.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { FallbackPageProps, WizardPageProps } from "../page/props.ts";
import { readPart } from "../parts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { StepInput } from "../save/types.ts";
import { type Service, stepPath, type WizardFacts } from "../service.ts";
import { isDone, loadState, type WizardState } from "../state.ts";
import { chooseDraft } from "./choose-draft.ts";
import { toResponse } from "./outcome-response.ts";
import { savePendingInput } from "./pending-input.ts";
import { type HandledAction, saveStep } from "./save-step.ts";

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

/** Like `submitStep`, but returns the outcome so that the caller can respond; or the answer if already handled. */
export async function handleAction<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  request: Request,
  name: string,
): Promise<HandledAction<F, S> | { readonly answer: Answer }> {
  const state = await loadState(service, visit);
  const [first] = state.wizard.steps;
  const step = state.wizard.steps.find((each) => each.name === name);
  if (!step) return { answer: redirectTo(visit, stepPath(service, first?.name ?? ""), state.cookies) };
  const submission = await readSubmission(request, step);
  const input = { ...submission, part: readPart(step, submission.part) };
  // A page rendered before the form was sent starts no new one; the first step, rendered since, does.
  if (isDone(state) && service.submittedPath && (step !== first || input.version > 0))
    return { answer: redirectTo(visit, service.submittedPath, state.cookies) };
  const answer =
    (await chooseDraft(input.intent, visit, state, name)) ?? (await keepForLogin(visit, state, name, input));
  if (answer) return { answer };
  return { step: name, input, ...(await saveStep(visit, request, state, name, input)) };
}

/** Keeps input until its person has logged in again (quality L8). */
async function keepForLogin(
  visit: Visit,
  { service, draft, cookies }: WizardState,
  step: string,
  input: StepInput,
): Promise<Answer | undefined> {
  const hasEnded = visit.account.sessionState.is === "ended" && !draft && input.version > 0;
  const isKeeping = input.intent === "keep" && visit.person !== undefined;
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
