import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { StepState } from "../evaluate.ts";
import type { Difference } from "./conflicts.ts";
import type { SavedDraft, SavedForm } from "./saved-form.ts";

export interface StepInput {
  readonly intent: string;
  readonly answers: Answers;
  /** Of the draft that the page was rendered from; 0 where there was none. */
  readonly version: number;
}

export interface ActionContext {
  /** Pruned, of all steps; this step's as typed. */
  readonly answers: Answers;
  readonly derived: Readonly<Record<string, string>>;
  readonly errors: Errors;
}

export interface ActionResult {
  /** Replaces what was derived. */
  readonly derived: Readonly<Record<string, string>>;
  readonly errors?: Errors;
  /** Of the step, in place of what was typed. */
  readonly answers?: Answers;
  /** The question in focus when the step is shown again. */
  readonly focus?: string;
}

export interface StepActions<R extends ActionResult = ActionResult> {
  /** Answers that follow from a button, which then continues like Next. */
  readonly shortcut?: ((answers: Answers) => Answers) | undefined;
  /** The action of the button, or the one that is required before it can continue. */
  readonly run?: ((at: ActionContext) => Promise<R> | undefined) | undefined;
}

export type StepOutcome<
  T extends SavedForm,
  D extends SavedDraft<T>,
  R extends ActionResult = ActionResult,
> = {
  /** With what was typed, saved or not. */
  readonly content: T;
  readonly draft: D | undefined;
  readonly cookies: readonly string[];
} & (
  | {
      /** Nothing: before the first step, or after the last. */
      readonly is: "moved";
      readonly to: StepState | undefined;
    }
  /** Saved without validation. */
  | { readonly is: "stored" }
  /** Validated and not saved. */
  | { readonly is: "checked"; readonly errors: Errors }
  | { readonly is: "refused"; readonly errors: Errors }
  /** The answers reveal questions: the first one gets the focus. */
  | { readonly is: "more"; readonly focus: string | undefined }
  | { readonly is: "done"; readonly result: R; readonly focus: string | undefined }
  /** Nothing was saved. */
  | { readonly is: "conflict"; readonly differences: readonly Difference[] }
  | { readonly is: "unsaved"; readonly errors: Errors }
);
