import type { ChildFacts } from "../week/facts.ts";
import { type Benefit, type Figure, left, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { isOnParentalLeave } from "./main-benefit.ts";
import { because } from "./reasons.ts";
import { careFactor, childrenInCare, hasChildsBenefit, meetsResidence } from "./working-for-families.ts";

const law = "Income Tax Act 2007";
const until = 3;
/** Children born before have their first year without an income test. */
export const testedFromBirth = "2026-04-01";

const why = {
  age: because(
    "no-child-under-3",
    `${law}, s MG 1`,
    "It is for children until their third birthday.",
    "Mō ngā tamariki tae noa ki te huritau tuatoru.",
  ),
  onLeave: because(
    "best-start-after-leave",
    `${law}, s MG 1`,
    "It begins when Paid Parental Leave ends.",
    "Ka tīmata ina mutu te utu whakatā tiaki pēpi.",
  ),
  income: because(
    "best-start-income-takes-all",
    `${law}, s MG 3`,
    "The income of the family takes all of it.",
    "Ka pau katoa i te moni whiwhi o te whānau.",
  ),
  instead: because(
    "best-start-childs-benefit",
    `${law}, s MG 1`,
    "Orphans or Unsupported Child’s Benefit is paid for the child instead.",
    "Ka utua kētia te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei mō te tamaiti.",
  ),
  paid: because(
    "for-each-young-child",
    `${law}, ss MG 1–MG 3`,
    "For each child under 3; income above the limit lowers each of them.",
    "Mō ia tamaiti kei raro i te 3; ka whakaheke te moni whiwhi i runga ake i te tepe i tēnā, i tēnā.",
  ),
};

const isTested = ({ born, age }: ChildFacts): boolean => age >= 1 || born >= testedFromBirth;

/** For one child, dollars a year: each has its own abatement (section MG 3). @param income of the family in a year */
export function bestStartOf(
  child: { readonly share: number; readonly isTested: boolean },
  income: number,
  figure: Figure,
): number {
  const over = Math.max(0, Math.floor(income - figure("best_start.abatement_threshold")));
  const abated = child.isTested ? over * figure("best_start.abatement_rate") : 0;
  return Math.max(0, figure("best_start.annual") * child.share - abated);
}

function rule(reckoning: Reckoning): Outcome {
  const { figure, facts, familyIncome } = reckoning;
  const young = facts.children.filter(({ age }) => age < until);
  if (young.length === 0) return no(why.age);
  const inCare = childrenInCare(reckoning).filter(({ age }) => age < until);
  if (inCare.length === 0) return no(otherParent);
  const resident = inCare.filter((child) => meetsResidence(reckoning, child));
  if (resident.length === 0) return no(residence);
  const counting = resident.filter((child) => !hasChildsBenefit(reckoning, child));
  if (counting.length === 0) return no(why.instead);
  // While leave payments run for the youngest, nothing is paid for it.
  const youngest = isOnParentalLeave(reckoning) ? counting.at(-1)!.born : undefined;
  const yearly = counting
    .filter(({ born }) => born !== youngest)
    .map((child) => ({ share: careFactor(child), isTested: isTested(child) }))
    .reduce((sum, child) => sum + bestStartOf(child, familyIncome, figure), 0);
  if (left(yearly)) return yes(yearly / weeks, why.paid);
  return no(youngest && counting.every(({ born }) => born === youngest) ? why.onLeave : why.income);
}

export const bestStart: Benefit = {
  id: "bestStart",
  name: { en: "Best Start", mi: "<en>Best Start</en>" },
  law: `${law}, ss MG 1–MG 4, MF 7`,
  rule,
};
