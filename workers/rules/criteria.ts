// The verdict and the reasons come from the same criteria, so they cannot disagree.

import type {
  AnyOf,
  BenefitCriterion,
  Bilingual,
  Citations,
  Criteria,
  CriterionText,
  CriterionWords,
  Figures,
  LegalTest,
  Rule,
  RulePerson,
  Variable,
  Weighing,
} from "./declare.ts";
import { yesNo } from "./declare.ts";
import type { Law } from "./law.ts";

interface CriterionDeclaration<Id extends string, Name extends string> {
  readonly id: string;
  readonly en: CriterionText<Name>;
  readonly mi: CriterionText<Name>;
  readonly unmet?: CriterionWords<Name>;
  readonly law?: Law;
  readonly since?: string;
  readonly uses?: readonly Id[];
  readonly parameters?: Readonly<Record<Name, string>>;
  readonly quiet?: boolean;
  readonly met: (person: RulePerson<Id>, figures: Figures<Name>) => boolean;
  readonly weigh?: (person: RulePerson<Id>, figures: Figures<Name>) => Weighing | undefined;
  readonly why?: Bilingual;
  readonly weighs?: string;
}

export const criterion = <const Id extends string = never, const Name extends string = never>(
  declared: CriterionDeclaration<Id, Name>,
): BenefitCriterion => ({
  ...(declared as unknown as BenefitCriterion),
  uses: declared.uses ?? [],
  parameters: declared.parameters ?? {},
  quiet: declared.quiet ?? false,
});

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

/** @param unmet said to somebody who meets none of the criteria */
export const any = (id: string, unmet: Bilingual, ...criteria: readonly BenefitCriterion[]): AnyOf => ({
  id,
  en: "One of these:",
  mi: "Ko tētahi o ēnei:",
  unmet,
  any: criteria,
});

export const isAnyOf = (item: BenefitCriterion | AnyOf): item is AnyOf => "any" in item;

export const flatten = (criteria: Criteria): BenefitCriterion[] =>
  criteria.flatMap((item) => (isAnyOf(item) ? item.any : [item]));

const holds = (criteria: Criteria, met: (one: BenefitCriterion) => boolean): boolean =>
  criteria.every((item) => (isAnyOf(item) ? item.any.some(met) : met(item)));

export const say = (words: CriterionText, figures: Figures): string =>
  typeof words === "string" ? words : words(figures);

/** `law` is that of the model; `cites` that of today. */
export const benefit = (
  id: string,
  description: string,
  law: Law,
  criteria: Criteria,
  cites?: Citations,
): Variable => ({
  ...yesNo(id, description, { law: [law.url, ...law.also], rule: criteriaRule({ law, criteria, cites }) }),
  isBenefit: true,
});

/** `law`: cited by criteria that cite nothing of their own. */
export const fromCriteria = (id: string, description: string, law: Law, criteria: Criteria): Variable =>
  yesNo(id, description, { law: [law.url, ...law.also], rule: criteriaRule({ law, criteria }) });

/**
 * A test that several benefits share, as a variable and as a criterion. The words are shown only where
 * the variable's value was sent, so that its own criteria were never evaluated.
 */
export function test(
  id: string,
  description: string,
  law: Law,
  words: { en: string; mi: string },
  criteria: Criteria,
): { variable: Variable; criterion: BenefitCriterion } {
  const asked = criterion({ id, ...words, law, uses: [id], met: (person) => person.is(id) });
  return {
    variable: fromCriteria(id, description, law, criteria),
    criterion: { ...asked, madeOf: { law, criteria } },
  };
}

/** `since`: the first day on which it is law; 0001-01-01 when unknown. */
export function criteriaRule({ law, criteria, cites }: LegalTest, since = "0001-01-01"): Rule {
  const all = flatten(criteria);
  return {
    since,
    uses: [...new Set(all.flatMap((one) => one.uses))],
    parameters: Object.fromEntries(all.flatMap((one) => Object.values(one.parameters).map((id) => [id, id]))),
    evaluate: (person, figures) => holds(criteria, (one) => one.met(person, figuresOf(one, figures))),
    content: () => criteria.map(told).join("\n"),
    benefit: { law, criteria, cites },
  };
}

/** From parameter ids to the criterion's own short names. */
function figuresOf({ parameters }: BenefitCriterion, figures: Figures): Figures {
  const own: Record<string, number> = {};
  for (const name in parameters) own[name] = figures[parameters[name]!]!;
  return own;
}

const told = (item: BenefitCriterion | AnyOf): string =>
  isAnyOf(item) ? `any of: ${item.any.map(toldOne).join("; ")}` : toldOne(item);

const toldOne = ({ id, en, uses, parameters }: BenefitCriterion): string => {
  const names = Object.fromEntries(Object.keys(parameters).map((name) => [name, `{${name}}`]));
  const words = say(en, names as unknown as Figures);
  const figures = Object.entries(parameters).map(([name, of]) => `${name} = ${of}`);
  return [`${id}: ${words}`, uses.length > 0 ? `by ${uses.join(", ")}` : "", ...figures]
    .filter(Boolean)
    .join("; ");
};
