import { backOf, ledTo, nextOf, walk } from "../evaluate.ts";
import { withStep } from "../own-answers.ts";
import type { KeptForm } from "./saved-form.ts";
import { errorsIn, newIn, type Press, placeIn } from "./submission.ts";
import type { Deed } from "./types.ts";

/** What comes of a press, and what is to be kept then. */
export function plan<T extends KeptForm>(press: Press<T>, isOnward: boolean) {
  const { sent, now, place, typed: content } = press;
  if (sent.intent === "back") return { is: "moved" as const, to: backOf(now, place), content };
  if (!isOnward) return { is: "stored" as const, content };
  if (!place.isOpen) return { is: "moved" as const, to: ledTo(now, place), content };
  if (place.isComplete) return onwards(press);
  const errors = errorsIn(press);
  if (Object.keys(errors).length > 0) return { is: "refused" as const, errors, content };
  return { is: "more" as const, focus: newIn(press)[0], content };
}

/**
 * On to the next step, or to the review: what is not asked is dropped. Where the answers lead nowhere (the other steps cannot be opened)
 * nothing is: one of them may be a slip, and all the others are there again when it is put right.
 */
function onwards<T extends KeptForm>({ wizard, sent, now, place, typed }: Press<T>) {
  const wanted = sent.intent === "review" ? now.steps.at(-1) : nextOf(now, place);
  const to = wanted && ledTo(now, wanted);
  const reached = Math.max(typed.reached, to?.number ?? place.number);
  const { answers } = wizard.opensWhen(now.answers) ? now : typed;
  return { is: "moved" as const, to, content: { ...typed, answers, reached } };
}

/** The step is drawn again when something was done, with what is asked since in focus. */
export function planAfter<T extends KeptForm, R extends Deed>(press: Press<T>, deed: R) {
  const { wizard, language, step, kept, typed } = press;
  const { derived } = deed;
  const answers = deed.answers ? withStep(step, typed.answers, deed.answers) : typed.answers;
  const content: T = { ...typed, answers, derived };
  const after = walk(wizard, answers, language, { derived, reached: kept.reached });
  const [first] = newIn({ ...press, typed: content, place: placeIn(after, step) });
  return { is: "done" as const, deed, focus: deed.focus ?? first, content };
}
