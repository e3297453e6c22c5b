import type { Answers } from "#app/forms/answers.ts";
import { question } from "#app/forms/builders.ts";
import { type Condition, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { otherParentOf } from "../../steps/other-parent/other-parent.ts";
import type { Parent } from "../../steps/other-services/caregiver.ts";
import { parentErrors } from "../../steps/person/checks.ts";
import { changeResidency } from "../../steps/person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../../steps/person/questions.ts";
import { about, section } from "../../steps/section.ts";
import { Introduction } from "../introduction.tsx";
import { secondIn } from "../shown.ts";

export const yourDetails = step({
  name: "your-details",
  words(language) {
    const { details, questions } = textsOf("register-my-baby/other-parent/steps", language);
    return { ...details, questions };
  },
  partsLetter: "a",
  parts: parentParts,
  questions: ({ today }) => ({
    sections: [...detailsOf("father", today), ...detailsOf("mother", today)],
    notes: [residencyNote("father"), residencyNote("mother")],
  }),
  onChange: (typed, before, earlier) => changeResidency(secondIn(earlier), typed, before),
  checks: (all, on) => parentErrors(secondIn(all), all, on),
  view: { Above: Introduction },
});

function detailsOf(who: Parent, today: string): Section[] {
  const condition: Condition = fromEarlierSteps((earlier: Answers) => secondIn(earlier) === who);
  const optional = who === "father" ? ({ optional: ["suburb"] } as const) : {};
  const home = section("home", about(who, { homeAddress: question(homeAddress(who, optional)) }), condition);
  // A second woman was asked for her title by the first.
  const titled = fromEarlierSteps(
    (earlier) => who === "mother" || otherParentOf(earlier) !== "woman-consented",
  );
  return parentSections(who, { today, home, condition, titled });
}
