import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import { fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import { text } from "#app/forms/fields/text.tsx";
import type { Errors } from "#app/forms/validate.ts";
import { backOf, evaluate, firstIncomplete, nearestOpenStep, nextOf, stepNamed } from "./evaluate.ts";
import type { Wizard } from "./wizard.ts";

const one = (name: string) => step(name, [section(name, { [name]: question(text({ max: 9 })) })]);

/** First, second (skipped when the first says so), third (asks only what the first decides), last. */
const wizard: Wizard = {
  steps: [
    one("first"),
    { ...one("second"), isSkipped: (earlier) => earlier.first === "short" },
    {
      ...step("third", [
        section("third", {
          third: question(text({ max: 9 }), {
            when: fromEarlierSteps((earlier) => earlier.first === "long"),
          }),
        }),
      ]),
      checks: (all): Errors => (all.first === all.second ? { third: ["the same"] } : {}),
    },
    one("last"),
  ],
  texts: () =>
    Object.fromEntries(
      ["first", "second", "third", "last"].map((name) => [name, { label: name, short: name }]),
    ),
  isUnlocked: ({ first }) => first !== "never",
};

const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);
const open = (answers: Answers, reached?: number) =>
  names(
    evaluate(wizard, answers, "en", reached === undefined ? {} : { reached }).steps.filter(
      ({ isOpen }) => isOpen,
    ),
  );
const at = (answers: Answers, name: string) => {
  const progress = evaluate(wizard, answers, "en");
  return { progress, state: stepNamed(progress, name)! };
};

const long = { first: "long", second: "b", third: "c", last: "d" };

interface Row {
  sentence: string;
  answers: Answers;
  reached?: number;
  opened: string[];
}

const rows: Row[] = [
  { sentence: "with no answers only the first step can be opened", answers: {}, opened: ["first"] },
  {
    sentence: "a step can be opened when all before it are complete [birth/wizard/order]",
    answers: { first: "long", second: "b" },
    reached: 1,
    opened: ["first", "second", "third"],
  },
  {
    sentence: "a step that was reached and is complete stays open when one before it is not",
    answers: { ...long, second: "" },
    opened: ["first", "second", "third"],
  },
  {
    sentence: "one that was not reached does not",
    answers: { ...long, second: "" },
    reached: 2,
    opened: ["first", "second"],
  },
  {
    sentence: "the last is open only when every step is complete",
    answers: long,
    opened: names(wizard.steps),
  },
  {
    sentence: "faults of several answers together leave a step incomplete",
    answers: { ...long, second: "long" },
    opened: ["first", "second", "third"],
  },
  {
    sentence: "while the wizard is not open only the first step can be opened [birth/wizard/abroad-closes]",
    answers: { ...long, first: "never" },
    opened: ["first"],
  },
];

describe("Which steps can be opened", () => {
  test.each(rows)("$sentence", ({ answers, reached, opened }) =>
    expect(open(answers, reached)).toEqual(opened),
  );
});

describe("Where Next and Back lead", () => {
  test("to the neighbour, jumping over what is passed over", () => {
    const short = { first: "short", last: "d" };
    expect(nextOf(at(short, "first").progress, at(short, "first").state)?.name).toBe("third");
    expect(backOf(at(short, "third").progress, at(short, "third").state)?.name).toBe("first");
    expect(nextOf(at(long, "first").progress, at(long, "first").state)?.name).toBe("second");
    expect(nextOf(at(long, "last").progress, at(long, "last").state)).toBeUndefined();
    expect(backOf(at(long, "first").progress, at(long, "first").state)).toBeUndefined();
  });

  test("whoever asks for a step that is not open is led to the first that is to do", () => {
    const begun = { first: "long" };
    expect(nearestOpenStep(at(begun, "last").progress, at(begun, "last").state).name).toBe("second");
    expect(nearestOpenStep(at(long, "last").progress, at(long, "last").state).name).toBe("last");
    const closed = { first: "never" };
    expect(nearestOpenStep(at(closed, "third").progress, at(closed, "third").state).name).toBe("first");
  });
});

describe("What counts", () => {
  test("answers to what is asked, and nothing else", () => {
    expect(evaluate(wizard, { ...long, first: "other" }, "en").answers).toEqual({
      first: "other",
      second: "b",
      last: "d",
    });
  });

  test("what is derived is seen by steps as if it had been answered, and is no answer", () => {
    const { answers, steps } = evaluate(wizard, { second: "b" }, "en", { derived: { first: "long" } });
    expect([answers, steps[2]?.answers, firstIncomplete({ answers, steps })?.name]).toEqual([
      { second: "b" },
      {},
      "first",
    ]);
    expect(names(steps[2]?.step.sections ?? [])).toEqual(["third"]);
  });

  test("a question that earlier steps rule out is gone from its step", () => {
    expect(at({ first: "short" }, "third").state.step.sections).toEqual([]);
  });
});
