import { logEvent } from "#app/server/log-event.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import type { Confirmation } from "../../confirmation/confirmation.ts";
import { confirmationOf } from "../../confirmation/confirmation-of.ts";
import { type ConfirmationPageProps, showConfirmation } from "../../confirmation/registered.ts";
import { saveConfirmation } from "../../confirmation/save-confirmation.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { pages, stepPath } from "../../pages.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import type { SavedRegistration } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { checkRegistration, payloadNow } from "./check.ts";
import { saveCheck } from "./open-review.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { submissionKey } from "./submission-key.ts";
import { countSubmission } from "./submission-limit.ts";

type Ready = ReadyForm<RegistrationFacts, SavedRegistration>;
type Answer = PageResult<ReviewPageProps | ConfirmationPageProps> | Response;

export async function submitReview(form: Ready, visit: Visit, request: Request): Promise<Answer> {
  const check = await checkRegistration(form, visit);
  if (check.is === "payment-outstanding") return redirectTo(visit, pages.paymentOutstanding, form.cookies);
  if (check.is !== "checked") return refuse(form, { problem: check.is });
  const now = await saveCheck(form, check);
  // The registry queries the name only now: an explanation is asked for.
  if (!now.progress.steps.at(-1)?.isComplete)
    return redirectTo(visit, stepPath("review", "child.nameExplaination"), now.cookies);
  const payload = payloadNow(now, visit, "fullSubmission");
  const key = await submissionKey(form.draft.id, payload);
  const wait = await countSubmission(request, visit, key);
  if (wait !== undefined) return refuse(now, { problem: { tooOften: Math.ceil(wait / 60_000) } }, wait);
  const outcome = await visit.registry.submit(payload, key);
  logEvent("registration-sent", { reference: visit.reference, code: outcome.kind });
  if (outcome.kind !== "complete") return notRegistered(visit, now, outcome);
  const { progress, saved, facts } = now;
  const confirmation = confirmationOf(outcome, {
    payload,
    answers: progress.answers,
    derived: saved.derived,
    now: visit.account.now,
    ...facts,
  });
  return registered(visit, { ...now, draft: now.draft ?? form.draft }, confirmation);
}

/** Shows the confirmation without saving it where that failed: the birth is registered. */
async function registered(visit: Visit, form: Ready, confirmation: Confirmation): Promise<Answer> {
  const { isKept, cookies: added } = await saveConfirmation(form, confirmation);
  const cookies = [...form.cookies, ...added];
  const { payment } = confirmation;
  if (isKept) return redirectTo(visit, payment ? pages.payment : pages.confirmation, cookies);
  logEvent("confirmation-not-kept", visit);
  if (!payment) return showConfirmation({ page: "confirmation", confirmation, code: undefined }, { cookies });
  const { url } = payment;
  return showConfirmation({ page: "payment", confirmation, url, isGoing: false }, { cookies });
}

function notRegistered(
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
      return refuse(state, {
        refusal: outcome.messages,
        ...(outcome.kind === "duplicate" ? { problem: outcome.kind } : {}),
      });
    case "no-connection":
      return refuse(state, { problem: "uncertain" });
    default:
      return refuse(state, { problem: "general-error" });
  }
}

const statuses = { "no-connection": 503, uncertain: 503, "general-error": 502, duplicate: 422 } as const;

function refuse(state: RegistrationState, more: Partial<ReviewPageProps>, retryAfter?: number) {
  const { problem } = more;
  const status = problem === undefined ? 422 : typeof problem === "string" ? statuses[problem] : 429;
  const version = state.draft?.version ?? 0;
  return show<ReviewPageProps>(
    { page: "step", step: "review", state, errors: {}, version, notices: [], ...more },
    { status, cookies: state.cookies, retryAfter },
  );
}
