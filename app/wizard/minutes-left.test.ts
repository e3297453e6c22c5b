import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, rows, section, step } from "#app/forms/builders.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { evaluate, stepNamed } from "./evaluate.ts";
import { minutesLeft } from "./minutes-left.ts";
import type { Part } from "./parts.ts";
import type { Wizard } from "./wizard.ts";

const word = () => question(text({ max: 9 }));
const wizard: Wizard = {
  steps: [
    {
      ...step("home", [section("a", { a: word() }), section("b", { b: word() })]),
      minutes: 6,
      parts: [["a"], ["b"]],
    },
    { ...step("family", [section("f", { hasPartner: question(yesNo()) })]), minutes: 1 },
    {
      ...step("partner", [section("p", { p: word() })]),
      minutes: 8,
      isSkipped: (earlier) => earlier.hasPartner !== "yes",
      skipDecidedIn: "family",
    },
    {
      ...step("children", [section("c", { children: rows({ name: word() }, { min: 1, max: 9 }) })]),
      minutes: 2,
      pagePerRow: true,
    },
    { ...step("review", []), minutes: 1 },
  ],
  texts: () =>
    Object.fromEntries(
      ["a", "b", "hasPartner", "p", "children[].name"].map((name) => [name, { label: name }]),
    ),
  isUnlocked: () => true,
};

function left(answers: Answers, name: string, part: Part) {
  const progress = evaluate(wizard, answers, "en");
  const { least, most } = minutesLeft(progress, stepNamed(progress, name)!, part)!;
  return least === most ? least : [least, most];
}

const alone = { hasPartner: "no" };
const couple = { hasPartner: "yes" };

describe("how long is left", () => {
  test.each<[what: string, answers: Answers, step: string, part: Part, left: number | number[]]>([
    ["counts what is certain, and what may come", {}, "home", 1, [10, 20]],
    ["becomes less within a step", {}, "home", 2, [7, 15]],
    ["is one number when nothing is open", { a: "x", b: "x", ...alone }, "family", undefined, 4],
    ["counts the step of a partner", { a: "x", b: "x", ...couple }, "family", undefined, 10],
    ["leaves out what is answered", { a: "x", b: "x", ...couple, p: "x" }, "family", undefined, 4],
    [
      "counts the pages of children from this one on",
      { "children[0].name": "x", "children[1].name": "x" },
      "children",
      2,
      3,
    ],
    ["is never less than a minute", {}, "review", undefined, 1],
  ])("%s", (_, answers, name, part, expected) => {
    expect(left(answers, name, part)).toEqual(expected);
  });

  test("is not said by a form whose steps do not say how long they take", () => {
    const progress = evaluate({ ...wizard, steps: [step("review", [])] }, {}, "en");
    expect(minutesLeft(progress, progress.steps[0]!, undefined)).toBeUndefined();
  });
});
