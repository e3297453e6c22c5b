import { describe, expect, it } from "vitest";
import { base } from "./base.ts";
import { calculate } from "./calculate.ts";
import { oracleCases, requestOf } from "./oracle-for-tests.ts";

const cases = oracleCases();

describe("the results of the original rules engine", () => {
  it("are kept for 240 households and 40 edge cases", () => {
    expect(cases.filter(({ answers }) => answers)).toHaveLength(240);
    expect(cases.filter(({ answers }) => !answers)).toHaveLength(40);
  });

  it.each(cases.map((one) => [one.name, one] as const))("are the same for %s", (_, one) => {
    const answered = calculate(base, requestOf(one)) as typeof one.input;
    expect(answered.persons.applicant).toMatchObject(one.output.persons.applicant);
    expect(answered).toMatchObject(one.input);
  });
});
