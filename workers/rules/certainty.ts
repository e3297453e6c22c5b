// Nobody is refused because of a limit alone that is out of date or was never found.

import type { BenefitCriterion, Bilingual, Certainty, Comparison, IncomeLimit, Weighing } from "./declare.ts";
import type { ParameterKnowledge } from "./parameters/declare.ts";
import type { TaxBenefitSystem } from "./system.ts";

export interface Weighed {
  /** null: depends on a rule or limit whose value today is unknown. */
  readonly met: boolean | null;
  readonly certainty: Certainty;
  /** Only where it is unknown. */
  readonly why?: Bilingual;
  readonly compared?: Comparison;
}

/**
 * An income this many times an out-of-date limit is above today's as well: since 2018,
 * no review has raised a limit by more than 46 % (Childcare Subsidy, 1 April 2023).
 */
export const widestReview = 1.5;

export const isFarAbove = (income: number, limitAtMost: number, margin = widestReview): boolean =>
  income >= limitAtMost * margin;

/** The most that one yearly review has raised a benefit by since 2019 (1 April 2022 and 2023). */
const largestReview = 1.0722;

/** How many times its figures a limit can be today: for each review that was missed as much as the largest raised. */
function marginOf(figures: readonly ParameterKnowledge[], day: string): number {
  const missed = figures.map(({ outOfDateSince }) =>
    outOfDateSince === undefined || outOfDateSince > day
      ? 0
      : Number(day.slice(0, 4)) -
        Number(outOfDateSince.slice(0, 4)) +
        (day.slice(5) < outOfDateSince.slice(5) ? 0 : 1),
  );
  return Math.min(widestReview, largestReview ** Math.max(0, ...missed));
}

export const whys = {
  notTold: {
    en: "We were not told your household’s income",
    mi: "Kāore mātou i whakamōhiotia ki te moni whiwhi o tō kāinga",
  },
  notSourced: {
    en: "We have not found today’s income limit for this payment",
    mi: "Kāore anō mātou kia kite i te tepe moni whiwhi o nāianei mō tēnei utu",
  },
  reviewed: {
    en: "This limit is reviewed every year, and we have not found the newest one",
    mi: "Ka arotakehia tēnei tepe ia tau, ā, kāore anō mātou kia kite i te mea hou rawa",
  },
  perhapsHigher: {
    en: "Your income is above the newest limit we know, but that one is out of date and today’s may be higher",
    mi: "Kei runga ake tō moni whiwhi i te tepe hou rawa e mōhiotia ana e mātou, engari kua tawhito tērā, ā, tērā pea he teitei ake te tepe o nāianei",
  },
  farAbove: {
    en: "The newest limit we know is out of date, but your income is so far above it that today’s would not change this",
    mi: "Kua tawhito te tepe hou rawa e mōhiotia ana e mātou, engari nā te teitei o tō moni whiwhi kāore tēnei e rerekē i te tepe o nāianei",
  },
  secondHand: {
    en: "We have this figure from a newspaper or another third party, not from the agency itself",
    mi: "Nō tētahi nūpepa, nō tētahi atu rōpū rānei tēnei nama, ehara nō te tari tonu",
  },
} satisfies Record<string, Bilingual>;

const said = ({ en, mi }: Bilingual): Bilingual => ({ en, mi });

export const known = (met: boolean): Weighed => ({ met, certainty: "known" });

export function weighed(
  weighing: Weighing,
  criterion: BenefitCriterion,
  system: TaxBenefitSystem,
  day: string,
): Weighed {
  if (!("income" in weighing)) {
    const { met, why } = weighing;
    return { met, certainty: met === null ? "not-sourced" : "known", ...(why && { why: said(why) }) };
  }
  if (weighing.income < 0) return { met: null, certainty: "known", why: whys.notTold };
  return Number.isNaN(weighing.limit)
    ? withoutLimit(weighing)
    : withLimit(weighing, madeOf(weighing, criterion, system, day), day);
}

/** A limit is at least nothing, and at most the highest it can be. */
function withoutLimit({ income, limitAtMost, why = whys.notSourced }: IncomeLimit): Weighed {
  if (income === 0) return known(true);
  if (limitAtMost !== undefined && isFarAbove(income, limitAtMost)) return known(false);
  return { met: null, certainty: "not-sourced", why: said(why) };
}

function withLimit(weighing: IncomeLimit, figures: readonly ParameterKnowledge[], day: string): Weighed {
  const compared = comparison(weighing, figures);
  const met = isBelow(weighing, marginOf(figures, day));
  const { income, limit, limitAtMost = limit } = weighing;
  if (compared.isOutOfDate) {
    const open = weighing.why && income < limitAtMost ? said(weighing.why) : whys.perhapsHigher;
    const why = met === null ? open : met ? whys.reviewed : whys.farAbove;
    return { met, certainty: "out-of-date", why, compared };
  }
  if (met === null && weighing.why)
    return { met, certainty: "not-sourced", why: said(weighing.why), compared };
  if (compared.confidence === "secondary")
    return { met, certainty: "secondary", why: whys.secondHand, compared };
  return { met, certainty: "known", compared };
}

function isBelow(
  { income, incomeAtMost = income, limit, limitAtMost = limit, surelyBelow = limit }: IncomeLimit,
  margin: number,
): boolean | null {
  if (incomeAtMost < surelyBelow) return true;
  return isFarAbove(income, limitAtMost, margin) ? false : null;
}

const madeOf = (
  { of }: IncomeLimit,
  { parameters }: BenefitCriterion,
  system: TaxBenefitSystem,
  day: string,
): ParameterKnowledge[] =>
  of.flatMap((name) => system.parameters.get(parameters[name]!)?.knownAt?.(day) ?? []);

/** As old as its oldest out-of-date figure, else as new as its newest; as certain as its least certain one. */
function comparison(
  { income, limit, limitAtMost, per, isAfterTax, children }: IncomeLimit,
  figures: readonly ParameterKnowledge[],
): Comparison {
  const newestFirst = [...figures].sort((a, b) => (a.from < b.from ? 1 : -1));
  const outOfDate = newestFirst.findLast((one) => one.isOutOfDate);
  const { from, source } = outOfDate ?? newestFirst[0]!;
  const share = per === "week" ? 52 : 1;
  return {
    value: cents(income / share),
    limit: cents(limit / share),
    ...(limitAtMost !== undefined && { limitAtMost: cents(limitAtMost / share) }),
    unit: isAfterTax ? "dollars after tax" : "dollars before tax",
    per,
    ...(children !== undefined && { children }),
    limitFrom: from,
    source,
    confidence: figures.every(({ confidence }) => confidence === "primary") ? "primary" : "secondary",
    isOutOfDate: outOfDate !== undefined,
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
