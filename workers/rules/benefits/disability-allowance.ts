import type { AmountId } from "../../amounts/table.ts";
import { type Benefit, cents, isHere, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { because, shared } from "./shared/reasons.ts";

const law = "Social Security Act 2018";
const adultAge = 18;

const why = {
  noCosts: because(
    "no-costs-of-disability",
    `${law}, s 85`,
    "Nobody has costs because of a disability.",
    "Kāore he utu nā te hauātanga.",
  ),
  income: because(
    "disability-income",
    `${law}, Schedule 5 Part 3`,
    "Your income is above the limit.",
    "Kei runga ake tō moni whiwhi i te tepe.",
  ),
  paid: because(
    "costs-up-to-most",
    `${law}, ss 85–87, Schedule 4 Part 9`,
    "The costs of each person, up to a maximum.",
    "Ko ngā utu o ia tangata, tae ki te mōrahi.",
  ),
};

/** The clause of Schedule 5 Part 3 for the household. */
function incomeLimit({ isCouple, dependants: children, adults }: Reckoning["facts"]): AmountId {
  if (isCouple) return "disability_allowance.income_limit.clause_12";
  if (children.length > 1) return "disability_allowance.income_limit.clause_14";
  if (children.length === 1) return "disability_allowance.income_limit.clause_13";
  return adults[0]!.age < adultAge
    ? "disability_allowance.income_limit.clause_10"
    : "disability_allowance.income_limit.clause_11";
}

function rule({ facts, figure, main, weeklyIncome, weeklyLeave }: Reckoning): Outcome {
  const costs = [...facts.adults, ...facts.children].flatMap(
    ({ told }) => told.disability?.costsWeekly || [],
  );
  if (costs.length === 0) return no(why.noCosts);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  if (main === "none" && weeklyIncome + weeklyLeave > figure(incomeLimit(facts))) return no(why.income);
  const most = figure("disability_allowance.weekly_maximum");
  return yes(cents(costs.reduce((sum, cost) => sum + Math.min(cost, most), 0)), why.paid);
}

export const disabilityAllowance: Benefit = {
  id: "disabilityAllowance",
  name: { en: "Disability Allowance", mi: "<en>Disability Allowance</en>" },
  law: `${law}, ss 85–87, Schedule 4 Part 9, Schedule 5 Part 3`,
  adds: "cash",
  rule,
};
