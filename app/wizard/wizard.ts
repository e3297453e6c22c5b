import type { Answers } from "#app/forms/answers.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { StepHooks, StepView } from "./hooks.ts";

/** What a service's questions depend on. */
export interface WizardFacts {
  readonly language: Language;
  /** YYYY-MM-DD in New Zealand. */
  readonly today: string;
}

/** A step for the facts of a request. */
export interface WizardStep extends Step {
  /** The pages in which it is answered, as lists of section names; without it, one page. */
  readonly parts?: readonly (readonly string[])[];
  /** Each row is a page, and each row within a row. The step has no other questions than those of one list of rows. */
  readonly pagePerRow?: boolean;
  /** The question that names a row in headings, such as `children[].first_name`. */
  readonly rowName?: string;
  /**
   * How long it usually takes; with `pagePerRow`, each of its pages. The registration takes about 20 in all: 20 seconds
   * for each of the 60 or so questions that two parents are asked, and the other forms are reckoned alike.
   */
  readonly minutes?: number;
  readonly notes?: readonly Note[];
  /**
   * Rules between answers (one yes sets the others to no), applied before validation.
   * @param before answers to this step as they were saved
   * @param earlier answers of the steps before it
   */
  readonly onChange?: (typed: Answers, before: Answers, earlier: Answers) => Answers;
  /** @param all pruned answers, of this step with its counts of rows and those before it. @returns errors by control */
  readonly checks?: (all: Answers, language: Language) => Errors;
  readonly isSkipped?: (earlier: Answers) => boolean;
  /** The step whose answers decide whether this one is passed over. */
  readonly skipDecidedIn?: string;
  /** Opened by its address it says itself why nothing is asked; without this it leads to the step after it. */
  readonly opensWhenSkipped?: boolean;
  readonly hooks?: StepHooks;
  readonly view?: StepView;
}

export interface Wizard {
  readonly steps: readonly WizardStep[];
  texts(language: Language, answers: Answers): QuestionTexts;
  /** While false only the first step can be opened. */
  readonly isUnlocked: (answers: Answers) => boolean;
}
