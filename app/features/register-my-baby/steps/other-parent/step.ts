import { type Answers, readText } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, any, is, not, onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { box } from "#app/forms/fields/box.tsx";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { parentErrors } from "../person/checks.ts";
import { changeResidency } from "../person/citizenship.ts";
import { homeAddress, parentParts, parentSections, residencyNote } from "../person/questions.ts";
import { withRuralDelivery } from "../person/rural-address.ts";
import { withYourWords } from "../person/your-words.ts";
import { section } from "../section.ts";
import { CodeButton, codeBeforeNext, showCode } from "./code.tsx";
import { changeOtherParent } from "./field-changes.ts";
import { fillingIn, fillingInNotes } from "./filling-in.ts";
import {
  hasOtherParent,
  motherIsAbsent,
  otherParentIsAbsent,
  otherParentIsAskedHere,
  otherParentOf,
  reproductionOptions,
  spermDonor,
  womanConsented,
} from "./other-parent.ts";

const checkWords = wordsOf("register-my-baby/steps/person");

const assisted = (answer: "yes" | "no") => is("assistedHumanReproduction", answer);

const reproduction = section("reproduction", {
  assistedHumanReproduction: question(yesNo()),
  ...when(assisted("yes"), {
    assistedHumanReproductionOption: question(choice(Object.keys(reproductionOptions))),
  }),
  secondParent: when(womanConsented, { preferedTitle: question(choice(["mother", "other"])) }),
  ...when(assisted("no"), { fatherKnown: question(yesNo()) }),
});

const home = section(
  "home",
  {
    parentSameAddress: question(box(), { required: false }),
    father: {
      homeAddress: question(homeAddress("father", { optional: ["suburb"] }), {
        required: not(any(is("parentSameAddress", "yes"), otherParentIsAbsent)),
      }),
    },
  },
  otherParentIsAskedHere,
);

const notes = (facts: RegistrationFacts): Note[] => [
  { id: "father-unknown", after: "fatherKnown", when: is("fatherKnown", "no"), kind: "information" },
  { id: "donor", after: "assistedHumanReproductionOption", when: spermDonor, kind: "information" },
  ...fillingInNotes(facts),
  {
    id: "same-surname",
    after: "father.surnameAtBirth",
    when: all(otherParentIsAskedHere, onServer(isSurnameShared)),
    kind: "warning",
  },
  {
    id: "same-person",
    after: "father.dateOfBirth",
    when: all(otherParentIsAskedHere, onServer(isSamePerson)),
    kind: "warning",
  },
  residencyNote("father"),
];

/** The registrar asks about parents who share a surname when the mother gives no other surname at birth. */
function isSurnameShared(answers: Answers): boolean {
  const mothers = readText(answers, "mother.surname")?.toLowerCase();
  const others = readText(answers, "father.surname")?.toLowerCase();
  const atBirth = readText(answers, "mother.surnameAtBirth");
  return mothers !== undefined && mothers === others && atBirth === undefined;
}

const whoSomebodyIs = ["firstNames", "surname", "dateOfBirth.day", "dateOfBirth.month", "dateOfBirth.year"];

/** One person cannot be both parents. */
const isSamePerson = (answers: Answers): boolean =>
  whoSomebodyIs.every((part) => {
    const [mothers, others] = [readText(answers, `mother.${part}`), readText(answers, `father.${part}`)];
    return mothers !== undefined && mothers.toLowerCase() === others?.toLowerCase();
  });

/** The mother cannot be asked, and no other parent is registered: a person has to help. */
function nobodyLeft(answers: Answers, language: Language): Errors {
  const other = otherParentOf(answers);
  if (!motherIsAbsent(answers) || other === undefined || hasOtherParent(answers)) return {};
  const at = other === "unknown" ? "fatherKnown" : "assistedHumanReproductionOption";
  return { [at]: [checkWords(language)("nobodyLeft")] };
}

/** Where it is known who holds the phone, also what stands beside a question about the other parent says "you". */
function wordsFor(self: string | undefined, language: Language): StepText {
  const text = textsOf("register-my-baby/steps/other-parent", language);
  if (self !== "mother" && self !== "father") return text;
  const { sameAddress, ...own } = textsOf("register-my-baby/steps/other-parent/yours", language)[self];
  const address = { ...text.questions.parentSameAddress, ...sameAddress };
  const yours = {
    ...text,
    notes: { ...text.notes, ...("notes" in own ? own.notes : {}) },
    questions: { ...text.questions, parentSameAddress: address },
  };
  return withYourWords(yours, "father", language, self);
}

export const otherParentDetails = step({
  name: "other-parent-details",
  words: (language, { self } = {}) => wordsFor(self, language),
  minutes: 6,
  partsLetter: "a",
  parts: [["reproduction", "filling-in"], ...parentParts],
  questions: ({ today, ...facts }: RegistrationFacts) => ({
    sections: [
      reproduction,
      fillingIn,
      ...parentSections("father", {
        today,
        home,
        condition: otherParentIsAskedHere,
        // A second woman was asked for her title above.
        titled: not(womanConsented),
        required: not(otherParentIsAbsent),
      }),
    ],
    notes: notes({ today, ...facts }),
  }),
  onChange: (typed, before, earlier) =>
    changeOtherParent(
      withRuralDelivery(changeResidency("father", typed, before), "father.homeAddress"),
      before,
      earlier,
    ),
  checks: (all, on) => ({
    ...parentErrors("father", all, on),
    ...nobodyLeft(all, on.language),
  }),
  hooks: { actions: { "show-code": showCode }, requiredAction: codeBeforeNext },
  view: { BelowSection: CodeButton },
});
