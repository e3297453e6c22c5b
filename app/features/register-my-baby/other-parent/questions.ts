import type { Answers } from "#app/forms/answers.ts";
import { section as anySection, question, step } from "#app/forms/builders.ts";
import { type Condition, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { declared } from "#app/wizard/invitation/compare-drafts.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "../facts.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";
import { parentErrors } from "../steps/person/checks.ts";
import { changeResidency } from "../steps/person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../steps/person/questions.ts";
import { about, section } from "../steps/section.ts";
import { secondIn } from "./shown.ts";

export const yourDetails = "your-details";
export const agree = "agree";

/** The same questions as in the form of the first, of the parent who answers here. */
export const otherParentSteps = ({ today }: RegistrationFacts): Wizard => ({
  steps: [
    {
      ...step(yourDetails, [...detailsOf("father", today), ...detailsOf("mother", today)]),
      parts: parentParts,
      notes: [residencyNote("father"), residencyNote("mother")],
      onChange: (typed, before, earlier) => changeResidency(secondIn(earlier), typed, before),
      crossFieldChecks: (all, language) => parentErrors(secondIn(all), all, { today, language }),
    },
    step(agree, [anySection("declaration", { [declared]: question(declaration()) })]),
  ],
  isUnlocked: () => true,
  texts: (language) => textsOf("register-my-baby/other-parent/steps", language).questions,
});

function detailsOf(who: Parent, today: string): Section[] {
  const condition: Condition = fromEarlierSteps((earlier: Answers) => secondIn(earlier) === who);
  const optional = who === "father" ? ({ optional: ["suburb"] } as const) : {};
  const home = section("home", about(who, { homeAddress: question(homeAddress(who, optional)) }), condition);
  return parentSections(who, { today, home, condition });
}
