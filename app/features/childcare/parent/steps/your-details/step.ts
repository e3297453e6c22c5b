import { section } from "#app/forms/builders.ts";
import type { Section } from "#app/forms/declaration.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { ageErrors, personErrors } from "../person/checks.ts";
import { changeResidency } from "../person/field-changes.ts";
import * as ask from "../person/questions.ts";
import { unlikelyNotes } from "../person/unlikely.ts";

function sections(today: string): Section[] {
  const { names, birth } = ask.identity("parent", { today });
  return [
    section("names", { parent: { ...ask.title("parent"), ...names } }),
    ...ask.otherNames("parent"),
    section("about", { parent: { ...birth, ...ask.gender() } }),
    ask.numbers("parent"),
    ask.residency("parent", { today }),
    ask.home("parent"),
    ask.reachable("parent"),
    ask.ethnicity("parent"),
  ];
}

export const yourDetails = step({
  name: "your-details",
  words: (language) => textsOf("childcare/parent/steps/your-details", language),
  minutes: 7,
  parts: ask.personParts,
  questions: ({ today }) => ({
    sections: sections(today),
    notes: [ask.residencyNote("parent"), ...unlikelyNotes("parent", today)],
  }),
  onChange: (typed, before) => changeResidency("parent", typed, before),
  checks: (all, on) => ({ ...ageErrors("parent", all, on), ...personErrors("parent", all, on) }),
});
