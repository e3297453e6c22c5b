import { logEvent } from "#app/server/log-event.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { withSaved } from "#app/wizard/state.ts";
import { submissionFactsOf } from "../../confirmation/confirmation-of.ts";
import type { RegistrationFacts } from "../../facts.ts";
import type { SavedRegistration, SentSubmission } from "../../saved-registration.ts";
import { currentPayload } from "./check.ts";
import { submissionKey } from "./submission-key.ts";

export type ReadyRegistration = ReadyForm<RegistrationFacts, SavedRegistration>;

export async function currentSubmission(form: ReadyRegistration, visit: Visit): Promise<SentSubmission> {
  const { progress, saved, facts, draft } = form;
  const payload = currentPayload(form, visit, "fullSubmission");
  const { answers } = progress;
  return {
    key: await submissionKey(draft.id, payload),
    payload,
    facts: submissionFactsOf({ payload, answers, derived: saved.derived, ...facts }),
    at: visit.account.now,
  };
}

export async function send({ key, payload }: SentSubmission, visit: Visit): Promise<SubmissionOutcome> {
  const outcome = await visit.neighbours.registry.submit(payload, key, { isPressed: true });
  logEvent("registration-sent", { reference: visit.request.reference, code: outcome.kind });
  return outcome;
}

const tries = 4;

/**
 * Saved before sending: if the answer is lost, nothing else goes out until the outcome is known.
 * Sent even if it cannot be saved. @returns what another window sent, if that was faster
 */
export async function saveSent(form: ReadyRegistration, sent: SentSubmission): Promise<ReadyRegistration> {
  let over = form.draft;
  for (let left = tries; left > 0; left--) {
    const content = { ...(over === form.draft ? form.saved : over.content), sent };
    const saved = await form.drafts.save(content, over, { isQuiet: true });
    if (saved.is === "saved") return ready(form, saved.draft, saved.cookies);
    const found = saved.is === "changed-meanwhile" ? await form.drafts.open() : undefined;
    if (found?.is !== "draft" || found.draft.closesIn !== undefined) break;
    over = found.draft;
    if (over.content.sent) return ready(form, over);
  }
  return form;
}

export async function forgetSent(form: ReadyRegistration): Promise<ReadyRegistration> {
  const { sent, ...content } = form.saved;
  if (!sent) return form;
  const saved = await form.drafts.save(content, form.draft, { isQuiet: true });
  return saved.is === "saved"
    ? ready(form, saved.draft, saved.cookies)
    : { ...form, ...withSaved(form, content), draft: form.draft };
}

const ready = (
  form: ReadyRegistration,
  draft: ReadyRegistration["draft"],
  cookies: readonly string[] = [],
): ReadyRegistration => ({
  ...form,
  ...withSaved(form, draft.content, draft),
  draft,
  cookies: [...form.cookies, ...cookies],
});
