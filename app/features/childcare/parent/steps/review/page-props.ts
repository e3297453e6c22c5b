import type { StepPageProps } from "#app/wizard/page/props.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { Likelihood } from "../../likelihood/likelihood.ts";
import type { WeeklySubsidy } from "../../likelihood/weekly-subsidy.ts";
import type { SavedApplication } from "../../saved-application.ts";
import type { SupervisorAnswersProps } from "../../supervisors/supervisor-answers.tsx";

export interface ReviewPageProps extends StepPageProps<ApplicationFacts, SavedApplication> {
  /** Undefined when the database does not answer. */
  readonly supervisors?: SupervisorAnswersProps | undefined;
  readonly hasFailed?: boolean;
  /** Left out in answer to a button. */
  readonly likelihood?: {
    readonly found: Likelihood | undefined;
    readonly subsidy: WeeklySubsidy | undefined;
  };
}
