import type { ReactNode } from "react";
import type { Answers } from "#app/forms/answers.ts";
import type { Section } from "#app/forms/declaration.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SavedForm } from "./save/saved-form.ts";
import type { StepText } from "./step-text.ts";

export type Derived = Readonly<Record<string, string>>;

export interface ActionContext {
  /** Pruned, of all steps; this step's as typed. */
  readonly answers: Answers;
  /** Of all steps, as they were before this was sent. */
  readonly before: Answers;
  readonly derived: Derived;
  readonly errors: Errors;
}

export interface ActionResult {
  readonly derived: Derived;
  readonly errors?: Errors;
  readonly answers?: Answers;
  readonly focus?: string;
}

export interface HookContext extends ActionContext {
  visit: Visit;
  request: Request;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
}

export interface HookResult extends ActionResult {
  /** Milliseconds: the step is shown with status 429 and `Retry-After`. */
  readonly wait?: number;
  readonly redirectTo?: string;
}

export interface StepHooks {
  readonly onOpen?: (context: HookContext) => Promise<HookResult>;
  /** By their buttons' intent; the step is shown again. */
  readonly actions?: Readonly<Record<string, (context: HookContext) => Promise<HookResult>>>;
  /** The action that must run before Next or Return to review; the step is shown again. */
  readonly requiredAction?: (context: Omit<HookContext, "visit" | "request">) => string | undefined;
  /** By the button's intent, such as Skip: answers that follow from it. Then it continues like Next. */
  readonly shortcuts?: Readonly<Record<string, (answers: Answers) => Answers>>;
}

export interface StepProps {
  answers: Answers;
  derived: Derived;
  today: string;
  words: StepText;
  /** Row numbers from the outside in, from 0, on a page about one row. */
  row?: readonly number[] | undefined;
}

export interface AboveProps extends StepProps {
  saved: SavedForm;
  submitted: SavedForm | undefined;
  /** What was sent is shown again, as it was refused. */
  hasErrors: boolean;
}

export interface SectionProps extends StepProps {
  section: Section;
}

export interface StepView {
  readonly sheets?: readonly string[];
  readonly Above?: (props: AboveProps) => ReactNode;
  readonly BelowSection?: (props: SectionProps) => ReactNode;
  readonly Buttons?: (props: StepProps) => ReactNode;
}
