import { describe, expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { question, rows, section, step, when } from "./builders.ts";
import { is } from "./conditions/condition.ts";
import { yesNo } from "./fields/choice.tsx";
import { name } from "./fields/text.tsx";
import { questionsOf } from "./questions.ts";
import { changeRows } from "./rows.ts";
import { rowsOfSection } from "./rows-state.ts";

const two: Answers = {
  note: "kept",
  "siblings[0].sex": "f",
  "siblings[1].sex": "m",
  "siblings[1].names": ["a", "b"],
};

interface Row {
  sentence: string;
  intent: string;
  answers: Answers;
  expected: Answers;
}

const cases: Row[] = [
  {
    sentence: "add shows one row more",
    intent: "add:siblings",
    answers: two,
    expected: { ...two, "siblings.rows": "3" },
  },
  {
    sentence: "add counts rows that were shown and not answered",
    intent: "add:siblings",
    answers: { ...two, "siblings.rows": "4" },
    expected: { ...two, "siblings.rows": "5" },
  },
  {
    sentence: "add to no rows shows the first",
    intent: "add:siblings",
    answers: {},
    expected: { "siblings.rows": "1" },
  },
  {
    sentence: "remove takes a row out and moves the later ones up",
    intent: "remove:siblings[0]",
    answers: two,
    expected: { note: "kept", "siblings[0].sex": "m", "siblings[0].names": ["a", "b"], "siblings.rows": "1" },
  },
  {
    sentence: "remove takes the last row out",
    intent: "remove:siblings[1]",
    answers: two,
    expected: { note: "kept", "siblings[0].sex": "f", "siblings.rows": "1" },
  },
  {
    sentence: "remove takes an empty row out",
    intent: "remove:siblings[2]",
    answers: { ...two, "siblings.rows": "3" },
    expected: { ...two, "siblings.rows": "2" },
  },
  {
    sentence: "rows of another name stay",
    intent: "remove:siblings[0]",
    answers: { "siblings[0].sex": "f", "siblingsInLaw[0].sex": "m" },
    expected: { "siblingsInLaw[0].sex": "m", "siblings.rows": "0" },
  },
  { sentence: "next changes nothing", intent: "next", answers: two, expected: two },
  { sentence: "language changes nothing", intent: "language", answers: two, expected: two },
  {
    sentence: "remove without a row changes nothing",
    intent: "remove:siblings",
    answers: two,
    expected: two,
  },
  {
    sentence: "remove of a row that is no number changes nothing",
    intent: "remove:siblings[x]",
    answers: two,
    expected: two,
  },
  {
    sentence: "remove of a negative row changes nothing",
    intent: "remove:siblings[-1]",
    answers: two,
    expected: two,
  },
];

describe("the buttons of repeated rows", () => {
  for (const { sentence, intent, answers, expected } of cases) {
    test(sentence, () => expect(changeRows(intent, answers)).toEqual(expected));
  }

  test("a count that is no number counts as none", () => {
    expect(changeRows("add:siblings", { "siblings.rows": "many" })).toEqual({ "siblings.rows": "1" });
  });
});

const family = step("family", [
  section("siblings", {
    siblings: rows(
      {
        known: question(yesNo()),
        ...when(is("siblings[].known", "yes"), { sex: question(name({ max: 75 })) }),
        parent: { born: question(name({ max: 75 })) },
      },
      { min: 1, max: 3 },
    ),
  }),
]);

const shown = (answers: Answers) =>
  questionsOf(family, answers).filter(({ name }) => name.endsWith("known")).length;

const counts: [string, Answers, number][] = [
  ["at least the minimum is shown", {}, 1],
  ["as many as the page says", { "siblings.rows": "2" }, 2],
  ["as many as were answered, whatever the page says", { "siblings.rows": "1", "siblings[1].sex": "f" }, 2],
  ["never more than the maximum", { "siblings.rows": "99999999999" }, 3],
  ["a negative count shows the minimum", { "siblings.rows": "-5" }, 1],
  ["a count that is no number shows the minimum", { "siblings.rows": "x" }, 1],
];

describe("repeated questions", () => {
  for (const [sentence, answers, expected] of counts) {
    test(`rows shown: ${sentence}`, () => {
      expect(shown(answers)).toBe(expected);
      expect(rowsOfSection(family.sections[0]!, answers)).toMatchObject([
        { name: "siblings", min: 1, max: 3, count: expected },
      ]);
    });
  }

  test("are named after their row, and their words stand under a name without the number", () => {
    const found = questionsOf(family, { "siblings.rows": "2" });
    expect(found.map(({ name }) => name)).toEqual([
      "siblings[0].known",
      "siblings[0].sex",
      "siblings[0].parent.born",
      "siblings[1].known",
      "siblings[1].sex",
      "siblings[1].parent.born",
    ]);
    expect(found[4]?.template).toBe("siblings[].sex");
    expect(found[5]?.template).toBe("siblings[].parent.born");
  });

  test("have ids of their own, in page order", () => {
    const ids = questionsOf(family, { "siblings.rows": "3" }).map(({ id }) => id);
    expect(ids).toEqual(["q0", "q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8"]);
  });
});
