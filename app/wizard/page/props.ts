import type { FunctionComponent } from "react";
import type { Errors } from "#app/forms/validate.ts";
import type { BeginPageProps } from "../begin/begin-page.tsx";
import type { TakeAlongPageProps } from "../begin/take-along-page.tsx";
import type { Difference } from "../save/conflicts.ts";
import type { SavedForm } from "../save/saved-form.ts";
import type { Service } from "../service.ts";
import type { WizardState } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import type { ClosedPageProps } from "./closed-page.tsx";

export type Notice =
  | "saved"
  | "unsaved"
  | "too-long"
  | "log-in"
  | "unreadable"
  | "over"
  | "typed-before"
  | "typed-back";

export interface Conflict {
  readonly differences: readonly Difference[];
  readonly intent: string;
}

export interface StepPageProps<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  readonly page: "step";
  readonly step: string;
  readonly state: WizardState<F, S>;
  readonly errors: Errors;
  readonly version: number;
  readonly focus?: string | undefined;
  readonly part?: number | undefined;
  readonly notices: readonly Notice[];
  readonly conflict?: Conflict | undefined;
}

export interface TroublePageProps {
  readonly page: "unavailable" | "unreachable" | "session-ended";
  readonly service: Service;
  readonly step: string;
  readonly part?: number | undefined;
  readonly isSaved?: boolean;
}

export type FallbackPageProps =
  | TroublePageProps
  | ClosedPageProps
  | BeginPageProps
  | TakeAlongPageProps
  | { readonly page: "fallback"; readonly View: FunctionComponent<{ step: string }>; readonly step: string };

export type WizardPageProps<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> =
  | StepPageProps<F, S>
  | FallbackPageProps;
