import { expect, test } from "vitest";
import { answerTo } from "#app/forms/answers.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { askedParts } from "#app/wizard/parts.ts";
import { coupleAnswers, singleParentAnswers } from "../../../../../tests/support/childcare-answers.ts";
import { application, applicationFacts } from "../../../../../tests/support/childcare-steps.ts";
import { providerRows } from "./children/provider-rows.ts";

/** A service is searched and chosen on its page, which is shown again after each. */
const pressesOfSearches = (answers: typeof coupleAnswers): number =>
  2 * providerRows(answers).filter((row) => answerTo(answers, `${row}.provider_identifier`)).length;

const onlyFirstChild = Object.fromEntries(
  Object.entries({ ...coupleAnswers, "children.rows": "1" }).filter(
    ([name]) => !/^children\[[12]/.test(name),
  ),
);

test.each([
  ["one child alone", singleParentAnswers, 12],
  ["a couple with one child", onlyFirstChild, 19],
  ["a couple with three children at three services", coupleAnswers, 27],
])("%s answers on at most as many pages [childcare/wizard/few-pages]", (_, answers, most) => {
  const { steps } = evaluate(application(applicationFacts), answers, "en");
  const pages = steps
    .filter(({ step, earlier }) => step.name !== "review" && step.isSkipped?.(earlier) !== true)
    .map((state) => Math.max(1, askedParts(state).length))
    .reduce((sum, each) => sum + each, pressesOfSearches(answers));
  expect(pages).toBeLessThanOrEqual(most);
});
