import { question, step } from "#app/forms/builders.ts";
import { always } from "#app/forms/conditions/condition.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { parentErrors } from "../person/checks.ts";
import { changeResidency } from "../person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../person/questions.ts";
import { section } from "../section.ts";

/** Of two women the one who gave birth (step 2). */
export function motherDetails({ today }: Pick<RegistrationFacts, "today">): WizardStep {
  const home = section("home", { mother: { homeAddress: question(homeAddress("mother")) } });
  return {
    ...step("mother-details", parentSections("mother", { today, home })),
    minutes: 5,
    parts: parentParts,
    notes: [{ id: "gave-birth", after: "names", when: always, kind: "information" }, residencyNote("mother")],
    onChange: (typed, before) => changeResidency("mother", typed, before),
    crossFieldChecks: (all, language) => parentErrors("mother", all, { today, language }),
  };
}
