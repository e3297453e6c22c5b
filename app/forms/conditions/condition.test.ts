import { describe, expect, test } from "vitest";
import type { Answers } from "../answers.ts";
import {
  all,
  always,
  any,
  type Condition,
  comparisonsIn,
  forRow,
  fromEarlierSteps,
  is,
  not,
  onServer,
} from "./condition.ts";
import { holds } from "./holds.ts";

const answers: Answers = { colour: "red", pets: ["cat", "dog"], count: "2" };

interface Row {
  sentence: string;
  condition: Condition;
  expected: boolean;
}

const rows: Row[] = [
  { sentence: "is holds for the value that was chosen", condition: is("colour", "red"), expected: true },
  { sentence: "is does not hold for another value", condition: is("colour", "blue"), expected: false },
  {
    sentence: "is holds when one of its values was chosen",
    condition: is("colour", "a", "red"),
    expected: true,
  },
  {
    sentence: "is holds when one of several answers is the value",
    condition: is("pets", "dog"),
    expected: true,
  },
  { sentence: "is does not hold without an answer", condition: is("size", "red"), expected: false },
  { sentence: "is without values never holds", condition: is("colour"), expected: false },
  { sentence: "is compares texts, not numbers", condition: is("count", "2.0"), expected: false },
  { sentence: "is distinguishes capitals", condition: is("colour", "Red"), expected: false },
  { sentence: "not holds when the other does not", condition: not(is("colour", "blue")), expected: true },
  { sentence: "not holds without an answer", condition: not(is("size", "big")), expected: true },
  {
    sentence: "not of not is the condition itself",
    condition: not(not(is("colour", "red"))),
    expected: true,
  },
  {
    sentence: "all holds when each holds",
    condition: all(is("colour", "red"), is("count", "2")),
    expected: true,
  },
  {
    sentence: "all does not hold when one does not",
    condition: all(is("colour", "red"), is("count", "3")),
    expected: false,
  },
  {
    sentence: "told looks at answers of the page",
    condition: onServer(({ colour }) => colour === "red"),
    expected: true,
  },
  { sentence: "all of nothing always holds", condition: all(), expected: true },
  { sentence: "always holds", condition: always, expected: true },
  {
    sentence: "any holds when one holds",
    condition: any(is("colour", "a"), is("count", "2")),
    expected: true,
  },
  {
    sentence: "any does not hold when none holds",
    condition: any(is("colour", "a"), is("count", "b")),
    expected: false,
  },
  { sentence: "any of nothing never holds", condition: any(), expected: false },
  {
    sentence: "given asks what earlier steps settled",
    condition: fromEarlierSteps((e) => e.born === "here"),
    expected: true,
  },
  {
    sentence: "given does not see this step's answers",
    condition: fromEarlierSteps((e) => "colour" in e),
    expected: false,
  },
  { sentence: "a name of a prototype is no answer", condition: is("constructor", "x"), expected: false },
  { sentence: "__proto__ is no answer", condition: not(is("__proto__", "x")), expected: true },
];

describe("a condition", () => {
  for (const { sentence, condition, expected } of rows) {
    test(sentence, () => expect(holds(condition, answers, { born: "here" })).toBe(expected));
  }

  test("names every question it looks at, with the values it compares", () => {
    const condition = all(
      is("a", "1"),
      any(
        not(is("b", "2", "3")),
        fromEarlierSteps(() => true),
      ),
      is("a", "4"),
    );
    expect(comparisonsIn(condition).map(({ question, values }) => [question, values])).toEqual([
      ["a", ["1"]],
      ["b", ["2", "3"]],
      ["a", ["4"]],
    ]);
  });

  test("looks at its own row when questions are repeated", () => {
    const condition = all(
      is("siblings[].known", "yes"),
      any(not(is("siblings[].sex", "f")), is("own", "no")),
    );
    expect(comparisonsIn(forRow(condition, "siblings", 2)).map(({ question }) => question)).toEqual([
      "siblings[2].known",
      "siblings[2].sex",
      "own",
    ]);
  });

  test("that hangs on earlier steps is the same for every row", () => {
    const condition = fromEarlierSteps(() => true);
    expect(forRow(condition, "siblings", 0)).toBe(condition);
  });
});
