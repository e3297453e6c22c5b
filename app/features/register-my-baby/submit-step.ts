import { readSubmission } from "#app/forms/submission.ts";
import { showLoggedOut } from "#app/server/login/show-logged-out.ts";
import type { Visit } from "#app/server/visit.ts";
import type { StepInput } from "#app/wizard/save/types.ts";
import { draw, lead } from "./answer.ts";
import { chooseBetweenDrafts } from "./between-drafts.ts";
import { carryOut, type Pressed } from "./carry-out.ts";
import { forgetDraft } from "./forget-draft.ts";
import { isRegistered, type Opened, openRegistration } from "./opened-registration.ts";
import { pages, stepPath } from "./pages.ts";
import { respond } from "./respond.ts";
import { setStepAside } from "./set-aside-step.ts";
import type { StepName } from "./step-names.ts";

/** Carries out what was pressed in a step. Whatever it was, nothing typed is lost. */
export async function submitStep(request: Request, visit: Visit, name: string): Promise<Response> {
  const pressed = await pressStep(request, visit, name);
  return pressed instanceof Response ? pressed : respond(pressed, visit);
}

/** The same, for who answers some of the outcomes otherwise; an answer where there is nothing more to say. */
export async function pressStep(request: Request, visit: Visit, name: string): Promise<Pressed | Response> {
  const opened = await openRegistration(visit);
  const step = opened.wizard.steps.find((each) => each.name === name);
  if (!step) return lead(visit, stepPath(opened.wizard.steps[0]?.name ?? ""), opened.cookies);
  const sent = await readSubmission(request, step);
  // A page from before the registration begins no new one; step 1 drawn since then does.
  if (isRegistered(opened) && (step !== opened.wizard.steps[0] || sent.version > 0))
    return lead(visit, pages.confirmation, opened.cookies);
  const chosen =
    (await chooseBetweenDrafts(sent.intent, visit, opened, name)) ??
    (await forgetDraft(sent.intent, visit, opened, name));
  if (chosen) return chosen;
  const aside = await setAside(visit, opened, name as StepName, sent);
  if (aside) return aside;
  return {
    name: name as StepName,
    sent,
    ...(await carryOut(request, visit, opened, name as StepName, sent)),
  };
}

/**
 * A form of somebody whose session has ended: what was typed waits for them (quality L8). Before a session is made longer it waits for
 * the new one.
 */
async function setAside(
  visit: Visit,
  opened: Opened,
  name: StepName,
  sent: StepInput,
): Promise<Response | undefined> {
  const hasEnded = visit.account.sessionState.is === "ended" && !opened.draft && sent.version > 0;
  const isKeeping = sent.intent === "keep" && visit.person !== undefined;
  if (!hasEnded && !isKeeping) return undefined;
  const kept = await setStepAside(visit, name, sent);
  if (!kept) return undefined;
  const cookies = [...opened.cookies, ...kept];
  if (!hasEnded) return draw(visit, { page: "session-ended", name, isKept: true }, { cookies });
  showLoggedOut(visit);
  return draw(visit, { page: "session-ended", name, isKept: true }, { status: 403, cookies });
}
