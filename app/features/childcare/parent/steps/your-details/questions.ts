import { section, step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { ageErrors, personErrors } from "../person/checks.ts";
import { changeResidency } from "../person/field-changes.ts";
import * as ask from "../person/questions.ts";

export function yourDetails({ today }: ApplicationFacts): WizardStep {
  const { names, birth } = ask.identity("parent", { today });
  return {
    ...step("your-details", [
      section("names", { parent: { ...ask.title("parent"), ...names } }),
      ...ask.otherNames("parent"),
      section("about", { parent: { ...birth, ...ask.gender() } }),
      ask.numbers("parent"),
      ask.residency("parent", { today }),
      ask.home("parent"),
      ask.reachable("parent"),
      ask.ethnicity("parent"),
    ]),
    minutes: 7,
    parts: ask.personParts,
    notes: [ask.residencyNote("parent")],
    onChange: (typed, before) => changeResidency("parent", typed, before),
    crossFieldChecks: (all, language) => ({
      ...ageErrors("parent", all, { today, language }),
      ...personErrors("parent", all, { today, language }),
    }),
  };
}
