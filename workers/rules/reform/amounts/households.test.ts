import { describe, expect, test } from "vitest";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { situationsToday } from "#app/features/financial-help/results/find-results.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { payments, twelveHouseholds } from "../../../../tests/support/twelve-households.ts";
import { currentRules } from "../index.ts";
import type { HowMuch } from "../outlook/how-much.ts";
import { outlook } from "../outlook/outlook.ts";

const system = currentRules();
const nameOf = Object.fromEntries(Object.entries(payments).map(([name, variable]) => [variable, name]));
const amountsOf = ({ payments: found }: HowMuch) =>
  Object.fromEntries(found.map(({ payment, amount }) => [nameOf[payment] ?? payment, amount.en]));
const inWords = (verdict: boolean | null | undefined) =>
  verdict === null ? "possibly" : verdict ? "probably" : "not";

describe("Twelve households reckoned by hand, in November 2026 (README.md beside the rules)", () => {
  test.each(twelveHouseholds.map((one) => [one.told, one] as const))("%s", (_, known) => {
    const { answers } = prune(questionnaire, known.answers);
    const context = {
      variables: new Set(system.variables.keys()),
      thresholds: [],
      area: known.area,
      firstDay: "2026-11-01",
    };
    const found = outlook(system, situationsToday(answers, context));
    const verdicts = Object.keys(known.verdicts).map((name) => [
      name,
      inWords(found.explanations[payments[name as keyof typeof payments]]?.verdict),
    ]);
    expect(Object.fromEntries(verdicts)).toEqual(known.verdicts);
    expect(amountsOf(found.now)).toMatchObject(known.now);
    if (known.total) expect(found.now.total?.amount.en).toBe(known.total);
    if (known.fromBirth) {
      expect(amountsOf(found.fromBirth!)).toMatchObject(known.fromBirth.amounts);
      expect(found.fromBirth!.total?.amount.en).toBe(known.fromBirth.total);
    }
  });
});
