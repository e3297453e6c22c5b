import { whys } from "./certainty.ts";
import { flatten, isAnyOf, say } from "./criteria.ts";
import type { BenefitCriterion, Bilingual, Criteria } from "./declare.ts";
import { figuresAt } from "./engine.ts";
import type { CriterionSentence } from "./explanation.ts";
import { parsePeriod } from "./periods.ts";
import { ruleAt, type TaxBenefitSystem } from "./system.ts";

/** What uncertain criteria say, and the changes of a reform. */
const textsOfReform = ({ reform, doubts = [] }: TaxBenefitSystem): CriterionSentence[] =>
  reform ? [...named(whys), ...doubts, ...reform.map(({ id, en, mi }) => ({ id, en, mi }))] : [];

const named = (texts: Readonly<Record<string, Bilingual>>): CriterionSentence[] =>
  Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** Each once, for translators to check. `day`: YYYY-MM-DD, whose law decides the amounts. */
export function reasonTexts(system: TaxBenefitSystem, day: string): CriterionSentence[] {
  const period = parsePeriod(day)!;
  const texts = system.benefits.flatMap((id) =>
    textsOf(ruleAt(system.variables.get(id)!, day)?.benefit?.criteria ?? []),
  );
  const all = [...texts, ...textsOfReform(system)];
  return [...new Map(all.map((text) => [text.en, text])).values()];

  function textsOf(criteria: Criteria): CriterionSentence[] {
    const groups = criteria
      .filter(isAnyOf)
      .flatMap(({ id, en, mi, unmet }) => [{ id, en, mi }, ...(unmet ? [{ id, ...unmet }] : [])]);
    return [...groups, ...flatten(criteria).flatMap(textOf)];
  }

  function textOf(criterion: BenefitCriterion): CriterionSentence[] {
    const figures = figuresAt(system, criterion.parameters, period);
    const own = { id: criterion.id, en: say(criterion.en, figures), mi: say(criterion.mi, figures) };
    const { unmet } = criterion;
    const other = unmet ? [{ id: criterion.id, en: say(unmet.en, figures), mi: say(unmet.mi, figures) }] : [];
    return [own, ...other, ...textsOf(criterion.madeOf?.criteria ?? [])];
  }
}
