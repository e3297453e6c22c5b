import { prune } from "#app/forms/conditions/prune.ts";
import { backOf, evaluate, nearestOpenStep, nextOf, stepNamed } from "../evaluate.ts";
import type { ActionResult } from "../hooks.ts";
import { withStep } from "../own-answers.ts";
import { firstWrongPart, lastPart, nextPart, pageOf, partBefore } from "../parts.ts";
import { errorsInSight } from "./newly-visible.ts";
import type { SavedForm } from "./saved-form.ts";
import { errorsIn, isPageRight, newlyVisibleIn, type StepSubmission, stateIn } from "./submission.ts";

export function decideNext<T extends SavedForm>(submission: StepSubmission<T>, isOnward: boolean) {
  const { input, progress, state, typed: content } = submission;
  if (input.intent === "back") return { is: "moved" as const, ...stopBefore(submission), content };
  if (!isOnward) return { is: "stored" as const, content };
  if (!state.isOpen) return { is: "moved" as const, to: nearestOpenStep(progress, state), content };
  if (!isPageRight(submission)) {
    const errors = errorsIn(submission);
    if (Object.keys(errors).length > 0) return { is: "refused" as const, errors, part: input.part, content };
    return { is: "more" as const, focus: newlyVisibleIn(submission)[0], content };
  }
  const next = input.intent === "next" ? nextPart(state, input.part) : undefined;
  if (next !== undefined) return { is: "moved" as const, to: state, part: next, content };
  if (state.isComplete) return moveOn(submission);
  const { part, errors } = elsewhere(submission);
  if (Object.keys(errors).length === 0) return { is: "moved" as const, to: state, part, content };
  return { is: "refused" as const, errors, part, content };
}

/** The first other part with an error. Questions that these answers have revealed are not errors yet. */
function elsewhere<T extends SavedForm>({ state, step, typed, rendered }: StepSubmission<T>) {
  const part = firstWrongPart(state);
  const before = rendered();
  const seen = new Set(prune(before.step, before.answers, before.earlier).questions.map(({ name }) => name));
  const unseen = prune(state.step, state.answers, state.earlier).questions.flatMap(({ name }) =>
    seen.has(name) ? [] : [name],
  );
  return { part, errors: errorsInSight(pageOf(state, part).errors, step, typed.answers, unseen) };
}

function stopBefore<T extends SavedForm>({ input, progress, state }: StepSubmission<T>) {
  const part = partBefore(state, input.part);
  if (part !== undefined) return { to: state, part };
  const to = backOf(progress, state);
  return { to, part: to && lastPart(to) };
}

/** Drops answers that are no longer asked, unless they lock all other steps: that may be a slip, to be corrected. */
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
