// OpenFisca's Reform: dated changes make a new system from another.

import { criteriaRule, flatten } from "../criteria.ts";
import type { Bilingual, Criteria, Rule, Variable } from "../declare.ts";
import type { Parameter } from "../parameters/declare.ts";
import { type ReformChange, type TaxBenefitSystem, taxBenefitSystem } from "../system.ts";

export interface Change extends Omit<ReformChange, "changes"> {
  /** New ones, and those that replace one with the same id. */
  readonly variables?: readonly Variable[];
  /** By variable id. */
  readonly rules?: Readonly<Record<string, Omit<Rule, "since">>>;
  /** By benefit id. */
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
  /** Said where a limit cannot be told. */
  readonly doubts: readonly (Bilingual & { readonly id: string })[];
}

/** A day known only by its year or month is the first of it. */
export const firstDay = (since: string | null): string => {
  if (since === null) return "0001-01-01";
  return `${since}${"-01-01".slice(since.length === 4 ? 0 : since.length === 7 ? 3 : 6)}`;
};

/** Changes apply in the order of their days. */
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
