import { backOf, evaluate, nearestOpenStep, nextOf } from "../evaluate.ts";
import { withStep } from "../own-answers.ts";
import type { SavedForm } from "./saved-form.ts";
import { errorsIn, newlyVisibleIn, type StepSubmission, stateIn } from "./submission.ts";
import type { ActionResult } from "./types.ts";

/** What comes of a press, and what is to be kept then. */
export function decideNext<T extends SavedForm>(press: StepSubmission<T>, isOnward: boolean) {
  const { sent, now, place, typed: content } = press;
  if (sent.intent === "back") return { is: "moved" as const, to: backOf(now, place), content };
  if (!isOnward) return { is: "stored" as const, content };
  if (!place.isOpen) return { is: "moved" as const, to: nearestOpenStep(now, place), content };
  if (place.isComplete) return moveOn(press);
  const errors = errorsIn(press);
  if (Object.keys(errors).length > 0) return { is: "refused" as const, errors, content };
  return { is: "more" as const, focus: newlyVisibleIn(press)[0], content };
}

/**
 * On to the next step, or to the review: what is not asked is dropped. Where the answers lead nowhere (the other steps cannot be opened)
 * nothing is: one of them may be a slip, and all the others are there again when it is put right.
 */
function moveOn<T extends SavedForm>({ wizard, sent, now, place, typed }: StepSubmission<T>) {
  const wanted = sent.intent === "review" ? now.steps.at(-1) : nextOf(now, place);
  const to = wanted && nearestOpenStep(now, wanted);
  const reached = Math.max(typed.reached, to?.number ?? place.number);
  const { answers } = wizard.isUnlocked(now.answers) ? now : typed;
  return { is: "moved" as const, to, content: { ...typed, answers, reached } };
}

/** The step is drawn again when something was done, with what is asked since in focus. */
export function decideAfterAction<T extends SavedForm, R extends ActionResult>(
  press: StepSubmission<T>,
  result: R,
) {
  const { wizard, language, step, kept, typed } = press;
  const { derived } = result;
  const answers = result.answers ? withStep(step, typed.answers, result.answers) : typed.answers;
  const content: T = { ...typed, answers, derived };
  const after = evaluate(wizard, answers, language, { derived, reached: kept.reached });
  const [first] = newlyVisibleIn({ ...press, typed: content, place: stateIn(after, step) });
  return { is: "done" as const, result, focus: result.focus ?? first, content };
}
