// OpenFisca's Reform: a new system made from another by dated changes.

import { criteriaRule, flatten } from "../criteria.ts";
import type { Bilingual, Criteria, Rule, Variable } from "../declare.ts";
import type { Parameter } from "../parameters/declare.ts";
import { type ReformChange, type TaxBenefitSystem, taxBenefitSystem } from "../system.ts";

/** One dated change: what it says of itself, and what it makes different from its day on. */
export interface Change extends Omit<ReformChange, "changes"> {
  /** New variables, and those that replace one of the same id. */
  readonly variables?: readonly Variable[];
  /** New rules of variables there are, by id. */
  readonly rules?: Readonly<Record<string, Omit<Rule, "since">>>;
  /** What becomes of a benefit's criteria, by the benefit's id. */
  readonly criteria?: Readonly<Record<string, (before: Criteria) => Criteria>>;
  /** Variables whose limits are other amounts from this day on; the amounts have their own dates. */
  readonly limits?: readonly string[];
}

interface ReformParts {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly variables: readonly Variable[];
  readonly changes: readonly Change[];
  /** What limits say that cannot be told. */
  readonly doubts: readonly (Bilingual & { readonly id: string })[];
}

/** Days of which only the year or the month is known begin with it. */
export const firstDay = (since: string | null): string => {
  if (since === null) return "0001-01-01";
  return `${since}${"-01-01".slice(since.length === 4 ? 0 : since.length === 7 ? 3 : 6)}`;
};

/** The changes are applied in the order of their days. */
export function reform(
  base: TaxBenefitSystem,
  { parameters, variables, changes, doubts, ...named }: ReformParts,
): TaxBenefitSystem {
  const all = new Map([...base.variables, ...variables.map((one) => [one.id, one] as const)]);
  const inOrder = [...changes].sort((a, b) => (firstDay(a.since) < firstDay(b.since) ? -1 : 1));
  for (const change of inOrder) apply(change, all);
  const criteria = [...all.values()].flatMap(({ rules }) => flatten(rules.at(-1)?.benefit?.criteria ?? []));
  return taxBenefitSystem({
    ...named,
    doubts: [...doubts, ...criteria.flatMap(({ id, why }) => (why ? [{ id, ...why }] : []))],
    variables: all.values(),
    parameters: [...base.parameters.values(), ...parameters],
    reform: inOrder.map(described),
  });
}

function apply(
  { since, variables = [], rules = {}, criteria = {} }: Change,
  all: Map<string, Variable>,
): void {
  const day = firstDay(since);
  for (const one of variables) all.set(one.id, one);
  for (const [id, rule] of Object.entries(rules)) addRule(all, id, { ...rule, since: day });
  for (const [id, edit] of Object.entries(criteria)) {
    const { law, criteria: before } = all.get(id)!.rules.at(-1)!.benefit!;
    addRule(all, id, criteriaRule({ law, criteria: edit(before) }, day));
  }
}

function addRule(all: Map<string, Variable>, id: string, rule: Rule): void {
  const variable = all.get(id)!;
  all.set(id, { ...variable, rules: [...variable.rules.filter(({ since }) => since < rule.since), rule] });
}

function described({
  variables = [],
  rules = {},
  criteria = {},
  limits = [],
  ...told
}: Change): ReformChange {
  const { id, en, mi, since, kind, act, source, checked, confidence } = told;
  const changes = [
    ...variables.map((one) => one.id),
    ...Object.keys(rules),
    ...Object.keys(criteria),
    ...limits,
  ];
  return { id, en, mi, since, kind, act, source, checked, confidence, changes: [...new Set(changes)] };
}
