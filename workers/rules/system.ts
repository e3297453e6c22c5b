import type { Bilingual, Change, Rule, Variable } from "./declare.ts";
import type { Parameter } from "./parameters/declare.ts";
import { refuse } from "./refusal.ts";

/** OpenFisca's term: variables, parameters and a version. A reform makes a new one from another. */
export interface TaxBenefitSystem {
  readonly name: string;
  readonly version: string;
  /** For /spec. */
  readonly description: string;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** In the order of their modules. */
  readonly benefits: readonly string[];
  /** The oldest change first. */
  readonly reform?: readonly ReformChange[];
  /** What criteria say where nobody can tell, for translators. */
  readonly doubts?: readonly (Bilingual & { readonly id: string })[];
}

export interface ReformChange extends Change {
  /** Ids of variables. */
  readonly changes: readonly string[];
}

interface SystemParts {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly variables: Iterable<Variable>;
  readonly parameters: Iterable<Parameter>;
  readonly reform?: readonly ReformChange[];
  readonly doubts?: TaxBenefitSystem["doubts"];
}

export function taxBenefitSystem({ variables, parameters, ...named }: SystemParts): TaxBenefitSystem {
  const byId = new Map([...variables].map((one) => [one.id, one]));
  return {
    ...named,
    variables: byId,
    parameters: new Map([...parameters].map((one) => [one.id, one])),
    benefits: [...byId.values()].filter(({ isBenefit }) => isBenefit).map(({ id }) => id),
  };
}

/** None before the first rule's day (YYYY-MM-DD). */
export function ruleAt({ rules }: Variable, day: string): Rule | undefined {
  for (let at = rules.length - 1; at >= 0; at--) if (rules[at]!.since <= day) return rules[at];
  return undefined;
}

/** `day`: YYYY-MM-DD. Without a value that day: NaN for an amount that need not be known, otherwise a Refusal. */
export function parameterAt(
  { parameters }: TaxBenefitSystem,
  id: string,
  day: string,
): { value: number; since: string } {
  const { values, mayBeUnknown } = parameters.get(id)!;
  let since = "";
  for (const start in values) if (start <= day && start > since) since = start;
  const value = since ? values[since]! : null;
  if (value === null && !mayBeUnknown) refuse([], `The parameter ${id} has no value at ${day}.`);
  return { value: value ?? Number.NaN, since };
}
