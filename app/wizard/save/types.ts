import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { StepState } from "../evaluate.ts";
import type { ActionContext, ActionResult } from "../hooks.ts";
import type { Difference } from "./conflicts.ts";
import type { SavedDraft, SavedForm } from "./saved-form.ts";

export interface StepInput {
  readonly intent: string;
  readonly answers: Answers;
  readonly part?: number | undefined;
  /** Drawn when the step had other parts: what is not sent stays as it was. */
  readonly isOfOtherParts?: boolean;
  /** The version the page was rendered from; 0 without a draft. */
  readonly version: number;
  readonly draftId?: string | undefined;
}

/** @property wait milliseconds */
type UnsavedReason = { readonly is: "too-long" } | { readonly is: "too-often"; readonly wait: number };

export interface StepActions<R extends ActionResult = ActionResult> {
  readonly shortcut?: ((answers: Answers) => Answers) | undefined;
  readonly run?: ((at: ActionContext) => Promise<R> | undefined) | undefined;
}

export type StepOutcome<
  T extends SavedForm,
  D extends SavedDraft<T>,
  R extends ActionResult = ActionResult,
> = {
  readonly content: T;
  readonly draft: D | undefined;
  readonly cookies: readonly string[];
} & (
  | {
      /** Undefined before the first step and after the last. */
      readonly is: "moved";
      readonly to: StepState | undefined;
      readonly part?: number | undefined;
    }
  | { readonly is: "stored" }
  | { readonly is: "checked"; readonly errors: Errors }
  | { readonly is: "refused"; readonly errors: Errors; readonly part: number | undefined }
  /** The answers reveal questions; the first one gets the focus. */
  | { readonly is: "more"; readonly focus: string | undefined }
  | { readonly is: "done"; readonly result: R; readonly focus: string | undefined }
  | { readonly is: "conflict"; readonly differences: readonly Difference[] }
  | {
      readonly is: "unsaved";
      readonly errors: Errors;
      readonly because?: UnsavedReason | undefined;
    }
);
