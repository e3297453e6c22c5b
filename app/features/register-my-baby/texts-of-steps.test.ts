import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { comparisonsIn } from "#app/forms/conditions/condition.ts";
import { shortLabel } from "#app/forms/field.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { languages } from "#app/i18n/languages.ts";
import { stepNames } from "#app/wizard/service.ts";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import { foreignWords } from "../../../tests/support/language.ts";
import { registration, registrationFacts } from "../../../tests/support/registration-steps.ts";
import { birthRegistration } from "./service.ts";

const { steps } = registration(registrationFacts);
const names = stepNames(birthRegistration);
const womanConsented = {
  assistedHumanReproduction: "yes",
  assistedHumanReproductionOption: "assistedHumanReproductionWomanConsented",
};
const usual: Answers = { assistedHumanReproduction: "no", fatherKnown: "yes" };
/** Each has titles of its own for the parents. */
const allParents: Answers[] = [
  {},
  usual,
  womanConsented,
  { ...womanConsented, "secondParent.preferedTitle": "mother" },
];

type Leaf = [key: string, text: string];
const leaves = (words: unknown, path = ""): Leaf[] =>
  typeof words === "string"
    ? [[path, words]]
    : Object.entries(words ?? {}).flatMap(([name, inside]) => leaves(inside, `${path}/${name}`));

test.each(languages)("Every question, note and option of the registration has words: %s", (language) => {
  const texts = questionTexts(birthRegistration, language, usual);
  const wordless = steps.flatMap(({ name, sections, notes = [], ...step }) => {
    const words = stepText(birthRegistration, name, language, usual);
    return [
      ...questionsOf({ ...step, name, sections }, {}).flatMap(({ template }) =>
        texts[template]?.label && shortLabel(texts[template]) ? [] : [template],
      ),
      ...notes.flatMap(({ id }) => (words.notes[id] ? [] : [`${name}: ${id}`])),
    ];
  });
  expect(wordless).toEqual([]);
});

test("Every condition looks at an earlier question of its page and at one of its options", () => {
  const wrong = steps.flatMap(({ sections, ...step }) => {
    const questions = questionsOf({ ...step, sections }, {});
    return questions.flatMap(({ name, when }, index) =>
      comparisonsIn(when).flatMap(({ question, values }) => {
        const before = questions.slice(0, index).find((each) => each.name === question);
        const unknown = values.filter((value) => !before?.field.options?.includes(value));
        return unknown.length > 0 ? [`${name}: ${question} ${unknown.join(", ")}`] : [];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test.each(languages)(
  "The words of steps are nowhere empty, and every title has found its place: %s",
  (language) => {
    const found = names.flatMap((name) =>
      allParents.flatMap((parents) =>
        leaves(stepText(birthRegistration, name, language, parents))
          .filter(([, text]) => text.trim() === "" || /\{\{(?!row\}\}|max\}\}|count\}\})/.test(text))
          .map(([key]) => `${name}${key}`),
      ),
    );
    expect(found).toEqual([]);
  },
);

test.each(languages)("The words of steps mark every run of the other language: %s", (language) => {
  const other = language === "en" ? "mi" : "en";
  const marked = new RegExp(`<${other}>.*?</${other}>| href="[^"]*"|{{.*?}}`, "g");
  const found = names.flatMap((name) =>
    leaves(stepText(birthRegistration, name, language, usual))
      .filter(([key]) => key !== "/companion")
      .flatMap(([key, text]) =>
        foreignWords(text.replaceAll(marked, " "), language).map((word) => `${name}${key}: ${word}`),
      ),
  );
  expect(found).toEqual([]);
});
