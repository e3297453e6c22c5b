import type { ReactNode } from "react";
import type { Answers } from "#app/forms/answers.ts";
import type { Section } from "#app/forms/declaration.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SavedForm } from "./save/saved-form.ts";
import type { ActionContext, ActionResult } from "./save/types.ts";

export type Derived = Readonly<Record<string, string>>;

export interface HookContext extends ActionContext {
  visit: Visit;
  request: Request;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
}

export interface HookResult extends ActionResult {
  /** Milliseconds until the action is allowed again: the step is shown with status 429 and `Retry-After`. */
  readonly wait?: number;
  /** Without language prefix. */
  readonly redirectTo?: string;
}

export interface StepView {
  answers: Answers;
  derived: Derived;
  today: string;
  /** Where the page is about one row: row numbers from the outside in, from 0. */
  row?: readonly number[] | undefined;
}

interface SavedView {
  saved: SavedForm;
  /** A form that was sent before this one was begun. */
  submitted: SavedForm | undefined;
}

export interface StepHooks {
  readonly onOpen?: (context: HookContext) => Promise<HookResult>;
  /** By the intent of their buttons; the step is shown again. */
  readonly actions?: Readonly<Record<string, (context: HookContext) => Promise<HookResult>>>;
  /** Names the action that must run before Next or Return to review can continue; the step is shown again. */
  readonly requiredAction?: (context: Omit<HookContext, "visit" | "request">) => string | undefined;
  /** Answers that follow from a button, by its intent (such as Skip), which then continues like Next. */
  readonly shortcuts?: Readonly<Record<string, (answers: Answers) => Answers>>;
  readonly sheets?: readonly string[];
  readonly Above?: (view: StepView & SavedView) => ReactNode;
  readonly BelowSection?: (view: StepView & { section: Section }) => ReactNode;
  readonly Buttons?: (view: StepView) => ReactNode;
}
