import { describe, expect, test } from "vitest";
import { question, section, step } from "../builders.ts";
import { choice, choices } from "../fields/choice.tsx";
import { text } from "../fields/text.tsx";
import { questionsOf } from "../questions.ts";
import { all, always, any, type Condition, fromEarlierSteps, is, not } from "./condition.ts";
import { visibilitySheet } from "./visibility.ts";

// That the rules hide what is not asked is shown in a browser (tests/visibility.test.tsx); here is what they look like.

/** The rules that hide the question under test and its section. */
function hiding(when: Condition, sectionWhen: Condition = always): string[] {
  const made = step("made", [
    section("first", { yes: question(choice(["yes", "no"])), kinds: question(choices(["a", "b", "c"])) }),
    section("second", { tested: question(text({ max: 5 }), { when }) }, sectionWhen),
  ]);
  const sheet = visibilitySheet("f", made.sections, questionsOf(made, {}), { settled: "yes" });
  return sheet.match(/[^{}]+#(?:q2|second)(?=\{display:none\})/g) ?? [];
}

const settled = fromEarlierSteps((earlier) => earlier.settled === "yes");

const rows: [string, Condition, number][] = [
  ["a question that is always asked has none", always, 0],
  ["what earlier steps settled in favour has none", settled, 0],
  ["nor has a condition that is settled in all its parts", all(settled, all()), 0],
  ["what earlier steps settled against has one, for good", fromEarlierSteps(() => false), 1],
  ["a condition has one", is("yes", "yes"), 1],
  [
    "a condition of many parts has one",
    all(any(is("yes", "yes"), not(is("kinds", "a", "b"))), is("yes", "no")),
    1,
  ],
  ["a question that is not on the page is never answered: one", is("elsewhere", "yes"), 1],
];

describe("the rules that hide a question", () => {
  for (const [sentence, condition, count] of rows) {
    test(sentence, () => expect(hiding(condition)).toHaveLength(count));
  }

  test("stay small: short ids, never a control's name", () => {
    expect(hiding(any(is("yes", "yes"), not(is("kinds", "a")))).join("")).not.toMatch(/name=|kinds|tested/);
  });

  test("a part that stands in a condition twice is written once", () => {
    const once = hiding(is("yes", "yes"));
    expect(hiding(all(is("yes", "yes"), is("yes", "yes")))).toEqual(once);
  });

  test("a section that is not asked is hidden with its heading, and its questions with it", () => {
    const [ofSection, ...ofQuestions] = hiding(always, is("yes", "yes"));
    expect(ofSection).toMatch(/ #second$/);
    expect(ofQuestions).toEqual([]);
  });

  test("what several ways have in common is written once", () => {
    const [rule = ""] = hiding(
      any(all(is("yes", "yes"), is("kinds", "a")), all(is("yes", "yes"), is("kinds", "b"))),
    );
    expect(rule.match(/"yes"/g)).toHaveLength(1);
    expect(rule).toMatch(/:is\(.*"a".*"b".*\)/);
  });

  test("a way that asks for more than another is not written", () => {
    const [rule = ""] = hiding(any(is("yes", "yes"), all(is("yes", "yes"), is("kinds", "a"))));
    expect(rule).not.toContain('"a"');
  });
});
