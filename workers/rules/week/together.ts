// The lawful combinations: each main benefit that the household can get, and none.

import type { Figures } from "../../amounts/figures.ts";
import { weeks } from "../benefits/declare.ts";
import { benefits } from "../benefits/index.ts";
import { type MainBenefitId, type MainChoice, mainBenefitIds, paymentIds } from "./answer.ts";
import type { Facts } from "./facts.ts";
import { HouseholdReckoning, nothingInPayment } from "./reckoning.ts";

export interface Option {
  readonly main: MainChoice;
  readonly total: number;
  readonly cash: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly reckoning: HouseholdReckoning;
}

const beside = paymentIds.filter((id) => benefits[id].adds);

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

function optionOf(facts: Facts, figures: Figures, main: MainChoice, net: number): Option {
  const reckoning = new HouseholdReckoning(facts, figures, { main, net });
  const { earnings, mainGross, tax, levy, familyIncome } = reckoning;
  const earned = earnings.reduce((sum, { wages, leave }) => sum + wages + leave, 0);
  const superannuation = familyIncome - earned - mainGross - facts.otherIncome;
  let total = (familyIncome - tax - levy) / weeks;
  const parts: Record<string, number> = {
    earned: cents(earned / weeks),
    mainBenefitGross: cents(mainGross / weeks),
    tax: -cents(tax / weeks),
    accLevy: -cents(levy / weeks),
    ...(facts.otherIncome > 0 && { otherIncome: cents(facts.otherIncome / weeks) }),
    ...(superannuation > 1e-6 && { nzSuperGross: cents(superannuation / weeks) }),
    ...(main !== "none" && { [`${main}Net`]: net }),
  };
  let inKind = 0;
  for (const id of beside) {
    const { verdict, weekly } = reckoning.of(id);
    if (verdict !== "yes" || !weekly) continue;
    if (cents(weekly) > 0) parts[id] = cents(weekly);
    total += weekly;
    if (benefits[id].adds === "help") inKind += weekly;
  }
  return { main, total: cents(total), cash: cents(total - inKind), parts, reckoning };
}

/** What the household could have together by these figures, the best first; of equals a main benefit. */
export function optionsOf(facts: Facts, figures: Figures): Option[] {
  const alone = optionOf(facts, figures, nothingInPayment.main, nothingInPayment.net);
  const benefits = mainBenefitIds.flatMap((id: MainBenefitId) => {
    const { verdict, weekly } = alone.reckoning.of(id);
    return verdict === "yes" && weekly ? [optionOf(facts, figures, id, weekly)] : [];
  });
  return [...benefits, alone].sort((a, b) => b.total - a.total);
}
