import { rates, type TaxCreditRates } from "../../benefits/shared/working-for-families.ts";
import { Budget } from "../../budget.ts";
import { figuresAt } from "../../engine.ts";
import {
  explainHouseholds,
  householdsIn,
  type PossibleHousehold,
  variantOf,
  verdictsOf,
} from "../../explain.ts";
import type { BenefitExplanation, Explanations } from "../../explanation.ts";
import { type Period, parsePeriod } from "../../periods.ts";
import { objectAt, refuse } from "../../refusal.ts";
import type { TaxBenefitSystem } from "../../system.ts";
import { taxCreditFamilyOf } from "../amounts/variables.ts";
import { captions } from "./captions.ts";
import { Changes, type ChangeThatTurns } from "./changes.ts";
import { type Chart, chartOf } from "./chart.ts";
import { asking, setIncome } from "./copy.ts";
import { type FamilyFacts, familyOf, type SentSituation } from "./family.ts";
import { type AmountValues, amountVariables, type HowMuch, howMuch } from "./how-much.ts";
import { type OtherPaymentTold, othersFor } from "./others.ts";
import { overTime, type Turn } from "./over-time.ts";

type Verdicts = Readonly<Record<string, Pick<BenefitExplanation, "verdict">>>;

export interface Outlook {
  explanations: Explanations["explanations"];
  /** Once the expected baby is there. */
  later?: Verdicts;
  now: HowMuch & { chart?: Chart };
  fromBirth?: HowMuch & { chart?: Chart };
  /** By benefit variable, for refused ones. */
  changes: Readonly<Record<string, readonly ChangeThatTurns[]>>;
  overTime: readonly Turn[];
  others: readonly OtherPaymentTold[];
  captions: typeof captions;
}

interface Asked {
  /** One household with each possible answer to an unanswered question, as for /explain. */
  situations: SentSituation[];
  /** The same once the expected baby is there. */
  later?: SentSituation[];
}

export function outlook(system: TaxBenefitSystem, body: unknown): Outlook {
  if (!system.variables.has(amountVariables[0]!)) refuse([], "Only today’s rules have an outlook.", 404);
  const { situations, later } = objectAt(body, []) as unknown as Asked;
  const budget = new Budget();
  const households = householdsIn(system, { situations }, budget);
  const first = households[0]!.body as unknown as SentSituation;
  const { explanations } = explainHouseholds(system, households);
  const householdsLater = later && householdsIn(system, { situations: later }, budget);
  const afterwards = householdsLater && verdictsOf(householdsLater);
  const family = familyOf(first, monthOf(explanations).start);
  const can = (variable: string) => variable in explanations && explanations[variable]!.verdict !== false;
  const grantedBy = (found: Verdicts) => (variable: string) => found[variable]?.verdict === true;
  const probably = grantedBy(explanations);
  const howMuchIn = (possible: readonly PossibleHousehold[], found: Verdicts) => ({
    ...howMuch(
      possible.map((household) => valuesOf(household, family)),
      grantedBy(found),
    ),
    ...chartFor(possible[0]!, family),
  });
  return {
    explanations,
    ...(afterwards && { later: afterwards }),
    now: howMuchIn(households, explanations),
    ...(afterwards && { fromBirth: howMuchIn(householdsLater, afterwards) }),
    changes: new Changes(households, family).find(explanations),
    overTime: overTime(family, (variable) => can(variable) || afterwards?.[variable]?.verdict === true),
    others: othersFor(family, probably),
    captions,
  };
}

function monthOf(explanations: Explanations["explanations"]): Period {
  const month = parsePeriod(Object.values(explanations)[0]?.period ?? "");
  return month?.unit === "MONTH"
    ? month
    : refuse(["situations", "0"], "Ask for a benefit of the applicant, by null, in a month.");
}

function valuesOf({ simulation, path }: PossibleHousehold, { applicant, day }: FamilyFacts): AmountValues {
  const { persons, system } = simulation.situation;
  const period = parsePeriod(day.slice(0, 7))!;
  const instance = persons.indexOf(applicant);
  const amountOf = (id: string) =>
    simulation.answer({ variable: system.variables.get(id)!, instance, period, answers: {}, path });
  return Object.fromEntries(amountVariables.map((id) => [id, Number(amountOf(id))]));
}

/** Assumes the eligibility at no income: the abatement is all that income changes. */
function chartFor(household: PossibleHousehold, family: FamilyFacts): { chart?: Chart } {
  if (family.income === undefined || family.income < 0) return {};
  const poor = asking(household, [], family);
  setIncome(poor, family, 0);
  const { simulation } = variantOf(household, { ...poor });
  const { system, persons } = simulation.situation;
  const month = parsePeriod(family.day.slice(0, 7))!;
  const person = simulation.at(month).person(persons.indexOf(family.applicant));
  const figures = figuresAt(system, rates, month) as unknown as TaxCreditRates;
  const chart = chartOf(taxCreditFamilyOf(person), family.income, figures);
  return chart ? { chart } : {};
}
