// Law in time. A benefit's file says of each criterion from which change on it stands, and with which it ends; both systems, the
// model of 2018 and today's law, are made from the same file.

import { criteriaRule, isAnyOf } from "../criteria.ts";
import type {
  AnyOf,
  BenefitCriterion,
  Change,
  Citations,
  Criteria,
  Dated,
  LegalTest,
  Rule,
  Variable,
} from "../declare.ts";
import type { ReformChange } from "../system.ts";

/** It is law from the change on. */
export const from = <T extends object>(change: Change, one: T): T & Dated => ({ ...one, from: change });

/** It was law until the change. */
export const until = <T extends object>(change: Change, one: T): T & Dated => ({ ...one, until: change });

/** From the change on something of it is different. */
export const amended = <T extends BenefitCriterion | AnyOf>(change: Change, one: T, what: Partial<T>): T => ({
  ...one,
  later: [...(one.later ?? []), { ...what, from: change }],
});

/** A day known only by its year or month is the first of it. */
export const firstDay = (since: string | null): string => {
  if (since === null) return "0001-01-01";
  return `${since}${"-01-01".slice(since.length === 4 ? 0 : since.length === 7 ? 3 : 6)}`;
};

const dayOf = ({ since }: Change): string => firstDay(since);

/** @param day YYYY-MM-DD; undefined: as the model of 2018 has it */
const stands = ({ from, until }: Dated, day: string | undefined): boolean =>
  day === undefined ? !from : (!from || dayOf(from) <= day) && (!until || dayOf(until) > day);

function criteriaOn(criteria: Criteria, day: string | undefined, cites: Citations | undefined): Criteria {
  return criteria
    .filter((item) => stands(item, day))
    .map((item) => {
      if (!isAnyOf(item)) return criterionOn(item, day, cites);
      const any = item.any.filter((one) => stands(one, day));
      return { ...asOn(item, day), any: any.map((one) => criterionOn(one, day, cites)) };
    });
}

/** What came with a change cites its own law. */
function criterionOn(
  one: BenefitCriterion,
  day: string | undefined,
  cites: Citations | undefined,
): BenefitCriterion {
  const law = cites && !one.from && (cites.own?.[one.id] ?? cites.law);
  const { madeOf, ...plain } = asOn({ ...one, ...(law && { law }) }, day);
  if (!madeOf) return plain;
  const inner = { law: cites?.law ?? madeOf.law, criteria: criteriaOn(madeOf.criteria, day, cites) };
  return { ...plain, madeOf: inner };
}

function asOn<T extends BenefitCriterion | AnyOf>(
  { from: _, until: __, later = [], ...one }: T,
  day: string | undefined,
): T {
  const since = later.filter((what) => day !== undefined && dayOf(what.from) <= day);
  return Object.assign(one, ...since.map(({ from: ___, ...what }) => what)) as T;
}

function lawOn({ law, criteria, cites }: LegalTest, day: string | undefined): LegalTest {
  const isCited = cites && day !== undefined && dayOf(cites.from) <= day;
  return { law, criteria: criteriaOn(criteria, day, isCited ? cites : undefined) };
}

const datesOf = (item: BenefitCriterion | AnyOf): Change[] => {
  const inner = isAnyOf(item) ? item.any : (item.madeOf?.criteria ?? []);
  const own = [item.from, item.until, ...(item.later ?? []).map((what) => what.from)];
  return [...own.filter((change) => change !== undefined), ...inner.flatMap(datesOf)];
};

const changesOf = ({ from, movedBy = [], benefit }: Rule): Change[] => [
  ...(from ? [from] : []),
  ...movedBy,
  ...(benefit?.cites ? [benefit.cites.from] : []),
  ...(benefit?.criteria.flatMap(datesOf) ?? []),
];

/** As openfisca-aotearoa 12.0.0 reads the law of 2018: without what came or was corrected since. */
export const modelOf = (variables: readonly Variable[]): Variable[] =>
  variables
    .filter((one) => !one.from)
    .map((one) => ({
      ...one,
      rules: one.rules
        .filter((rule) => !rule.from)
        .map((rule) => (rule.benefit ? criteriaRule(lawOn(rule.benefit, undefined), rule.since) : rule)),
    }));

/** One rule for each day on which the law changed. */
export const todayOf = (variables: readonly Variable[]): Variable[] =>
  variables.map((one) => ({
    ...one,
    rules: one.rules
      .flatMap((rule) => rulesInTime(rule))
      .reduce<Rule[]>((all, rule) => [...all.filter(({ since }) => since < rule.since), rule], []),
  }));

function rulesInTime(rule: Rule): Rule[] {
  const { from, benefit, since } = rule;
  if (!benefit) return [from ? { ...rule, since: dayOf(from) } : rule];
  const days = new Set([since, ...changesOf(rule).map(dayOf)]);
  return [...days].sort().map((day) => criteriaRule(lawOn(benefit, day), day));
}

/** Every change that the variables name, the oldest first, with the ids of those that it changes. */
export function changesIn(variables: readonly Variable[]): ReformChange[] {
  const changed = new Map<Change, Set<string>>();
  for (const { id, from, rules } of variables)
    for (const change of [...(from ? [from] : []), ...rules.flatMap(changesOf)])
      changed.set(change, (changed.get(change) ?? new Set()).add(id));
  return [...changed]
    .map(([change, ids]) => ({ ...change, changes: [...ids] }))
    .sort((a, b) => (firstDay(a.since) < firstDay(b.since) ? -1 : 1));
}
