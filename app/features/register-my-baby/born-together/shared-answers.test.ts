import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { birthAnswers, dayAnswers } from "../../../../tests/support/births.ts";
import { registration, registrationFacts } from "../../../../tests/support/registration-steps.ts";
import { bornWith } from "../registry/born-with.ts";
import { ordersLeft } from "./registered-child.ts";
import { isShared, sharedAnswers } from "./shared-answers.ts";

const wizard = registration(registrationFacts);
const twin = { ...birthAnswers, "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "1 of 2" };

/** Asked of every child anew. */
const own: Readonly<Record<string, RegExp>> = {
  "child-details": /^child\.(firstNames|sex|aliveAtBirth|hasDied|multipleBirthOrder)$/,
  "other-services": /declarationAccepted|msd\.notify/,
  "manage-best-start-payments": /./,
  "buy-birth-certificates": /./,
  review: /./,
};

describe("what children born together share", () => {
  test.each(wizard.steps)("every question of $name is filled in, or asked anew", (step) => {
    const undecided = questionsOf(step, {}).filter(
      ({ name }) => isShared(step.name, name) === (own[step.name]?.test(name) ?? false),
    );
    expect(undecided.map(({ name }) => name)).toEqual([]);
  });

  test("all of it is carried over, and nothing else [registered/confirmation/twins]", () => {
    const shared = sharedAnswers(evaluate(wizard, { ...twin, "bestStart.wanted": "no" }, "en"));
    const expected = wizard.steps.slice(0, 5).flatMap((step) =>
      questionsOf(step, twin)
        .filter(({ name }) => !own[step.name]?.test(name))
        .flatMap(controlsOf)
        .filter((control) => Object.hasOwn(twin, control)),
    );
    expect(Object.keys(shared).sort()).toEqual(expected.sort());
    expect(shared).toMatchObject({
      "child.surname": "Tāne",
      "child.birthDate.day": "01",
      "bestStart.wanted": "no",
    });
  });

  test.each([
    ["together", "together"],
    ["alone", "alone"],
    ["ownDevice", undefined],
  ])(
    "who fills in the form (%s) is carried over unless the other parent agreed on their own phone",
    (who, kept) => {
      const answers = {
        "fillingIn.who": who,
        "fillingIn.parent": "mother",
        ...(who === "alone" ? { "fillingIn.reason": "dead" } : {}),
      };
      const shared = sharedAnswers(evaluate(wizard, { ...twin, ...answers }, "en"));
      expect(shared["fillingIn.who"]).toBe(kept);
    },
  );

  test("answers to questions that are not asked stay behind", () => {
    const unknown = { ...twin, fatherKnown: "no", ...dayAnswers("parentRelationshipDate", "2015-02-07") };
    const shared = Object.keys(sharedAnswers(evaluate(wizard, unknown, "en")));
    expect(shared.filter((name) => /^(father\.|parentRelationship)/.test(name))).toEqual([]);
  });
});

test.each<[string | undefined, string[], string[]]>([
  [undefined, [], []],
  ["1 of 2", [], ["2 of 2"]],
  ["2 of 2", [], ["1 of 2"]],
  ["2 of 2", ["1 of 2"], []],
  ["1 of 3", [], ["2 of 3", "3 of 3"]],
  ["2 of 3", [], ["1 of 3", "3 of 3"]],
  ["3 of 3", ["2 of 3"], ["1 of 3"]],
  ["6 of 6", ["1 of 6", "2 of 6", "3 of 6", "4 of 6"], ["5 of 6"]],
  // Two were given one number, or the number of children was corrected.
  ["1 of 2", ["1 of 2"], []],
  ["2 of 3", ["1 of 2"], ["3 of 3"]],
  ["1 of 2", ["2 of 3", "3 of 3"], []],
])("whose turn it is after %s, beside %j: %j", (order, others, left) => {
  expect(
    ordersLeft(
      order,
      others.map((each) => ({ order: each })),
    ),
  ).toEqual(left);
});

test.each<[string | undefined, string[]]>([
  ["2 of 2", ["Twin of registration ABC123, 1 of 2"]],
  ["3 of 3", ["Triplet of registration ABC123, 1 of 2"]],
  [undefined, []],
])("the registrar reads of %s: %j", (order, lines) => {
  const answers: Answers = order ? { "child.multipleBirthOrder": order } : {};
  expect(bornWith(answers, [{ reference: "ABC123", order: "1 of 2" }])).toEqual(lines);
});
