import { expect, test } from "vitest";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { asDiffering } from "#app/features/financial-help/request/differing.ts";
import { situationsToday } from "#app/features/financial-help/results/find-results.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { family } from "../../../../tests/support/households.ts";
import { twelveHouseholds } from "../../../../tests/support/twelve-households.ts";
import type { Rule } from "../../declare.ts";
import { bodies } from "../../spec/bodies.ts";
import { currentRules } from "../index.ts";
import { outlook } from "./outlook.ts";

const system = currentRules();
const ask = (answers: Answers) =>
  situationsToday(prune(questionnaire, answers).answers, {
    variables: new Set(system.variables.keys()),
    thresholds: [],
    area: "2",
    firstDay: "2026-11-01",
  });
const byDifferences = ({ situations, later }: ReturnType<typeof ask>) => ({
  situations: asDiffering(situations),
  ...(later && { later: asDiffering(later) }),
});
const unsure: Answers = {
  ...family,
  "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown",
  "child.requiresConstantCareAndAttention": "unknown",
  "income.applicant.amount": "1450",
};

test.each([
  ["unsure", unsure] as const,
  ...twelveHouseholds.map(({ told, answers }) => [told, answers] as const),
])("A household told by its differences has the outlook that it has told as a whole: %s", (_, answers) => {
  const whole = ask(answers);
  const differing = byDifferences(whole);
  expect(bodies.outlook.safeParse(differing).success).toBe(true);
  expect(outlook(system, differing)).toEqual(outlook(system, whole));
});

test("What is sent about a household that has 8 possible ones is not eight times as much", () => {
  const whole = ask(unsure);
  expect(whole.situations).toHaveLength(8);
  expect(JSON.stringify(byDifferences(whole)).length).toBeLessThan(JSON.stringify(whole).length / 3);
});

const other = (differs: object) => ({ situations: [ask(family).situations[0], { differs }] });

test.each([
  ["somebody who is not there", { persons: { nobody: { age: { "2026-11-01": 3 } } } }, "none of this name"],
  [
    "what is no variable",
    { persons: { applicant: { nonsense: { "2026-11": 3 } } } },
    "No variable of this name",
  ],
  ["no object", { persons: [] }, "must be of type 'Object'"],
])("A difference in %s is refused", (_, differs, message) => {
  expect(() => outlook(system, other(differs))).toThrow(message);
});

test("With somebody in another role it is another family", () => {
  const { persons, families } = ask(family).situations[0]!;
  const [child] = families.family.children as string[];
  const differs = { families: { family: { children: [child] } } };
  const whole = { persons, families: { family: { ...families.family, children: [child] } } };
  const { explanations } = outlook(system, { situations: [{ persons, families }, { differs }] });
  expect(explanations).toEqual(outlook(system, { situations: [{ persons, families }, whole] }).explanations);
});

/** How often a rule is run for a person or a family: what an outlook costs, on any machine. */
function rulesRunFor(answers: Answers): number {
  let run = 0;
  const counted = (rule: Rule): Rule => ({
    ...rule,
    evaluate: (...given) => {
      run++;
      return rule.evaluate(...given);
    },
  });
  const variables = [...system.variables.values()].map((one) => ({ ...one, rules: one.rules.map(counted) }));
  const counting = { ...system, variables: new Map(variables.map((one) => [one.id, one])) };
  outlook(counting, byDifferences(ask(answers)));
  return run;
}

// 351 and 885; 1,131 while households that differ in nothing that is read were all asked. The outlook of the second then took 8 ms of CPU
// in place of 6.5, on a machine that was busy with other things.
test.each([
  ["2 possible households, and 2 from the birth on", family, 400],
  ["8 and 2", unsure, 950],
])("An outlook of %s runs at most this many rules", (_, answers, most) => {
  expect(rulesRunFor(answers)).toBeLessThanOrEqual(most);
});
