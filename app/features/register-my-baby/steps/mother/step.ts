import { question } from "#app/forms/builders.ts";
import { always } from "#app/forms/conditions/condition.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { parentErrors } from "../person/checks.ts";
import { changeResidency } from "../person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../person/questions.ts";
import { section } from "../section.ts";

const home = section("home", { mother: { homeAddress: question(homeAddress("mother")) } });

/** Of two women, the one who gave birth. */
export const motherDetails = step({
  name: "mother-details",
  words: (language) => textsOf("register-my-baby/steps/mother", language),
  minutes: 5,
  parts: parentParts,
  questions: ({ today }) => ({
    sections: parentSections("mother", { today, home }),
    notes: [{ id: "gave-birth", after: "names", when: always, kind: "information" }, residencyNote("mother")],
  }),
  onChange: (typed, before) => changeResidency("mother", typed, before),
  checks: (all, on) => parentErrors("mother", all, on),
});
