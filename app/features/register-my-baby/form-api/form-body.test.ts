import { describe, expect, test } from "vitest";
import { readFormBody, treeOf } from "#app/wizard/form-api/form-body.ts";
import { birthAnswers } from "../../../../tests/support/births.ts";
import { stillbirth } from "../../../../tests/support/journeys.ts";
import { registration, registrationFacts } from "../../../../tests/support/registration-steps.ts";

const wizard = registration(registrationFacts);
const parsed = (text: string): unknown => JSON.parse(text);
const read = (body: unknown) => readFormBody(body, wizard);

describe("a form as JSON, by the names of the specification", () => {
  test("what was read can be written back", () => {
    const answers = { ...birthAnswers, ...stillbirth.answers };
    const data = parsed(JSON.stringify(treeOf(answers)));
    expect(data).toMatchObject({
      child: { ethnicGroups: ["maori", "nzEuropean"], birthDate: { day: "01", month: "10", year: "2026" } },
      siblings: [{ sex: "female", dateOfBirth: { day: "29" } }, { statusOfChild: "stillborne" }],
    });
    const given = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [name, [answer].flat()]),
    );
    expect(read({ step: 5, data })).toEqual({ is: "form", step: 5, given });
  });

  test.each([
    [{}, 1],
    [{ step: 0 }, 1],
    [{ step: 99 }, wizard.steps.length],
  ])("%j is an empty form at step %i", (body, step) => {
    expect(read(body)).toEqual({ is: "form", step, given: {} });
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "{"],
    ["a list", []],
    ["a name that no step asks", { data: { child: { shoeSize: "4" } } }],
    ["what the product finds out by itself", { data: { registry: { nameIsQueried: "yes" } } }],
    ["a number", { data: { child: { firstNames: 7 } } }],
    ["more than a form", { data: {}, confirmation: {} }],
    ["without end", parsed(`{"data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`)],
    ["a prototype", parsed('{"data":{"__proto__":{"a":"b"}}}')],
    ["half a step", { step: 1.5 }],
  ])("%s is no form", (_, body) => {
    expect(read(body)).toMatchObject({ is: "wrong" });
  });
});
