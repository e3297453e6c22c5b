import type { Answers } from "#app/forms/answers.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import type { Errors } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import type { Language } from "#app/i18n/languages.ts";
import { evaluate, type StepState, stepNamed, type WizardProgress } from "../evaluate.ts";
import { ownAnswers, sameAnswers, withStep } from "../own-answers.ts";
import type { Wizard, WizardStep } from "../wizard.ts";
import { type Difference, differences } from "./conflicts.ts";
import { errorsInSight, newlyVisible } from "./newly-visible.ts";
import type { SavedForm } from "./saved-form.ts";
import type { ActionContext, StepActions, StepInput } from "./types.ts";

/** A press of a button over one state of what is kept: everything that is asked of the two. */
export interface StepSubmission<T extends SavedForm> {
  readonly wizard: Wizard;
  readonly language: Language;
  readonly step: WizardStep;
  readonly sent: StepInput;
  /** What was kept, and the same with what was typed. */
  readonly kept: T;
  readonly typed: T;
  /** All steps with what was typed, and the step's place among them. */
  readonly now: WizardProgress;
  readonly place: StepState;
  /** The step's place with what was kept: as the page was drawn. */
  drawn(): StepState;
}

/** @param settle answers that follow from what was pressed */
export function readStepSubmission<T extends SavedForm>(
  {
    wizard,
    language,
    step,
    sent,
    kept,
  }: Pick<StepSubmission<T>, "wizard" | "language" | "step" | "sent" | "kept">,
  settle: StepActions["shortcut"],
): StepSubmission<T> {
  const through = (answers: Answers): WizardProgress =>
    evaluate(wizard, answers, language, { derived: kept.derived, reached: kept.reached });
  let known: StepState | undefined;
  const drawn = () => {
    known ??= stateIn(through(kept.answers), step);
    return known;
  };
  const tidy = normaliseAnswers(step, sent.answers);
  const settled = step.onChange?.(tidy, ownAnswers(step, kept.answers), drawn().earlier) ?? tidy;
  const answers = withStep(step, kept.answers, settle?.(settled) ?? settled);
  const now = through(answers);
  const typed = { ...kept, answers };
  return { wizard, language, step, sent, kept, typed, now, place: stateIn(now, step), drawn };
}

/** A wizard has each of its steps. */
export const stateIn = (walked: WizardProgress, { name }: WizardStep): StepState =>
  stepNamed(walked, name) as StepState;

/** The names of the questions that are asked now, and were not in sight when the page was drawn. */
export const newlyVisibleIn = <T extends SavedForm>({
  step,
  kept,
  typed,
  drawn,
  place,
}: StepSubmission<T>): string[] =>
  newlyVisible(step, ownAnswers(step, typed.answers), place.earlier, {
    answers: ownAnswers(step, kept.answers),
    earlier: drawn().earlier,
  });

/** What is wrong with what was typed; nobody is blamed for questions that they have not seen. */
export const errorsIn = <T extends SavedForm>(press: StepSubmission<T>): Errors => {
  const { place, step, typed } = press;
  if (place.isComplete) return {};
  return errorsInSight(place.errors, step, ownAnswers(step, typed.answers), newlyVisibleIn(press));
};

/** The questions that another window has answered otherwise since the page was drawn (quality D2). */
export function conflictsIn<T extends SavedForm>(press: StepSubmission<T>): Difference[] {
  const { wizard, language, step, sent, kept, typed, place, drawn } = press;
  if ((kept.changed[step.name] ?? 0) <= sent.version) return [];
  const saved = drawn().answers;
  if (sameAnswers(saved, place.answers)) return [];
  const texts = wizard.texts(language, typed.answers);
  return differences(step, saved, place.answers, texts, formWords(language));
}

/** What the step's own doing may look at. */
export const actionContext = <T extends SavedForm>({
  step,
  kept,
  typed,
  now,
  place,
}: StepSubmission<T>): ActionContext => ({
  answers: { ...now.answers, ...ownAnswers(step, typed.answers) },
  derived: kept.derived,
  errors: place.errors,
});
