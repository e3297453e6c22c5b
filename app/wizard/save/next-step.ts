import { backOf, evaluate, nearestOpenStep, nextOf, stepNamed } from "../evaluate.ts";
import { withStep } from "../own-answers.ts";
import type { SavedForm } from "./saved-form.ts";
import { errorsIn, newlyVisibleIn, type StepSubmission, stateIn } from "./submission.ts";
import type { ActionResult } from "./types.ts";

export function decideNext<T extends SavedForm>(submission: StepSubmission<T>, isOnward: boolean) {
  const { input, progress, state, typed: content } = submission;
  if (input.intent === "back") return { is: "moved" as const, to: backOf(progress, state), content };
  if (!isOnward) return { is: "stored" as const, content };
  if (!state.isOpen) return { is: "moved" as const, to: nearestOpenStep(progress, state), content };
  if (state.isComplete) return moveOn(submission);
  const errors = errorsIn(submission);
  if (Object.keys(errors).length > 0) return { is: "refused" as const, errors, content };
  return { is: "more" as const, focus: newlyVisibleIn(submission)[0], content };
}

/**
 * Answers to questions that are not asked are dropped, except while the answers lock all other steps: that may be a slip, and they are
 * there again when it is corrected.
 */
function moveOn<T extends SavedForm>({ wizard, review, input, progress, state, typed }: StepSubmission<T>) {
  const wanted = input.intent === "review" ? stepNamed(progress, review) : nextOf(progress, state);
  const to = wanted && nearestOpenStep(progress, wanted);
  const reached = Math.max(typed.reached, to?.number ?? state.number);
  const { answers } = wizard.isUnlocked(progress.answers) ? progress : typed;
  return { is: "moved" as const, to, content: { ...typed, answers, reached } };
}

export function decideAfterAction<T extends SavedForm, R extends ActionResult>(
  submission: StepSubmission<T>,
  result: R,
) {
  const { wizard, language, step, saved, typed } = submission;
  const { derived } = result;
  const answers = result.answers ? withStep(step, typed.answers, result.answers) : typed.answers;
  const content: T = { ...typed, answers, derived };
  const after = evaluate(wizard, answers, language, { derived, reached: saved.reached });
  const [first] = newlyVisibleIn({ ...submission, typed: content, state: stateIn(after, step) });
  return { is: "done" as const, result, focus: result.focus ?? first, content };
}
