import { logEvent } from "#app/server/log-event.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { bornTogetherOf } from "../../born-together/next-registration.ts";
import type { Confirmation } from "../../confirmation/confirmation.ts";
import { type CompletedSubmission, confirmationOf } from "../../confirmation/confirmation-of.ts";
import { logUnexpectedOrigin } from "../../confirmation/payment-answer.ts";
import { type ConfirmationPageProps, showConfirmation } from "../../confirmation/registered.ts";
import { saveConfirmation } from "../../confirmation/save-confirmation.ts";
import { claimOtherParent, endInvitation, isWaitingForOtherParent } from "../../other-parent/invitation.ts";
import { pages, stepPath } from "../../pages.ts";
import { isOnPaper } from "../../paper/on-paper.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import type { SentSubmission } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { checkRegistration } from "./check.ts";
import { saveCheck } from "./open-review.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { currentSubmission, forgetSent, type ReadyRegistration, saveSent, send } from "./sent-submission.ts";
import { countSubmission } from "./submission-limit.ts";

type Answer = PageResult<ReviewPageProps | ConfirmationPageProps> | Response;

export async function submitReview(form: ReadyRegistration, visit: Visit, request: Request): Promise<Answer> {
  const settled = await settleEarlier(form, visit, request);
  if ("answer" in settled) return settled.answer;
  if (isWaitingForOtherParent(settled) || isOnPaper(settled))
    return redirectTo(visit, pages.review, settled.cookies);
  const check = await checkRegistration(settled, visit, { isPressed: true });
  if (check.is === "payment-outstanding") return redirectTo(visit, pages.paymentOutstanding, settled.cookies);
  if (check.is !== "checked") return showReview(settled, { problem: check.is });
  const checked = await saveCheck(settled, check);
  const state = { ...checked, draft: checked.draft ?? settled.draft };
  // The registry has only now queried the name, so an explanation is needed.
  if (!state.progress.steps.at(-1)?.isComplete)
    return redirectTo(visit, stepPath("review", "child.nameExplaination"), state.cookies);
  const submission = await currentSubmission(state, visit);
  const stopped = await tooOften(state, visit, request, submission);
  if (stopped) return stopped;
  const agreement = await claimOtherParent(state, visit);
  if (agreement === "none") return redirectTo(visit, pages.review, state.cookies);
  if (agreement === "unavailable") return showReview(state, { problem: "no-connection" });
  const kept = await saveSent(state, submission);
  const { sent } = kept.saved;
  if (sent && sent.key !== submission.key) return showReview(kept, { problem: "uncertain" });
  const outcome = await send(submission, visit);
  if (outcome.kind === "complete") return afterRegistration(visit, kept, { outcome, submission });
  const left = mayHaveArrived(outcome, submission, kept) ? kept : await forgetSent(kept);
  if (outcome.kind !== "duplicate") return afterRefusal(visit, left, outcome);
  const { messages } = outcome;
  const known = { is: "checked", checked: { ...check.checked, kind: "duplicate", messages } } as const;
  return showReview(await saveCheck(left, known), { problem: "duplicate" });
}

/** One press refused says nothing about another that sent the same. */
function mayHaveArrived(
  outcome: SubmissionOutcome,
  { at }: SentSubmission,
  { saved: { sent } }: ReadyRegistration,
): boolean {
  if (outcome.kind === "errors" || outcome.kind === "duplicate") return false;
  return sent?.at !== at || (outcome.kind === "no-connection" && !outcome.isUnsent);
}

/** An unanswered submission comes first: its own key registers it only once. Only a refusal lets anything else be sent. */
async function settleEarlier(
  form: ReadyRegistration,
  visit: Visit,
  request: Request,
): Promise<ReadyRegistration | { answer: Answer }> {
  const { sent } = form.saved;
  if (!sent) return form;
  const stopped = await tooOften(form, visit, request, sent);
  if (stopped) return { answer: stopped };
  const outcome = await send(sent, visit);
  switch (outcome.kind) {
    case "complete": {
      const { key } = await currentSubmission(form, visit);
      const hasLaterChanges = key !== sent.key;
      return { answer: await afterRegistration(visit, form, { outcome, submission: sent, hasLaterChanges }) };
    }
    case "errors":
    case "duplicate":
      return forgetSent(form);
    case "payment-outstanding":
      return { answer: redirectTo(visit, pages.paymentOutstanding, form.cookies) };
    default:
      return { answer: showReview(form, { problem: "uncertain" }) };
  }
}

async function tooOften(
  state: RegistrationState,
  visit: Visit,
  request: Request,
  { key }: SentSubmission,
): Promise<Answer | undefined> {
  const wait = await countSubmission(request, visit, key);
  return wait === undefined
    ? undefined
    : showReview(state, { problem: { tooOften: Math.ceil(wait / 60_000) } }, wait);
}

interface Registration {
  outcome: CompletedSubmission;
  submission: SentSubmission;
  hasLaterChanges?: boolean;
}

/** Shown even if it cannot be saved: the birth is registered. */
async function afterRegistration(
  visit: Visit,
  form: ReadyRegistration,
  { outcome, submission: { facts, at: sentAt }, hasLaterChanges = false }: Registration,
): Promise<Answer> {
  const confirmation: Confirmation = {
    ...confirmationOf(outcome, facts, { sentAt, now: visit.account.now }),
    ...(hasLaterChanges ? { hasLaterChanges } : {}),
  };
  if (outcome.unexpectedOrigin) logUnexpectedOrigin(visit, outcome.unexpectedOrigin);
  const { isSaved, cookies: added } = await saveConfirmation(form, confirmation);
  const { applicationReferenceNumber: reference } = confirmation;
  await endInvitation(form.saved, visit, { is: "submitted", reference });
  const cookies = [...form.cookies, ...added];
  const { payment } = confirmation;
  if (isSaved) return redirectTo(visit, payment?.url ? pages.payment : pages.confirmation, cookies);
  logEvent("confirmation-not-kept", visit.request);
  const together = bornTogetherOf({ ...form.saved, confirmation });
  if (!payment)
    return showConfirmation({ page: "confirmation", confirmation, code: undefined, together }, { cookies });
  const { url } = payment;
  return showConfirmation(
    url
      ? { page: "payment", confirmation, url, isRedirecting: false }
      : { page: "outstanding", confirmation, state: "no-page", together },
    { cookies },
  );
}

function afterRefusal(
  visit: Visit,
  state: RegistrationState,
  outcome: Exclude<SubmissionOutcome, { kind: "complete" | "duplicate" }>,
): Answer {
  switch (outcome.kind) {
    case "payment-outstanding":
      return redirectTo(visit, pages.paymentOutstanding, state.cookies);
    case "errors":
      logUnknownCodes(outcome.messages, visit.request.reference);
      return showReview(state, { refusal: outcome.messages });
    case "no-connection":
      return showReview(state, { problem: outcome.isUnsent ? "no-connection" : "uncertain" });
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
