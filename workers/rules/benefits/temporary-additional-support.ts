import type { AmountId } from "../../amounts/table.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, unknown, weeks } from "./declare.ts";
import { because, shared } from "./shared/reasons.ts";

const act = "Social Security Act 2018";
const youngestAlone = 18;

const why = {
  income: because(
    "support-income",
    `${act}, Schedule 5`,
    "Your income is above the limit.",
    "Kei runga ake tō moni whiwhi i te tepe.",
  ),
  assets: because(
    "support-savings",
    `${act}, Schedule 5`,
    "Your cash and savings are above the limit.",
    "Kei runga ake ō moni putu i te tepe.",
  ),
  costs: because(
    "essential-costs",
    `${act}, Part 2`,
    "It is for people whose money does not cover what they must pay. We do not ask about all of that.",
    "Mō te hunga kāore e rahi ana ō rātou moni mō ngā utu waiwai. Kāore mātou e ui mō ērā katoa.",
  ),
};

/** Which of the two clauses for sole parents is whose was not found: the higher refuses nobody wrongly. */
function incomeLimit({ isCouple, dependants, adults }: Reckoning["facts"]): AmountId {
  const limits = "temporary_additional_support.income_limit";
  if (isCouple) return `${limits}.couple`;
  if (dependants.length > 0) return `${limits}.sole_parent_clause_9`;
  return adults[0]!.age < youngestAlone ? `${limits}.single_16` : `${limits}.single_18`;
}

/** What it comes to depends on costs that nobody is asked, so no sum is given. */
function rule({ facts, figure, weeklyIncome, weeklyLeave, mainGross }: Reckoning): Outcome {
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  if (weeklyIncome + weeklyLeave + mainGross / weeks > figure(incomeLimit(facts))) return no(why.income);
  const isAlone = !facts.isCouple && facts.dependants.length === 0;
  const most = figure(`temporary_additional_support.asset_limit.${isAlone ? "lower" : "couple"}`);
  return facts.assets > most ? no(why.assets) : unknown(null, why.costs);
}

export const temporaryAdditionalSupport: Benefit = {
  id: "temporaryAdditionalSupport",
  name: {
    en: "Temporary Additional Support",
    mi: "<en>Temporary Additional Support</en> (he tautoko tāpiri mō te wā poto)",
  },
  law: `${act}, Part 2, Schedule 5`,
  rule,
};
