import { section } from "#app/forms/builders.ts";
import { all, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { ServiceStep } from "#app/wizard/step.ts";
import type { RegistrationFacts } from "../facts.ts";
import { reasonOnPaper } from "../registry/ways.ts";

/** Passed over, and asks nothing, where the registry takes the birth on paper. */
export const onlyOnline = <Name extends string>(
  step: ServiceStep<RegistrationFacts, Name>,
): ServiceStep<RegistrationFacts, Name> => ({
  ...step,
  questions(facts) {
    const online = fromEarlierSteps((earlier) => reasonOnPaper(earlier, facts) === undefined);
    const { sections, ...more } = step.questions(facts);
    return {
      ...more,
      sections: sections.map(({ name, questions, when }) => section(name, questions, all(online, when))),
    };
  },
  isSkipped: (earlier, facts) =>
    reasonOnPaper(earlier, facts) !== undefined || step.isSkipped?.(earlier, facts) === true,
  opensWhenSkipped: (earlier, facts) =>
    reasonOnPaper(earlier, facts) === undefined && step.opensWhenSkipped?.(earlier, facts) === true,
});
