import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { StepState } from "../evaluate.ts";
import type { Difference } from "./conflicts.ts";
import type { SavedDraft, SavedForm } from "./saved-form.ts";

/** What came with a press of a button in a step. */
export interface StepInput {
  readonly intent: string;
  /** What stood in the step's controls. */
  readonly answers: Answers;
  /** The version of the draft that the page was drawn from; 0 where there was none. */
  readonly version: number;
}

/** What a step does by itself may look at. */
export interface ActionContext {
  /** All answers that count, this step's as typed. */
  readonly answers: Answers;
  readonly derived: Readonly<Record<string, string>>;
  /** What is wrong in this step as it stands. */
  readonly errors: Errors;
}

/** What came of it. */
export interface ActionResult {
  /** All that is derived from now on, in place of what was. */
  readonly derived: Readonly<Record<string, string>>;
  readonly errors?: Errors;
  /** All answers of the step from now on; as typed otherwise. */
  readonly answers?: Answers;
  /** The question in focus when the step is drawn again. */
  readonly focus?: string;
}

/** What a step does with a press beyond keeping its answers. */
export interface StepActions<R extends ActionResult = ActionResult> {
  /** Answers that follow from what was pressed. Where there is one, the press goes on as Next does. */
  readonly shortcut?: ((answers: Answers) => Answers) | undefined;
  /** What the press asks for, or what has to be done before it can go on; nothing where there is nothing to do. */
  readonly run?: ((at: ActionContext) => Promise<R> | undefined) | undefined;
}

/** What becomes of a press. `content` is the form as it stands now, kept or not. */
export type StepOutcome<
  T extends SavedForm,
  D extends SavedDraft<T>,
  R extends ActionResult = ActionResult,
> = {
  readonly content: T;
  /** As it is kept; nothing where none is. */
  readonly draft: D | undefined;
  readonly cookies: readonly string[];
} & (
  | {
      /** On, back or to the review. */
      readonly is: "moved";
      readonly to: StepState | undefined;
    }
  /** Kept as typed, without a check. */
  | { readonly is: "stored" }
  /** Nothing was kept: only what is wrong is told. */
  | { readonly is: "checked"; readonly errors: Errors }
  | { readonly is: "refused"; readonly errors: Errors }
  /** The answers bring further questions: the first one that waits. */
  | { readonly is: "more"; readonly focus: string | undefined }
  | { readonly is: "done"; readonly result: R; readonly focus: string | undefined }
  /** The same questions were answered otherwise in another window meanwhile: nothing was kept. */
  | { readonly is: "conflict"; readonly differences: readonly Difference[] }
  /** It could not be kept. */
  | { readonly is: "unsaved"; readonly errors: Errors }
);
