import type { ReactNode } from "react";
import type { Answers } from "#app/forms/answers.ts";
import type { Section } from "#app/forms/declaration.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Visit } from "#app/server/visit.ts";

type Derived = Readonly<Record<string, string>>;

/** What a step's own doing may look at. */
export interface Given {
  visit: Visit;
  /** What was sent: limits count by where it comes from. */
  request: Request;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  /** All answers that count, of all steps. */
  answers: Answers;
  derived: Derived;
  /** What is wrong in this step as it stands: what was typed in the controls, with what is derived so far. */
  errors: Errors;
}

/** What came of it. */
export interface Done {
  /** All that is derived from now on, in place of what was. */
  derived: Derived;
  /** Shown at the questions when the step is drawn again. */
  errors?: Errors;
  /** All answers of this step from now on, where some of them are filled in for the visitor or no longer hold; as typed otherwise. */
  answers?: Answers;
  /** The question in focus when the step is drawn again; the error summary comes before it. */
  focus?: string;
  /** Milliseconds until it may be done again: the step is drawn with status 429 and `Retry-After`. */
  wait?: number;
  /** Some call said 410: the visitor is led to payment-outstanding. */
  isPaymentOutstanding?: boolean;
}

/** What the parts of a step's page may look at. */
export interface StepView {
  /** Of all steps, as they stand. */
  answers: Answers;
  derived: Derived;
  today: string;
}

/** What a step does and shows beyond its questions. */
export interface StepBehaviour {
  /** Whenever the step is opened. */
  readonly opening?: (given: Given) => Promise<Done>;
  /** By the intent of its button: the step is drawn again. */
  readonly acts?: Readonly<Record<string, (given: Given) => Promise<Done>>>;
  /**
   * The act that has to be done before Next or Return to review can go on (details were agreed to be checked and are not yet): it is done
   * in their place, and the step is drawn again. Nothing = they go on.
   */
  readonly owes?: (given: Omit<Given, "visit" | "request">) => string | undefined;
  /** Answers that follow from what was pressed, by intent (such as Skip). */
  readonly settles?: Readonly<Record<string, (answers: Answers) => Answers>>;
  /** Style sheets of its own parts. */
  readonly sheets?: readonly string[];
  /** Above the questions. */
  readonly Top?: (view: StepView) => ReactNode;
  /** Below a section's questions. */
  readonly After?: (view: StepView & { section: Section }) => ReactNode;
  /** More buttons beside Next. */
  readonly Buttons?: (view: StepView) => ReactNode;
}
