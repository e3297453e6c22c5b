import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStep } from "../../../tests/support/random-steps.ts";
import type { Answers } from "../answers.ts";
import { question, section, step, when } from "../builders.ts";
import { choice, yesNo } from "../fields/choice.tsx";
import { text } from "../fields/text.tsx";
import { questionsOf } from "../questions.ts";
import { all, any, fromEarlierSteps, is, not, onServer } from "./condition.ts";
import { prune } from "./prune.ts";
import { mapConditions } from "./simplify.ts";

const simplify = (step: Parameters<typeof mapConditions>[0], earlier: Answers) =>
  mapConditions(step, (condition) =>
    condition.op === "fromEarlierSteps" ? condition.holds(earlier) : undefined,
  );
const isKnown = fromEarlierSteps((earlier) => earlier.known === "yes");
const who = question(choice(["mother", "father", "other"]), { offers: { father: isKnown } });
const page = step("page", [
  section("parents", { who, ...when(isKnown, { name: question(text({ max: 9 })) }) }),
  section("father", { phone: question(text({ max: 9 })) }, isKnown),
  section("empty", {}),
]);
const known = simplify(page, { known: "yes" });
const unknown = simplify(page, { known: "no" });
const names = (of: typeof page) => questionsOf(of, {}).map(({ name }) => name);

describe("What earlier steps have settled", () => {
  test("a question that can never be asked is gone, and so is a section that has nothing else", () => {
    expect(names(unknown)).toEqual(["who"]);
    expect(unknown.sections.map(({ name }) => name)).toEqual(["parents", "empty"]);
  });

  test("a question that is always asked hangs on nothing any more", () => {
    expect(names(known)).toEqual(["who", "name", "phone"]);
    expect(questionsOf(known, {}).map(({ when }) => when)).toEqual([all(), all(), all()]);
  });

  test("an option that is not offered is gone from its question, and choosing it is no answer", () => {
    expect(questionsOf(known, {})[0]?.field.options).toEqual(["mother", "father", "other"]);
    expect(questionsOf(unknown, {})[0]?.field.options).toEqual(["mother", "other"]);
  });

  test("what hangs on answers of the page, typed ones too, stays as it is", () => {
    const typed = onServer(({ name }) => name === "x");
    const open = step("open", [
      section("all", {
        one: question(yesNo()),
        two: question(yesNo(), { when: all(isKnown, any(not(is("one", "yes")), typed)) }),
      }),
    ]);
    const [, two] = questionsOf(simplify(open, { known: "yes" }), {});
    expect(two?.when).toEqual(any(not(is("one", "yes")), typed));
  });

  test("a note that can never hold is gone", () => {
    const noted = { ...page, notes: [{ id: "n", after: "who", when: isKnown, kind: "warning" as const }] };
    expect(simplify(noted, { known: "no" }).notes).toEqual([]);
    expect(simplify(noted, { known: "yes" }).notes?.[0]?.when).toEqual(all());
  });

  test("whatever was typed, the same is asked and the same answers count as before", () => {
    fc.assert(
      fc.property(anyStep, ({ made, answers }) => {
        const before = prune(made, answers);
        const after = prune(simplify(made, {}), answers);
        expect(after.answers).toEqual(before.answers);
        expect(after.questions.map(({ name }) => name)).toEqual(before.questions.map(({ name }) => name));
      }),
      { numRuns: 300 },
    );
  });
});
