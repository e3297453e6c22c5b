import type { Visit } from "#app/server/visit.ts";
import { carryOut } from "./carry-out.ts";
import type { Opened } from "./opened-registration.ts";
import { forgetStepAside, readStepAside } from "./set-aside-step.ts";
import type { StepName } from "./step-names.ts";
import type { StepPageProps } from "./step-page-props.ts";

/** What was typed before somebody logged in again, in its step. */
interface TakenUp {
  readonly opened: Opened;
  /** The step it was typed in; nothing where nothing was waiting. */
  readonly step?: string;
  /** Another window has changed that step meanwhile. */
  readonly conflict?: StepPageProps["conflict"];
}

/** After a new log-in what was typed when the last one had ended is kept and stands in its step again (quality L8). */
export async function takeUpAside(request: Request, visit: Visit, opened: Opened): Promise<TakenUp> {
  const mayWait = opened.isFirstInSession || !opened.draft;
  const aside = mayWait ? await readStepAside(visit) : undefined;
  const step = opened.wizard.steps.find(({ name }) => name === aside?.step)?.name;
  if (!aside || !step) return { opened };
  const { answers, version } = aside;
  const done = await carryOut(request, visit, opened, step as StepName, { intent: "keep", answers, version });
  const { outcome } = done;
  const cookies = [...opened.cookies, ...outcome.cookies];
  if (outcome.is === "stored") forgetStepAside(visit);
  const conflict =
    outcome.is === "conflict" ? { differences: outcome.differences, intent: "next" } : undefined;
  return { opened: { ...done.opened, cookies }, step, ...(conflict ? { conflict } : {}) };
}
