// POST /compare: what a household can get under the law of 2018, and under today's.

import { base } from "../base.ts";
import { calculate } from "../calculate.ts";
import { explain } from "../explain.ts";
import { type JsonObject, objectAt } from "../refusal.ts";
import { type ReformChange, ruleAt, type TaxBenefitSystem } from "../system.ts";
import { householdIncome } from "./income-test.ts";
import { firstDay } from "./reform.ts";

interface ComparedBenefit {
  readonly period: string;
  readonly base: boolean;
  /** null: depends on a rule or limit whose value today is unknown. */
  readonly current: boolean | null;
  readonly differs: boolean;
  /** Ids of the changes in force that affect the benefit. */
  readonly changes: readonly string[];
}

export interface Comparisons {
  readonly comparison: Readonly<Record<string, ComparedBenefit>>;
}

/** @param body {"situation": …}: a household as the current rules take it; income flags count for the base only */
export function compare(system: TaxBenefitSystem, body: unknown): Comparisons {
  const situation = objectAt(objectAt(body, []).situation, ["situation"]);
  const { explanations } = explain(system, withoutFlags(situation));
  const before = calculate(base, asOf2018(system, situation)) as Situation;
  const granted = new Map(
    Object.values(before.persons).flatMap((facts) =>
      base.benefits.flatMap((id) => {
        const [value] = Object.values(facts[id] ?? {});
        return typeof value === "boolean" ? [[id, value] as const] : [];
      }),
    ),
  );
  const compared = Object.entries(explanations).map(([id, { period, verdict }]) => {
    const was = granted.get(id) ?? false;
    const changes = concerning(system, id, firstDay(period)).map((change) => change.id);
    return [id, { period, base: was, current: verdict, differs: was !== verdict, changes }] as const;
  });
  return { comparison: Object.fromEntries(compared) };
}

type Facts = Record<string, Record<string, unknown>>;
interface Situation {
  persons: Record<string, Facts>;
  families: Record<string, Facts>;
}

const incomeFlags = new Set(
  [...base.variables.values()]
    .filter(({ valueType, id }) => valueType === "Boolean" && /income.*threshold|_below_income/.test(id))
    .map(({ id }) => id),
);

const toldIncome = (facts: Facts): [string, unknown] | undefined =>
  Object.entries(facts[householdIncome] ?? {}).find(([, value]) => typeof value === "number");

/** Today's rules compare the income themselves, where one was given. */
function withoutFlags(situation: JsonObject): JsonObject {
  const copy = structuredClone(situation) as JsonObject & Partial<Situation>;
  const families = Object.values(copy.families ?? {});
  if (!families.some((facts) => toldIncome(facts))) return copy;
  for (const facts of [...families, ...Object.values(copy.persons ?? {})])
    for (const id of Object.keys(facts)) if (incomeFlags.has(id)) delete facts[id];
  return copy;
}

/** Without what the base does not know; yearly and monthly income are what the household said it has. */
function asOf2018(system: TaxBenefitSystem, situation: JsonObject): JsonObject {
  const copy = structuredClone(situation) as JsonObject & Partial<Situation>;
  const told = Object.values(copy.families ?? {})
    .map(toldIncome)
    .find(Boolean);
  for (const instances of Object.values(copy))
    for (const facts of Object.values(instances as Record<string, Facts>))
      for (const id of Object.keys(facts))
        if (system.variables.has(id) && !base.variables.has(id)) delete facts[id];
  if (told)
    for (const facts of Object.values(copy.persons ?? {})) {
      const [month, dollars] = told as [string, number];
      facts.monthly_income ??= { [month]: dollars / 12 };
      facts.family_scheme__assessable_income ??= { [month.slice(0, 4)]: dollars };
    }
  return copy;
}

/** Includes changes to variables that the benefit reads through others. */
function concerning(system: TaxBenefitSystem, benefit: string, day: string): ReformChange[] {
  const read = new Set<string>();
  const follow = (id: string): void => {
    if (read.has(id)) return;
    read.add(id);
    for (const next of ruleAt(system.variables.get(id)!, day)?.uses ?? []) follow(next);
  };
  follow(benefit);
  const inForce = (system.reform ?? []).filter(({ since }) => firstDay(since) <= day);
  return inForce.filter(({ changes }) => changes.some((id) => read.has(id)));
}
