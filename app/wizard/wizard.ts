import type { Answers } from "#app/forms/answers.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import type { Note } from "#app/forms/note.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A page of a wizard. */
export interface WizardStep extends Step {
  readonly notes?: readonly Note[];
  /**
   * Rules between answers that go beyond dropping what is not asked (such as: one yes sets the others to no). Applied to what was sent,
   * before it is checked or kept.
   * @param typed answers to this step as they were sent
   * @param before answers to this step as they were kept
   * @param earlier answers of the steps before it
   */
  readonly onChange?: (typed: Answers, before: Answers, earlier: Answers) => Answers;
  /**
   * Faults of several answers together, by the name of the control at which they are told.
   * @param all answers that count, of this step and those before it
   */
  readonly crossFieldChecks?: (all: Answers, language: Language) => Errors;
  /** Next and Back pass over it: it has nothing to ask or to say. */
  readonly isSkipped?: (earlier: Answers) => boolean;
}

/** Pages of questions in their order, and nothing else: which is asked, shown, reached and complete follows from them. */
export interface Wizard {
  /** The last one is the review. */
  readonly steps: readonly WizardStep[];
  /** The words of the questions and notes, which may depend on what was answered. */
  texts(language: Language, answers: Answers): QuestionTexts;
  /** While it does not hold only the first step can be opened. */
  readonly isUnlocked: (answers: Answers) => boolean;
}
