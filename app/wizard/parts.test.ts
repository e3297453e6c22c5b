import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, rows, section, step } from "#app/forms/builders.ts";
import { is, onServer } from "#app/forms/conditions/condition.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { questionsOf } from "#app/forms/questions.ts";
import { anyStep } from "../../tests/support/random-steps.ts";
import { evaluate, type StepState } from "./evaluate.ts";
import {
  askedParts,
  firstWrongPart,
  isOfOtherParts,
  nextPart,
  pageOf,
  partBefore,
  partInForm,
  partToOpen,
  positionOf,
  readPart,
} from "./parts.ts";
import type { WizardStep } from "./wizard.ts";

const word = () => question(text({ max: 9 }));
const household: WizardStep = {
  ...step("household", [
    section("people", { partner: question(yesNo()) }),
    section("partner", { name: word() }, is("partner", "yes")),
    section("home", { home: word(), guest: question(text({ max: 9 }), { required: false }) }),
    section("children", {
      children: rows(
        { age: word(), twin: question(text({ max: 9 }), { when: is("home", "hut") }) },
        { max: 3 },
      ),
    }),
    section(
      "typed",
      { typed: word() },
      onServer(({ home }) => home === "tent"),
    ),
  ]),
  parts: [["people"], ["partner"], ["home"], ["children", "typed"]],
};

function stateOf(answers: Answers, of: WizardStep = household): StepState {
  const wizard = {
    steps: [of],
    texts: () => new Proxy({}, { get: () => ({ label: "Q" }) }),
    isUnlocked: () => true,
  };
  return evaluate(wizard, answers, "en").steps[0] as StepState;
}
const askedOn = (answers: Answers, part: number) => {
  const page = pageOf(stateOf(answers), part);
  return prune(page.step, answers, page.earlier).questions.map(({ name }) => name);
};

describe("A page shows one part", () => {
  test("with the questions of its sections alone, as the answers of other parts decide", () => {
    expect(askedOn({}, 1)).toEqual(["partner"]);
    expect(askedOn({ partner: "yes" }, 2)).toEqual(["name"]);
    expect(askedOn({ partner: "no" }, 2)).toEqual([]);
    expect(askedOn({ home: "tent", "children.rows": "1" }, 4)).toEqual(["children[0].age", "typed"]);
    expect(askedOn({ home: "hut", "children.rows": "1" }, 4)).toEqual([
      "children[0].age",
      "children[0].twin",
    ]);
  });

  test("and no condition on a question that it does not have", () => {
    const { step: shown } = pageOf(stateOf({ partner: "yes" }), 2);
    expect(questionsOf(shown, {}).map(({ when }) => when)).toEqual([{ op: "all", of: [] }]);
  });

  test("with the errors of its own questions", () => {
    expect(Object.keys(pageOf(stateOf({ partner: "yes" }), 2).errors)).toEqual(["name"]);
    expect(Object.keys(pageOf(stateOf({ partner: "yes" }), 3).errors)).toEqual(["home"]);
  });

  test("where the answers of other parts could not be read, whatever hangs on them is asked", () => {
    const { step: shown } = pageOf(stateOf({ name: "Mere" }), 2, true);
    expect(questionsOf(shown, {}).map(({ name }) => name)).toEqual(["name"]);
  });

  test("all parts together ask exactly what the step asks, from any answers", () => {
    fc.assert(
      fc.property(anyStep, ({ made, answers }) => {
        const parts = made.sections.map(({ name }) => [name]);
        const state = stateOf(answers, { ...made, parts });
        const byParts = parts.flatMap((_, index) => {
          const page = pageOf(state, index + 1);
          return prune(page.step, answers, page.earlier).questions.map(({ name }) => name);
        });
        expect(byParts).toEqual(prune(state.step, answers, state.earlier).questions.map(({ name }) => name));
      }),
      { numRuns: 300 },
    );
  });
});

describe("From part to part", () => {
  test("one in which nothing is asked is jumped over, forwards and backwards", () => {
    const alone = stateOf({ partner: "no" });
    expect(askedParts(alone)).toEqual([1, 3, 4]);
    expect([nextPart(alone, 1), partBefore(alone, 3), nextPart(alone, 4), partBefore(alone, 1)]).toEqual([
      3,
      1,
      undefined,
      undefined,
    ]);
  });

  test("rows that can be added are something to answer", () => {
    expect(askedParts(stateOf({ partner: "no", "children.rows": "0" }))).toContain(4);
  });

  test.each<[string, Answers, number]>([
    ["nothing is answered", {}, 1],
    ["some of it is", { partner: "yes" }, 2],
    ["a part in between was passed over by nobody", { partner: "no" }, 3],
    ["the first is answered wrongly", { partner: "perhaps", home: "hut" }, 1],
    ["all of it is answered", { partner: "no", home: "hut" }, 1],
  ])("a step is opened where it is gone on with: %s", (_, answers, part) => {
    expect(partToOpen(stateOf(answers))).toBe(part);
  });

  test("or at the part that an address names, unless nothing is asked there", () => {
    expect([partToOpen(stateOf({ partner: "no" }), 4), partToOpen(stateOf({ partner: "no" }), 2)]).toEqual([
      4, 3,
    ]);
  });

  test("a part that holds nothing but what may be left out is not passed over", () => {
    const parts = [["people"], ["partner"], ["children", "typed"], ["home"]];
    expect(partToOpen(stateOf({ partner: "no" }, { ...household, parts }))).toBe(3);
  });

  test("the first part that is wrong", () => {
    expect(firstWrongPart(stateOf({ partner: "yes" }))).toBe(2);
    expect(firstWrongPart(stateOf({ partner: "no", home: "hut" }))).toBeUndefined();
  });
});

describe("Part 2 of 4", () => {
  test("counts what may still be asked, so that the number only falls", () => {
    expect(positionOf(stateOf({}), 1)).toEqual({ number: 1, count: 4 });
    expect(positionOf(stateOf({ partner: "yes" }), 2)).toEqual({ number: 2, count: 4 });
    expect(positionOf(stateOf({ partner: "no" }), 3)).toEqual({ number: 2, count: 3 });
    expect(positionOf(stateOf({ partner: "no" }), undefined)).toBeUndefined();
  });

  test.each([
    ["2", 2],
    ["0", 1],
    ["99", 4],
    ["-1", undefined],
    ["2.5", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("the number in an address or a form: %s", (text, part) => {
    expect(readPart(household, text)).toBe(part);
  });

  test("a step without parts has no numbers", () => {
    expect(readPart(step("whole", []), "1")).toBeUndefined();
    const changed = { ...household, partsLetter: "b" };
    expect(readPart(changed, partInForm(changed, 2))).toBe(2);
    expect(["2", "a2", "b2", undefined].map((text) => isOfOtherParts(changed, text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isOfOtherParts(household, "2")).toBe(false);
  });
});
