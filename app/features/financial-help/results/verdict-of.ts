import { dayInNewZealand } from "#app/nz/date.ts";
import type { Criterion, Rules } from "#app/server/neighbours/rules.ts";
import { type BenefitId, benefits } from "../benefits.ts";
import type { Household } from "../request/household.ts";
import type { Threshold } from "../request/thresholds.ts";
import { limitsAreRules, situationOf } from "../request/to-situation.ts";
import { readVerdicts, type Verdict } from "./verdicts.ts";

interface RulesToday {
  readonly neighbours: { readonly rules: Rules };
  readonly request: { readonly now: Date };
}

export interface BenefitVerdict {
  readonly verdict: Verdict;
  /** Empty when our reasons contradict the engine's verdict. */
  readonly criteria: readonly Criterion[];
}

/** For a household that another service knows. @returns undefined when the rules engine does not answer */
export async function verdictOf(
  benefit: BenefitId,
  household: Household,
  thresholds: readonly Threshold[],
  { neighbours: { rules }, request: { now } }: RulesToday,
): Promise<BenefitVerdict | undefined> {
  const variables = await rules.variables();
  if (!variables.ok) return undefined;
  const known = new Set(Object.keys(variables.value));
  const firstDay = `${dayInNewZealand(now).slice(0, 7)}-01`;
  const context = { variables: known, thresholds, area: undefined, firstDay };
  const situation = situationOf(household, context, [benefit]);
  const explanationOf = async () => {
    const explained = await rules.explain([situation]);
    return explained.ok ? explained.value.explanations[benefits[benefit]] : undefined;
  };
  if (limitsAreRules(context)) return explanationOf();
  const [calculated, explanation] = await Promise.all([rules.calculate(situation), explanationOf()]);
  const verdict = calculated.ok ? readVerdicts(calculated.value.persons.applicant)[benefit] : undefined;
  if (typeof verdict !== "boolean") return undefined;
  return { verdict, criteria: explanation?.verdict === verdict ? explanation.criteria : [] };
}
