import { answerTo } from "#app/forms/answers.ts";
import { folded, question, step } from "#app/forms/builders.ts";
import { fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { email } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import { longestIn } from "#app/nz/registry-limits.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { section } from "../section.ts";

/** Derived: the registry queried the child's name ("yes"). */
export const nameIsQueried = "registry.nameIsQueried";

export function review(_facts: RegistrationFacts): WizardStep {
  return {
    ...step("review", [
      section(
        "explanation",
        { child: { nameExplaination: question(textArea({ max: longestIn("child.nameExplaination") })) } },
        fromEarlierSteps((earlier) => answerTo(earlier, nameIsQueried) === "yes"),
      ),
      folded(
        section("more", {
          otherInformation: question(textArea({ max: longestIn("otherInformation") }), { required: false }),
        }),
      ),
      section("confirmation", {
        confirmationEmail: question(yesNo()),
        confirmationEmailAddress: question(email(), {
          when: is("confirmationEmail", "yes"),
          autoComplete: "email",
        }),
      }),
      section("declaration", { declarationMade: question(declaration()) }),
    ]),
    minutes: 1,
  };
}
