import { expect, test } from "vitest";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { registrationFacts } from "../../../../tests/support/registration-steps.ts";
import { registration } from "../registration.ts";
import type { Fields } from "./kinds.ts";
import { notSent, table } from "./table.ts";

const declared = registration(registrationFacts).steps.flatMap((step) => questionsOf(step, {}));

function* questionsIn(fields: Fields, prefix = ""): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    if ("count" in field) yield field.count;
    if (!("fields" in field)) yield* field.from ?? [prefix + name];
    else yield* questionsIn(field.fields, "count" in field ? `${prefix}${name}[].` : `${prefix}${name}.`);
  }
}

test("every question of the registration is sent or listed as not sent, and each of these questions is asked [birth/sent/every-question]", () => {
  const inTable = [...new Set([...questionsIn(table.fields), ...notSent])];
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
