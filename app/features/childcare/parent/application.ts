import { section } from "#app/forms/builders.ts";
import { all, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { Wizard, WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "./facts.ts";
import { hasPartner } from "./read-answers.ts";
import { questionTexts } from "./step-texts.ts";
import { dependentChildren } from "./steps/children/questions.ts";
import { assetsAndIncome } from "./steps/income/questions.ts";
import { partnerDetails } from "./steps/partner-details/questions.ts";
import { relationshipStatus } from "./steps/relationship-status/questions.ts";
import { review } from "./steps/review/questions.ts";
import { workAndActivities } from "./steps/work/questions.ts";
import { yourDetails } from "./steps/your-details/questions.ts";

export const application = (facts: ApplicationFacts): Wizard => ({
  steps: [
    yourDetails(facts),
    workAndActivities("parent", facts),
    assetsAndIncome("parent", facts),
    dependentChildren(facts),
    relationshipStatus(facts),
    onlyWithPartner(partnerDetails(facts)),
    onlyWithPartner(workAndActivities("partner", facts)),
    onlyWithPartner(assetsAndIncome("partner", facts)),
    review(facts),
  ],
  texts: questionTexts,
  isUnlocked: () => true,
});

/** Without a partner it asks nothing, and is passed over. */
function onlyWithPartner(step: WizardStep): WizardStep {
  const condition = fromEarlierSteps(hasPartner);
  return {
    ...step,
    sections: step.sections.map(({ name, questions, when }) =>
      section(name, questions, all(condition, when)),
    ),
    skipDecidedIn: "relationship-status",
    isSkipped: (earlier) => !hasPartner(earlier) || step.isSkipped?.(earlier) === true,
  };
}
