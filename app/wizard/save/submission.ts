import type { Answers } from "#app/forms/answers.ts";
import { normalised } from "#app/forms/normalise.ts";
import type { Errors } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import type { Language } from "#app/i18n/languages.ts";
import { type StepInPlace, stepNamed, type Walk, walk } from "../evaluate.ts";
import { ownAnswers, sameAnswers, withStep } from "../own-answers.ts";
import type { Wizard, WizardStep } from "../wizard.ts";
import { type Difference, differences } from "./conflicts.ts";
import { newlyAsked, seenErrors } from "./newly-visible.ts";
import type { KeptForm } from "./saved-form.ts";
import type { At, Doing, Sent } from "./types.ts";

/** A press of a button over one state of what is kept: everything that is asked of the two. */
export interface Press<T extends KeptForm> {
  readonly wizard: Wizard;
  readonly language: Language;
  readonly step: WizardStep;
  readonly sent: Sent;
  /** What was kept, and the same with what was typed. */
  readonly kept: T;
  readonly typed: T;
  /** All steps with what was typed, and the step's place among them. */
  readonly now: Walk;
  readonly place: StepInPlace;
  /** The step's place with what was kept: as the page was drawn. */
  drawn(): StepInPlace;
}

/** @param settle answers that follow from what was pressed */
export function pressOf<T extends KeptForm>(
  { wizard, language, step, sent, kept }: Pick<Press<T>, "wizard" | "language" | "step" | "sent" | "kept">,
  settle: Doing["settle"],
): Press<T> {
  const through = (answers: Answers): Walk =>
    walk(wizard, answers, language, { derived: kept.derived, reached: kept.reached });
  let known: StepInPlace | undefined;
  const drawn = () => {
    known ??= placeIn(through(kept.answers), step);
    return known;
  };
  const tidy = normalised(step, sent.answers);
  const settled = step.settle?.(tidy, ownAnswers(step, kept.answers), drawn().earlier) ?? tidy;
  const answers = withStep(step, kept.answers, settle?.(settled) ?? settled);
  const now = through(answers);
  const typed = { ...kept, answers };
  return { wizard, language, step, sent, kept, typed, now, place: placeIn(now, step), drawn };
}

/** A wizard has each of its steps. */
export const placeIn = (walked: Walk, { name }: WizardStep): StepInPlace =>
  stepNamed(walked, name) as StepInPlace;

/** The names of the questions that are asked now, and were not in sight when the page was drawn. */
export const newIn = <T extends KeptForm>({ step, kept, typed, drawn, place }: Press<T>): string[] =>
  newlyAsked(step, ownAnswers(step, typed.answers), place.earlier, {
    answers: ownAnswers(step, kept.answers),
    earlier: drawn().earlier,
  });

/** What is wrong with what was typed; nobody is blamed for questions that they have not seen. */
export const errorsIn = <T extends KeptForm>(press: Press<T>): Errors => {
  const { place, step, typed } = press;
  if (place.isComplete) return {};
  return seenErrors(place.errors, step, ownAnswers(step, typed.answers), newIn(press));
};

/** The questions that another window has answered otherwise since the page was drawn (quality D2). */
export function conflictsIn<T extends KeptForm>(press: Press<T>): Difference[] {
  const { wizard, language, step, sent, kept, typed, place, drawn } = press;
  if ((kept.changed[step.name] ?? 0) <= sent.version) return [];
  const saved = drawn().answers;
  if (sameAnswers(saved, place.answers)) return [];
  const texts = wizard.texts(language, typed.answers);
  return differences(step, saved, place.answers, texts, formWords(language));
}

/** What the step's own doing may look at. */
export const atPress = <T extends KeptForm>({ step, kept, typed, now, place }: Press<T>): At => ({
  answers: { ...now.answers, ...ownAnswers(step, typed.answers) },
  derived: kept.derived,
  errors: place.errors,
});
