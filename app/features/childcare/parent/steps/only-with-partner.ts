import { section } from "#app/forms/builders.ts";
import { all, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { ServiceStep } from "#app/wizard/step.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import { hasPartner } from "../read-answers.ts";

const withPartner = fromEarlierSteps(hasPartner);

/** Without a partner it asks nothing and is passed over. */
export const onlyWithPartner = <F extends WizardFacts, Name extends string>(
  step: ServiceStep<F, Name>,
): ServiceStep<F, Name> => ({
  ...step,
  questions(facts) {
    const { sections, ...more } = step.questions(facts);
    return {
      ...more,
      sections: sections.map(({ name, questions, when }) => section(name, questions, all(withPartner, when))),
    };
  },
  skipDecidedIn: "relationship-status",
  isSkipped: (earlier, facts) => !hasPartner(earlier) || step.isSkipped?.(earlier, facts) === true,
});
