import type { Answers } from "#app/forms/answers.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import type { Visit } from "#app/server/visit.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { type FormBody, readFormBody, treeOf } from "#app/wizard/form-api/form-body.ts";
import { jsonAnswer } from "#app/wizard/form-api/json-answer.ts";
import { ownAnswers, withStep } from "#app/wizard/own-answers.ts";
import { versionsOfChange } from "#app/wizard/save/changes.ts";
import { loadState } from "#app/wizard/state.ts";
import type { Confirmation } from "../confirmation/confirmation.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { birthRegistration, type RegistrationState } from "../service.ts";

/** GET /api/bro/form/: the form that this browser or person has begun, or nothing: `{}`. */
export async function readForm(_request: Request, visit: Visit): Promise<Response> {
  const state = await loadState(birthRegistration, visit);
  if (state.missing === "drafts") return jsonAnswer(503, unavailable);
  const { draft, submitted } = state;
  if (draft) return showForm(200, draft, state.cookies);
  const confirmation = submitted?.content.confirmation;
  return jsonAnswer(200, confirmation ? { confirmationData: confirmationData(confirmation) } : {});
}

/**
 * PUT /api/bro/form/. As with an open page, what another window has saved is not overwritten: `If-Match` names the version that was read,
 * and without it a form is begun.
 */
export async function saveForm(request: Request, visit: Visit): Promise<Response> {
  const state = await loadState(birthRegistration, visit);
  if (visit.account.sessionState.is === "ended") return jsonAnswer(403, ended, visit.account.staleCookies);
  if (state.missing === "drafts") return jsonAnswer(503, unavailable);
  const { draft, drafts, wizard, saved } = state;
  const match = request.headers.get("If-Match");
  if (draft && match === null) return jsonAnswer(428, { detail: "Send the ETag of the form as If-Match." });
  if (match !== null && (!draft || match !== tagOf(draft))) return jsonAnswer(412, changed);
  const body = readFormBody(await request.json().catch(() => undefined), wizard);
  if (body.is === "wrong") return jsonAnswer(400, { detail: "This is no form.", unknown: body.unknown });
  const answers = answersFrom(state, body);
  const version = (draft?.version ?? 0) + 1;
  const content: SavedRegistration = { ...saved, answers, reached: body.step };
  const written = { ...content, changed: versionsOfChange(wizard, draft?.content, content, version) };
  const result = await drafts.save(written, draft);
  if (result.is === "unavailable") return jsonAnswer(503, unavailable);
  if (result.is === "changed-meanwhile") return jsonAnswer(412, changed);
  return showForm(draft ? 200 : 201, result.draft, result.cookies);
}

/** Normalised, and with what one answer changes in others, as when each step is saved after the other. */
function answersFrom(
  { wizard, facts, saved }: RegistrationState,
  { given }: Extract<FormBody, { is: "form" }>,
): Answers {
  let answers = saved.answers;
  for (const [index, step] of wizard.steps.entries()) {
    const shown = { saved: saved.answers, isCurrent: true };
    const typed = normaliseAnswers(step, pickAnswers(step, given), shown);
    const progress = evaluate(wizard, answers, facts.language, saved);
    const earlier = progress.steps[index]?.earlier ?? {};
    const before = ownAnswers(step, saved.answers);
    answers = withStep(step, answers, step.onChange?.(typed, before, earlier) ?? typed);
  }
  return answers;
}

const tagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

const showForm = (
  status: number,
  draft: { readonly version: number; readonly content: SavedRegistration },
  cookies: readonly string[],
): Response =>
  jsonAnswer(status, { step: draft.content.reached, data: treeOf(draft.content.answers) }, cookies, {
    ETag: tagOf(draft),
  });

/** As the specification names it (section 3, Saved confirmation data). */
const confirmationData = ({
  applicationReferenceNumber,
  confirmationEmailAddress,
  stillBorn,
  productCode,
  quantity,
  courierDelivery,
  bestStart,
  myIR,
}: Confirmation) => ({
  applicationReferenceNumber,
  confirmationEmailAddress,
  stillBorn,
  productCode,
  quantity,
  courierDelivery,
  bestStart,
  myIR,
});

const changed = { detail: "The form was changed in another window. Read it again." };
const ended = { detail: "Nobody is logged in.", code: "local-timeout" };
const unavailable = { detail: "This is not available at the moment.", code: "local-timeout" };
