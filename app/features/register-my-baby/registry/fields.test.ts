import { expect, test } from "vitest";
import { questionsByField } from "#app/forms/payload/table.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { registration, registrationFacts } from "../../../../tests/support/registration-steps.ts";
import { notSent, table } from "./table.ts";

const declared = registration(registrationFacts).steps.flatMap((step) => questionsOf(step, {}));

test("every question of the registration is sent or listed as not sent, and each of these questions is asked [birth/sent/every-question]", () => {
  const sent = [...questionsByField(table)].flatMap(({ questions }) => questions);
  const inTable = [...new Set([...sent, ...notSent])];
  const asked = declared.flatMap((question) => [
    question.template,
    ...controlsOf({ ...question, name: question.template }),
  ]);
  expect(inTable.filter((name) => !asked.includes(name))).toEqual([]);
  const isSent = (name: string) => inTable.includes(name);
  expect(
    declared
      .filter(
        (question) =>
          !isSent(question.template) && !controlsOf({ ...question, name: question.template }).some(isSent),
      )
      .map(({ name }) => name),
  ).toEqual([]);
});
