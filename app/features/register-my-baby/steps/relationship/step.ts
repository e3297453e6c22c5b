import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is, onServer } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { choice, select } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { place } from "#app/forms/fields/text.tsx";
import { withDefault } from "#app/forms/fields/with-default.ts";
import { readDay } from "#app/forms/read-answers.ts";
import { textsOf } from "#app/i18n/words.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import { step } from "#app/wizard/step.ts";
import { mostSiblings, relationships, sexes, siblingStatuses } from "../options.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";
import { oldestBirth } from "../person/checks.ts";
import { about, section } from "../section.ts";
import { relationshipErrors } from "./checks.ts";
import { siblingNumbers, upTo } from "./siblings.ts";
import { NothingToAnswer } from "./view.tsx";

/** With more, all answered wrong, the page would be longer than six phone screens. */
const childrenOfPart = 2;
const childParts: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(mostSiblings / childrenOfPart) },
  (_, part) =>
    siblingNumbers
      .slice(part * childrenOfPart, (part + 1) * childrenOfPart)
      .map((number) => `child-${number}`),
);

const bothParents = fromEarlierSteps(hasOtherParent);
const ceremony = is("parentRelationship", "marriage", "civilUnion");

function sections(today: string): Section[] {
  const pastDay = () =>
    question(date({ past: { today: () => today }, withinYears: { years: oldestBirth, today: () => today } }));
  return [
    section(
      "other-children",
      { otherChildren: question(withDefault(select(upTo(mostSiblings)), "0")) },
      bothParents,
    ),
    ...siblingNumbers.map((number) =>
      section(
        `child-${number}`,
        about(`siblings[${number - 1}]`, {
          sex: question(choice(sexes)),
          statusOfChild: question(choice(siblingStatuses)),
          dateOfBirth: pastDay(),
        }),
        all(bothParents, is("otherChildren", ...upTo(mostSiblings, number))),
      ),
    ),
    section(
      "relationship",
      {
        parentRelationship: question(choice(relationships)),
        ...when(ceremony, {
          parentRelationshipDate: pastDay(),
          parentRelationshipPlace: question(place({ max: longestIn("parentRelationshipPlace") })),
        }),
      },
      bothParents,
    ),
  ];
}

/** Milliseconds: one birth may cross midnight. */
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Children of one birth have forms that name each other, so they would be counted twice. */
function isTwinCounted(answers: Answers): boolean {
  const born = readDay(answers, "child.birthDate");
  if (!born || readYesNo(answers, "child.oneOfMultiple") !== true) return false;
  return siblingNumbers.some((number) => {
    const other = readDay(answers, `siblings[${number - 1}].dateOfBirth`);
    return other !== undefined && Math.abs(Date.parse(other) - Date.parse(born)) <= twoDays;
  });
}

export const parentsRelationship = step({
  name: "parents-relationship",
  words: (language) => textsOf("register-my-baby/steps/relationship", language),
  minutes: 1,
  parts: [["other-children", "relationship"], ...childParts],
  questions: ({ today }) => ({
    sections: sections(today),
    notes: [{ id: "twin-counted", after: "otherChildren", when: onServer(isTwinCounted), kind: "warning" }],
  }),
  checks: (all, { language }) => relationshipErrors(all, language),
  view: { Above: NothingToAnswer },
});
