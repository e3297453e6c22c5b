import { logEvent } from "#app/server/log-event.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { bornTogetherOf } from "../../born-together/next-registration.ts";
import type { Confirmation } from "../../confirmation/confirmation.ts";
import { confirmationOf } from "../../confirmation/confirmation-of.ts";
import { type ConfirmationPageProps, showConfirmation } from "../../confirmation/registered.ts";
import { saveConfirmation } from "../../confirmation/save-confirmation.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { pages, stepPath } from "../../pages.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import type { SavedRegistration } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { checkRegistration, currentPayload } from "./check.ts";
import { saveCheck } from "./open-review.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { submissionKey } from "./submission-key.ts";
import { countSubmission } from "./submission-limit.ts";

type ReadyRegistration = ReadyForm<RegistrationFacts, SavedRegistration>;
type Answer = PageResult<ReviewPageProps | ConfirmationPageProps> | Response;

export async function submitReview(form: ReadyRegistration, visit: Visit, request: Request): Promise<Answer> {
  const check = await checkRegistration(form, visit);
  if (check.is === "payment-outstanding") return redirectTo(visit, pages.paymentOutstanding, form.cookies);
  if (check.is !== "checked") return showReview(form, { problem: check.is });
  const state = await saveCheck(form, check);
  // The registry queries the name only now: an explanation is asked for.
  if (!state.progress.steps.at(-1)?.isComplete)
    return redirectTo(visit, stepPath("review", "child.nameExplaination"), state.cookies);
  const payload = currentPayload(state, visit, "fullSubmission");
  const key = await submissionKey(form.draft.id, payload);
  const wait = await countSubmission(request, visit, key);
  if (wait !== undefined) return showReview(state, { problem: { tooOften: Math.ceil(wait / 60_000) } }, wait);
  const outcome = await visit.registry.submit(payload, key);
  logEvent("registration-sent", { reference: visit.reference, code: outcome.kind });
  if (outcome.kind !== "complete") return afterRefusal(visit, state, outcome);
  const { progress, saved, facts } = state;
  const confirmation = confirmationOf(outcome, {
    payload,
    answers: progress.answers,
    derived: saved.derived,
    now: visit.account.now,
    ...facts,
  });
  return afterRegistration(visit, { ...state, draft: state.draft ?? form.draft }, confirmation);
}

/** Shows the confirmation without saving it where that failed: the birth is registered. */
async function afterRegistration(
  visit: Visit,
  form: ReadyRegistration,
  confirmation: Confirmation,
): Promise<Answer> {
  const { isSaved, cookies: added } = await saveConfirmation(form, confirmation);
  const cookies = [...form.cookies, ...added];
  const { payment } = confirmation;
  if (isSaved) return redirectTo(visit, payment ? pages.payment : pages.confirmation, cookies);
  logEvent("confirmation-not-kept", visit);
  const together = bornTogetherOf({ ...form.saved, confirmation });
  if (!payment)
    return showConfirmation({ page: "confirmation", confirmation, code: undefined, together }, { cookies });
  const { url } = payment;
  return showConfirmation({ page: "payment", confirmation, url, isRedirecting: false }, { cookies });
}

function afterRefusal(
  visit: Visit,
  state: RegistrationState,
  outcome: Exclude<SubmissionOutcome, { kind: "complete" }>,
): Answer {
  switch (outcome.kind) {
    case "payment-outstanding":
      return redirectTo(visit, pages.paymentOutstanding, state.cookies);
    case "errors":
    case "duplicate":
      if (outcome.kind === "errors") logUnknownCodes(outcome.messages, visit.reference);
      return showReview(state, {
        refusal: outcome.messages,
        ...(outcome.kind === "duplicate" ? { problem: outcome.kind } : {}),
      });
    case "no-connection":
      return showReview(state, { problem: "uncertain" });
    default:
      return showReview(state, { problem: "general-error" });
  }
}

const statuses = { "no-connection": 503, uncertain: 503, "general-error": 502, duplicate: 422 } as const;

function showReview(state: RegistrationState, more: Partial<ReviewPageProps>, retryAfter?: number) {
  const { problem } = more;
  const status = problem === undefined ? 422 : typeof problem === "string" ? statuses[problem] : 429;
  const version = state.draft?.version ?? 0;
  return show<ReviewPageProps>(
    { page: "step", step: "review", state, errors: {}, version, notices: [], ...more },
    { status, cookies: state.cookies, retryAfter },
  );
}
