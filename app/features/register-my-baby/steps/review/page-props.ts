import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { RegistrationFacts } from "../../facts.ts";
import type { SavedRegistration } from "../../saved-registration.ts";

export type ReviewProblem =
  /** Nothing was sent. */
  | "no-connection"
  /** It may have arrived. */
  | "uncertain"
  | "general-error"
  | "duplicate"
  | { readonly tooOften: number };

export interface ReviewPageProps extends StepPageProps<RegistrationFacts, SavedRegistration> {
  readonly problem?: ReviewProblem | undefined;
  /** The check's own messages are saved, these are not. */
  readonly refusal?: readonly RegistryMessage[] | undefined;
}
