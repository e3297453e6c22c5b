import { criterion, isAnyOf } from "../criteria.ts";
import type { BenefitCriterion, Bilingual, Criteria, Figures, RulePerson } from "../declare.ts";
import type { Law } from "../law.ts";

type Edit = (before: Criteria) => Criteria;

export const replaced =
  (id: string, one: BenefitCriterion): Edit =>
  (before) =>
    before.map((item) => (item.id === id ? one : item));

export const without =
  (id: string): Edit =>
  (before) =>
    before.filter((item) => item.id !== id);

export const also =
  (...more: readonly BenefitCriterion[]): Edit =>
  (before) => [...before, ...more];

/** One more way to meet the group with this id. */
export const orAlso =
  (group: string, ...more: readonly BenefitCriterion[]): Edit =>
  (before) =>
    before.map((item) =>
      isAnyOf(item) && item.id === group ? { ...item, any: [...item.any, ...more] } : item,
    );

/** Cites today's law for each criterion: by its id, else the benefit's. */
export function cited(law: Law, own: Readonly<Record<string, Law>> = {}): Edit {
  const citing = (one: BenefitCriterion): BenefitCriterion => ({
    ...one,
    law: own[one.id] ?? law,
    ...(one.madeOf && { madeOf: { law, criteria: every(one.madeOf.criteria) } }),
  });
  const every: Edit = (before) =>
    before.map((item) => (isAnyOf(item) ? { ...item, any: item.any.map(citing) } : citing(item)));
  return every;
}

interface DoubtDeclaration<Id extends string, Name extends string> extends Bilingual {
  readonly id: string;
  readonly law: Law;
  readonly uses: readonly Id[];
  readonly parameters?: Readonly<Record<Name, string>>;
  /** Whom the rule is for, where nobody can tell whether it is met. */
  readonly when: (person: RulePerson<Id>, figures: Figures<Name>) => boolean;
  readonly why: Bilingual;
}

/** A rule nobody is asked about, or whose text was not found: where it applies, the benefit is only possible. */
export const doubt = <const Id extends string, const Name extends string = never>({
  when,
  why,
  ...declared
}: DoubtDeclaration<Id, Name>): BenefitCriterion =>
  criterion<Id, Name>({
    ...declared,
    why,
    met: () => true,
    weigh: (person, figures) => (when(person, figures) ? { met: null, why } : undefined),
  });
