import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { RegistrationFacts } from "../../facts.ts";
import type { SavedRegistration } from "../../saved-registration.ts";

/** Problems other than wrong answers. */
export type ReviewProblem =
  /** The registry did not answer the check: nothing was sent. */
  | "no-connection"
  /** It did not answer the submission: it may have arrived. */
  | "uncertain"
  | "general-error"
  | "duplicate"
  | { readonly tooOften: number };

export interface ReviewPageProps extends StepPageProps<RegistrationFacts, SavedRegistration> {
  readonly problem?: ReviewProblem | undefined;
  /** Messages about the submission; those of the check are saved. */
  readonly refusal?: readonly RegistryMessage[] | undefined;
}
