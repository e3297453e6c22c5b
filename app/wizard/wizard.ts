import type { Answers } from "#app/forms/answers.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { StepHooks, StepView } from "./hooks.ts";

export interface WizardFacts {
  readonly language: Language;
  /** YYYY-MM-DD in New Zealand. */
  readonly today: string;
}

export interface WizardStep extends Step {
  /** Its pages, as lists of section names; one page by default. */
  readonly parts?: readonly (readonly string[])[];
  /** A letter, another one whenever a part holds other sections: what a page of the release before sends replaces nothing of other pages. */
  readonly partsLetter?: string;
  /** Each row is a page, also rows within rows. The step asks nothing but one list of rows. */
  readonly pagePerRow?: boolean;
  /** The question that names a row in headings, such as `children[].first_name`. */
  readonly rowName?: string;
  /**
   * How long it takes; with `pagePerRow`, each page. Reckoned at 20 seconds a question: registration asks two parents
   * about 60 questions, which makes 20 minutes.
   */
  readonly minutes?: number;
  readonly notes?: readonly Note[];
  /** Applied before validation (one yes sets the others to no). @param before saved answers of this step */
  readonly onChange?: (typed: Answers, before: Answers, earlier: Answers) => Answers;
  /** @param all pruned answers, of this step with its counts of rows and those before it @returns errors by control */
  readonly checks?: (all: Answers, language: Language) => Errors;
  readonly isSkipped?: (earlier: Answers) => boolean;
  /** The step whose answers decide whether this one is skipped. */
  readonly skipDecidedIn?: string;
  /** Opened by its address it says itself why nothing is asked, instead of leading on. */
  readonly opensWhenSkipped?: (earlier: Answers) => boolean;
  readonly hooks?: StepHooks;
  readonly view?: StepView;
}

export interface Wizard {
  readonly steps: readonly WizardStep[];
  texts(language: Language, answers: Answers): QuestionTexts;
  /** While false only the first step can be opened. */
  readonly isUnlocked: (answers: Answers) => boolean;
}
