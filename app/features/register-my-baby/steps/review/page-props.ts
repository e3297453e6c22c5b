import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { RegistrationFacts } from "../../facts.ts";
import type { SavedRegistration } from "../../saved-registration.ts";

/** What stands in the way of a registration, beside what is wrong with its answers. */
export type ReviewProblem =
  /** Nobody answered when the registry was to check: nothing was sent. */
  | "no-connection"
  /** Nobody answered when it was to be registered: it may have arrived. */
  | "uncertain"
  | "general-error"
  | "duplicate"
  | { readonly tooOften: number };

export interface ReviewPageProps extends StepPageProps<RegistrationFacts, SavedRegistration> {
  readonly problem?: ReviewProblem | undefined;
  /** What the registry said when it was to register; what it said when it checked is saved. */
  readonly refusal?: readonly RegistryMessage[] | undefined;
}
