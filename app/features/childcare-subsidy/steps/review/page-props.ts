import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { SavedApplication } from "../../saved-application.ts";

export interface ReviewPageProps extends StepPageProps<ApplicationFacts, SavedApplication> {
  /** Names of the services whose part is missing. */
  readonly waitingFor?: readonly string[];
  readonly hasFailed?: boolean;
}
