import type { Errors } from "#app/forms/validate.ts";
import type { Difference } from "#app/wizard/save/conflicts.ts";
import type { Opened } from "./opened-registration.ts";
import type { StepName } from "./step-names.ts";

/** What is said above a step beside its errors. */
export type Notice = "saved" | "unsaved" | "log-in" | "unreadable" | "over" | "typed-before" | "typed-back";

/** What the page of a step is drawn with. */
export interface StepPageProps {
  readonly page: "step";
  readonly name: StepName;
  readonly opened: Opened;
  readonly errors: Errors;
  /** The version that is sent with the form: 0 where nothing is kept. */
  readonly version: number;
  /** The question that the address, or what was done, leads to. */
  readonly focus?: string | undefined;
  readonly notices: readonly Notice[];
  /** Questions that another window answered otherwise, and the button that was pressed here. */
  readonly conflict?: { readonly differences: readonly Difference[]; readonly intent: string } | undefined;
}

/** Pages that stand in place of a step. */
export interface InsteadPageProps {
  readonly page: "unavailable" | "unreachable" | "not-born-in-nz" | "session-ended";
  /** The step that was asked for. */
  readonly name: StepName;
  /** What was typed is kept. */
  readonly isKept?: boolean;
}

export type RegistrationPageProps = StepPageProps | InsteadPageProps;
