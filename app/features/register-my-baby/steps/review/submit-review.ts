import type { Draft } from "#app/server/drafts/index.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { draw, lead } from "../../answer.ts";
import type { Confirmation } from "../../confirmation/confirmation.ts";
import { confirmationOf } from "../../confirmation/confirmation-of.ts";
import { drawAfterwards } from "../../confirmation/registered.ts";
import { saveConfirmation } from "../../confirmation/save-confirmation.ts";
import type { KeptRegistration } from "../../kept-registration.ts";
import type { Opened } from "../../opened-registration.ts";
import { pages, stepPath } from "../../pages.ts";
import { logUnknownCodes } from "../../registry/messages.ts";
import { respond } from "../../respond.ts";
import { pressStep } from "../../submit-step.ts";
import { checkRegistration, payloadNow } from "./check.ts";
import { propsOf, saveCheck } from "./open-review.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { submissionKey } from "./submission-key.ts";
import { countSubmission } from "./submission-limit.ts";

/** A registration whose every step is complete, as it is kept. */
type Ready = Opened & { readonly draft: Draft<KeptRegistration> };

/** POST /register-my-baby/review: "Register this birth" when every answer is good; any other button as in every step. */
export async function submitReview(request: Request, visit: Visit): Promise<Response> {
  const pressed = await pressStep(request, visit, "review");
  if (pressed instanceof Response) return pressed;
  const { sent, opened, outcome } = pressed;
  const isSubmission = sent.intent === "submit" || sent.intent === "next";
  const isReady = outcome.is === "moved" && outcome.to === undefined;
  if (!isSubmission || !isReady || !opened.draft) return respond(pressed, visit);
  const cookies = [...opened.cookies, ...outcome.cookies];
  return register(request, visit, { ...opened, draft: opened.draft, cookies });
}

async function register(request: Request, visit: Visit, opened: Ready): Promise<Response> {
  const check = await checkRegistration(opened, visit);
  if (check.is === "payment-outstanding") return lead(visit, pages.paymentOutstanding, opened.cookies);
  if (check.is !== "checked") return refuse(visit, opened, { problem: check.is });
  const now = await saveCheck(opened, check);
  // Only now the registry queries the name: an explanation is asked for.
  if (!now.walk.steps.at(-1)?.isComplete)
    return lead(visit, stepPath("review", "child.nameExplaination"), now.cookies);
  const payload = payloadNow(now, visit, "fullSubmission");
  const key = await submissionKey(opened.draft.id, payload);
  const wait = await countSubmission(request, visit, key);
  if (wait !== undefined)
    return refuse(visit, now, { problem: { tooOften: Math.ceil(wait / 60_000) } }, wait);
  const outcome = await visit.registry.submit(payload, key);
  logEvent("registration-sent", { reference: visit.reference, code: outcome.kind });
  if (outcome.kind !== "complete") return notRegistered(visit, now, outcome);
  const { walk, kept, facts } = now;
  const confirmation = confirmationOf(outcome, {
    payload,
    answers: walk.answers,
    derived: kept.derived,
    now: visit.account.now,
    ...facts,
  });
  return registered(visit, { ...now, draft: now.draft ?? opened.draft }, confirmation);
}

/** On to the confirmation or to the payment; from memory where it could not be kept although the birth is registered. */
async function registered(visit: Visit, opened: Ready, confirmation: Confirmation): Promise<Response> {
  const { isKept, cookies: kept } = await saveConfirmation(opened, confirmation);
  const cookies = [...opened.cookies, ...kept];
  const { payment } = confirmation;
  if (isKept) return lead(visit, payment ? pages.payment : pages.confirmation, cookies);
  logEvent("confirmation-not-kept", visit);
  if (!payment)
    return drawAfterwards(visit, { page: "confirmation", confirmation, code: undefined }, { cookies });
  const { url } = payment;
  return drawAfterwards(visit, { page: "payment", confirmation, url, isGoing: false }, { cookies });
}

/** What the registry refused, in the words of the specification (section 8). Every answer is still there. */
function notRegistered(
  visit: Visit,
  opened: Opened,
  outcome: Exclude<SubmissionOutcome, { kind: "complete" }>,
): Response {
  switch (outcome.kind) {
    case "payment-outstanding":
      return lead(visit, pages.paymentOutstanding, opened.cookies);
    case "errors":
    case "duplicate":
      if (outcome.kind === "errors") logUnknownCodes(outcome.messages, visit.reference);
      return refuse(visit, opened, {
        refusal: outcome.messages,
        ...(outcome.kind === "duplicate" ? { problem: outcome.kind } : {}),
      });
    case "no-connection":
      return refuse(visit, opened, { problem: "uncertain" });
    default:
      return refuse(visit, opened, { problem: "general-error" });
  }
}

const statuses = { "no-connection": 503, uncertain: 503, "general-error": 502, duplicate: 422 } as const;

function refuse(visit: Visit, opened: Opened, more: Partial<ReviewPageProps>, wait?: number): Response {
  const { problem } = more;
  const status = problem === undefined ? 422 : typeof problem === "string" ? statuses[problem] : 429;
  const { cookies } = opened;
  return draw(visit, { ...propsOf(opened), ...more }, { status, cookies, ...(wait ? { wait } : {}) });
}
