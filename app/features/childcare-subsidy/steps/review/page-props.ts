import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { Likelihood } from "../../likelihood/likelihood.ts";
import type { SavedApplication } from "../../saved-application.ts";

export interface ReviewPageProps extends StepPageProps<ApplicationFacts, SavedApplication> {
  /** Names of the services whose part is missing. */
  readonly waitingFor?: readonly string[];
  readonly hasFailed?: boolean;
  /** Left out in answer to a button. */
  readonly likelihood?: { readonly found: Likelihood | undefined };
}
