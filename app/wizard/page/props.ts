import type { FunctionComponent } from "react";
import type { Errors } from "#app/forms/validate.ts";
import type { Difference } from "../save/conflicts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { Service, WizardFacts } from "../service.ts";
import type { WizardState } from "../state.ts";

export type Notice = "saved" | "unsaved" | "log-in" | "unreadable" | "over" | "typed-before" | "typed-back";

export interface Conflict {
  readonly differences: readonly Difference[];
  /** The button that was pressed. */
  readonly intent: string;
}

export interface StepPageProps<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  readonly page: "step";
  readonly step: string;
  readonly state: WizardState<F, S>;
  readonly errors: Errors;
  /** The version that is sent with the form: 0 where nothing is saved. */
  readonly version: number;
  /** The question that the address, or an action, leads to. */
  readonly focus?: string | undefined;
  readonly notices: readonly Notice[];
  /** Questions that another window answered otherwise. */
  readonly conflict?: Conflict | undefined;
}

/** Pages in place of a step. */
export type FallbackPageProps =
  | {
      readonly page: "unavailable" | "unreachable" | "session-ended";
      readonly service: Service;
      readonly step: string;
      /** What was typed is saved. */
      readonly isSaved?: boolean;
    }
  | { readonly page: "fallback"; readonly View: FunctionComponent<{ step: string }>; readonly step: string };

export type WizardPageProps<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> =
  | StepPageProps<F, S>
  | FallbackPageProps;
