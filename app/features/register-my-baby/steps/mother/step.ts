import { folded, question } from "#app/forms/builders.ts";
import { fromEarlierSteps, is, not } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { select } from "#app/forms/fields/choice.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { reasonsOnPaper } from "../../registry/ways.ts";
import { reasonsAlone } from "../options.ts";
import { youAre } from "../other-parent/other-parent.ts";
import { parentErrors } from "../person/checks.ts";
import { changeResidency } from "../person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../person/questions.ts";
import { withRuralDelivery } from "../person/rural-address.ts";
import { withYourWords } from "../person/your-words.ts";
import { section } from "../section.ts";

const absent = is("mother.absence", ...reasonsAlone);
const required = not(absent);

const absence = folded(
  section(
    "absence",
    { mother: { absence: question(select(reasonsAlone), { required: false }) } },
    // Who gave birth and holds the phone is there.
    fromEarlierSteps((earlier) => youAre(earlier) !== "mother"),
  ),
);
const home = section("home", { mother: { homeAddress: question(homeAddress("mother"), { required }) } });

const notes = (facts: RegistrationFacts): Note[] => [
  ...(["dead", "danger"] as const).map((id) => ({
    id,
    after: "mother.absence",
    when: is("mother.absence", id),
    kind: "information" as const,
  })),
  {
    id: "on-paper",
    after: "mother.absence",
    when: is("mother.absence", ...reasonsOnPaper(facts)),
    kind: "information",
  },
  { id: "not-known", after: "mother.absence", when: absent, kind: "information" },
  {
    id: "gave-birth",
    after: "names",
    when: fromEarlierSteps((earlier) => youAre(earlier) === undefined),
    kind: "information",
  },
  residencyNote("mother"),
];

/** Of two women, the one who gave birth. */
export const motherDetails = step({
  name: "mother-details",
  words: (language, { self } = {}) =>
    withYourWords(textsOf("register-my-baby/steps/mother", language), "mother", language, self),
  minutes: 5,
  partsLetter: "a",
  parts: [["absence", ...parentParts[0]], ...parentParts.slice(1)],
  questions: ({ today, ...facts }: RegistrationFacts) => ({
    sections: [absence, ...parentSections("mother", { today, home, required })],
    notes: notes({ today, ...facts }),
  }),
  onChange: (typed, before) =>
    withRuralDelivery(changeResidency("mother", typed, before), "mother.homeAddress"),
  checks: (all, on) => parentErrors("mother", all, on),
});
