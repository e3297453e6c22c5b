import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { type OracleCase, oracleCases, requestOf } from "#workers/rules/oracle-for-tests.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import type { Threshold } from "./thresholds.ts";
import { toSituation } from "./to-situation.ts";

// The households were asked with the limits of 2018.
const file = new URL("../../../../workers/open-data/records/thresholds.csv", import.meta.url);
const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
const thresholds = lines.map((line) => {
  const cells = line.split(",");
  return Object.fromEntries(
    head.split(",").map((name, index) => [name, cells[index]]),
  ) as unknown as Threshold;
});

const households = oracleCases().filter(({ answers }) => answers);
/** Every id that any household sends or asks for. */
const variables = new Set(
  households.flatMap((one) => {
    const { persons, families } = requestOf(one);
    return [...Object.values(persons!), ...Object.values(families!)].flatMap(Object.keys);
  }),
);

function answersOf({ answers = {} }: OracleCase): { answers: Answers; area: string | undefined } {
  const { area, ...rest } = answers;
  const flat = (value: unknown, name: string): [string, string | string[]][] => {
    if (Array.isArray(value)) return [[name, value.map(String)]];
    if (typeof value !== "object" || value === null) return [[name, String(value)]];
    return Object.entries(value).flatMap(([key, inner]) => flat(inner, name ? `${name}.${key}` : key));
  };
  return { answers: Object.fromEntries(flat(rest, "")), area: area ? String(area) : undefined };
}

describe("the request made from a household's answers is the one the original engine was asked [financial-help/request/as-before]", () => {
  test("there are 240 households", () => expect(households).toHaveLength(240));

  test.each(households.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    const { answers, area } = answersOf(one);
    const situation = toSituation(prune(questionnaire, answers).answers, {
      variables,
      thresholds,
      area,
      firstDay: `${one.period}-01`,
    });
    expect(situation).toEqual(requestOf(one));
  });
});
