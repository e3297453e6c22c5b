import { known, type Weighed, weighed } from "./certainty.ts";
import { isAnyOf, say } from "./criteria.ts";
import type {
  AnyOf,
  BenefitCriterion,
  Bilingual,
  CriterionWords,
  Figures,
  LegalTest,
  RulePerson,
  VariableValue,
} from "./declare.ts";
import { figuresAt, type InputRead, noting, type PeriodState, type Simulation } from "./engine.ts";
import type { UsedAnswer } from "./explanation.ts";
import { inForceFrom, type Law } from "./law.ts";
import { idsOf, type ParsedSituation, type RequestedValue } from "./situation.ts";
import { parameterAt, ruleAt, type TaxBenefitSystem } from "./system.ts";

export interface CriterionReason extends Weighed {
  readonly criterion: BenefitCriterion;
  readonly group?: AnyOf;
  readonly law: Law;
  readonly figures: Figures;
  readonly inputs: ReadonlySet<InputRead>;
  readonly situation: ParsedSituation;
}

/** None where the answer itself was sent. @throws Refusal for a period of the wrong length */
export function reasonsFor(simulation: Simulation, question: RequestedValue): CriterionReason[] {
  const { state, rule } = simulation.computationFor(question);
  return rule ? reasonsOf(rule.benefit!, state, question.instance) : [];
}

function reasonsOf({ law, criteria }: LegalTest, state: PeriodState, instance: number): CriterionReason[] {
  return criteria.flatMap((item) => {
    if (isAnyOf(item)) return item.any.flatMap((one) => reason(one, law, state, instance, item));
    const inner = item.madeOf && state.computation(item.id).rule ? item.madeOf : undefined;
    return inner ? reasonsOf(inner, state, instance) : reason(item, law, state, instance);
  });
}

/** None where the criterion does not apply. */
function reason(
  criterion: BenefitCriterion,
  law: Law,
  state: PeriodState,
  instance: number,
  group?: AnyOf,
): CriterionReason[] {
  const { simulation, period } = state;
  const { system } = simulation.situation;
  const figures = figuresAt(system, criterion.parameters, period);
  const person = state.person(instance) as RulePerson;
  const { decided, inputs } = noting(simulation, (): Weighed | undefined => {
    const met = criterion.met(person, figures);
    if (!criterion.weigh || isAnswered(criterion, state)) return known(met);
    const weighing = criterion.weigh(person, figures);
    return weighing && weighed(weighing, criterion, system, period.start);
  });
  const { situation } = simulation;
  return decided
    ? [{ ...decided, criterion, group, law: criterion.law ?? law, figures, inputs, situation }]
    : [];
}

const isAnswered = ({ weighs }: BenefitCriterion, state: PeriodState): boolean =>
  weighs !== undefined && state.computation(weighs).rule === undefined;

/** @param day YYYY-MM-DD */
export const wordsOf = (
  { criterion, law, figures }: CriterionReason,
  system: TaxBenefitSystem,
  day: string,
): Bilingual & { unmet?: Bilingual; inForceFrom: string | null } => ({
  ...sentence(criterion, figures),
  ...(criterion.unmet && { unmet: sentence(criterion.unmet, figures) }),
  inForceFrom: since(criterion, law, system, day),
});

const sentence = ({ en, mi }: CriterionWords, figures: Figures): Bilingual => ({
  en: say(en, figures),
  mi: say(mi, figures),
});

/** Keyed by "variable instance". */
export const usedBy = ({
  inputs,
  situation,
}: CriterionReason): Map<string, Omit<UsedAnswer, "value"> & { value: VariableValue }> =>
  new Map(
    [...inputs].flatMap(({ variable, instance: index, value }) => {
      if (value === undefined) return [];
      const instance = idsOf(variable, situation)[index]!;
      return [[`${variable.id} ${instance}`, { variable: variable.id, instance, value }]];
    }),
  );

function since(criterion: BenefitCriterion, law: Law, system: TaxBenefitSystem, day: string): string | null {
  if (law.from !== undefined) return law.from;
  const starts = Object.values(criterion.parameters).map((id) => parameterAt(system, id, day).since);
  if (criterion.since) starts.push(criterion.since);
  for (const id of criterion.uses) {
    const rule = ruleAt(system.variables.get(id)!, day);
    if (rule && rule.since !== "0001-01-01") starts.push(rule.since);
  }
  return inForceFrom(law, starts.sort().at(-1));
}
