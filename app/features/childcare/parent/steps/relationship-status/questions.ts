import { question, section, step, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { ageErrors } from "../person/checks.ts";
import { identity } from "../person/questions.ts";

/** Without a partner it is NO_RELATIONSHIP. */
const relationships = ["MARRIED", "CIVIL_UNION", "RELATIONSHIP"] as const;

export function relationshipStatus({ today }: ApplicationFacts): WizardStep {
  const { names, birth } = identity("partner", { today });
  const withPartner = is("hasPartner", "yes");
  return {
    ...step("relationship-status", [
      section("definition", { relationshipDefinition: question(declaration()) }),
      section("partner", {
        hasPartner: question(yesNo()),
        ...when(withPartner, {
          partner: { ...names, ...birth },
          relationship_status: question(choice(relationships)),
        }),
      }),
    ]),
    minutes: 1,
    crossFieldChecks: (all, language) => ageErrors("partner", all, { today, language }),
  };
}
