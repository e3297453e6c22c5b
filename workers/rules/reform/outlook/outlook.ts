import { calculate } from "../../calculate.ts";
import { figuresAt, Simulation } from "../../engine.ts";
import { explain } from "../../explain.ts";
import type { BenefitExplanation, Explanations } from "../../explanation.ts";
import { type Period, parsePeriod } from "../../periods.ts";
import { objectAt, refuse } from "../../refusal.ts";
import { readSituation } from "../../situation.ts";
import type { TaxBenefitSystem } from "../../system.ts";
import { rates, type TaxCreditRates } from "../amounts/tax-credits.ts";
import { taxCreditFamilyOf } from "../amounts/variables.ts";
import { captions } from "./captions.ts";
import { Changes, type ChangeThatTurns } from "./changes.ts";
import { type Chart, chartOf } from "./chart.ts";
import { asking, setIncome } from "./copy.ts";
import { type FamilyFacts, familyOf, type SentSituation } from "./family.ts";
import { type AmountValues, amountVariables, type HowMuch, howMuch } from "./how-much.ts";
import { type OtherPaymentTold, othersFor } from "./others.ts";
import { mainBenefits } from "./others-list.ts";
import { overTime, type Turn } from "./over-time.ts";

/** Verdicts with their reasons, and what follows from a household beyond them. */
export interface Outlook {
  explanations: Explanations["explanations"];
  /** The verdicts of the household once the expected baby is there. */
  later?: Readonly<Record<string, Pick<BenefitExplanation, "verdict">>>;
  now: HowMuch & { chart?: Chart };
  fromBirth?: HowMuch & { chart?: Chart };
  /** By benefit variable, for those that are refused. */
  changes: Readonly<Record<string, readonly ChangeThatTurns[]>>;
  overTime: readonly Turn[];
  others: readonly OtherPaymentTold[];
  captions: typeof captions;
}

interface Asked {
  /** One household under each possible answer to an unanswered question, as for /explain. */
  situations: SentSituation[];
  /** The household once the expected baby is there. */
  later?: SentSituation;
}

/** @param body see `Asked` */
export function outlook(system: TaxBenefitSystem, body: unknown): Outlook {
  if (!system.variables.has(amountVariables[0]!)) refuse([], "Only today’s rules have an outlook.", 404);
  const { situations, later } = objectAt(body, []) as unknown as Asked;
  const { explanations } = explain(system, { situations });
  const afterwards = later && explain(system, { situations: [later] }).explanations;
  const family = familyOf(situations[0]!, monthOf(explanations).start);
  const can = (variable: string) => variable in explanations && explanations[variable]!.verdict !== false;
  const probably = (variable: string) => explanations[variable]?.verdict === true;
  const canGetBenefit = mainBenefits.some(probably);
  const amountsOf = (possible: readonly SentSituation[]) => ({
    ...howMuch(
      possible.map((sent) => valuesOf(system, sent, family)),
      canGetBenefit,
    ),
    ...chartFor(system, possible[0]!, family),
  });
  return {
    explanations,
    ...(afterwards && { later: verdictsOf(afterwards) }),
    now: amountsOf(situations),
    ...(later && { fromBirth: amountsOf([later]) }),
    changes: new Changes(system, situations, family).find(explanations),
    overTime: overTime(family, (variable) => can(variable) || afterwards?.[variable]?.verdict === true),
    others: othersFor(family, probably),
    captions,
  };
}

const verdictsOf = (explanations: Explanations["explanations"]): NonNullable<Outlook["later"]> =>
  Object.fromEntries(Object.entries(explanations).map(([id, { verdict }]) => [id, { verdict }]));

function monthOf(explanations: Explanations["explanations"]): Period {
  const month = parsePeriod(Object.values(explanations)[0]?.period ?? "");
  return month?.unit === "MONTH"
    ? month
    : refuse(["situations", "0"], "Ask for a benefit of the applicant, by null, in a month.");
}

function valuesOf(system: TaxBenefitSystem, sent: SentSituation, family: FamilyFacts): AmountValues {
  const asked = asking(sent, amountVariables, family);
  calculate(system, asked);
  const values = asked.persons[family.applicant]!;
  return Object.fromEntries(
    amountVariables.map((id) => [id, Number(Object.values(values[id] ?? {})[0] ?? 0)]),
  );
}

/** With the eligibility that the household has at no income: the abatement is all that income changes. */
function chartFor(system: TaxBenefitSystem, sent: SentSituation, family: FamilyFacts): { chart?: Chart } {
  if (family.income === undefined || family.income < 0) return {};
  const poor = asking(sent, [], family);
  setIncome(poor, family, 0);
  const situation = readSituation(system, poor);
  const month = parsePeriod(family.day.slice(0, 7))!;
  const person = new Simulation(situation).at(month).person(situation.persons.indexOf(family.applicant));
  const figures = figuresAt(system, rates, month) as unknown as TaxCreditRates;
  const chart = chartOf(taxCreditFamilyOf(person), family.income, figures);
  return chart ? { chart } : {};
}
