import type { Exclusion } from "../declare.ts";
import { sources } from "./sources.ts";
// What Orphan's Benefit and Unsupported Child's Benefit have in common (Social Security Act 2018, sections 43 to 48).

import type { ChildFacts } from "../../week/facts.ts";
import { cents, isHere, no, type Outcome, type Reckoning } from "../declare.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018, ss 43–48";
const youngestCarer = 18;
/** The lowest rate is for those below the first age, the highest from the last; those between were not found. */
const [lowestUntil, highestFrom] = [5, 14];

const why = {
  carerAge: because("carer-18", law, "The carer is 18 or older.", "Kua eke te kaitiaki ki te 18 tau."),
  residence: because(
    "carer-or-child-resident",
    law,
    "The child lives here as a citizen or resident, or you have been here for 12 months.",
    "E noho ana te tamaiti i konei hei kirirarau, hei kainoho rānei, kua 12 marama rānei koe i konei.",
  ),
  between: because(
    "rate-by-age",
    law,
    "The rate goes by the child’s age. That between 5 and 13 was not found.",
    "Kei te pakeke o te tamaiti te utu. Kāore i kitea tērā mō te 5 ki te 13.",
  ),
  paid: because(
    "for-each-child-by-age",
    law,
    "A rate for each child by age, whatever your income.",
    "He utu mō ia tamaiti e ai ki te pakeke, ahakoa tō moni whiwhi.",
  ),
};

export function childsBenefit(
  { facts, figure }: Reckoning,
  payment: "orphans_benefit" | "unsupported_childs_benefit",
  children: readonly ChildFacts[],
): Outcome {
  if (children.length === 0) return no(shared.noChild);
  if (!facts.adults.some(({ age }) => age >= youngestCarer)) return no(why.carerAge);
  const settled = facts.adults.some((adult) => isHere(adult) && adult.years >= 1);
  const resident = children.filter(({ isResident }) => isResident || settled);
  if (resident.length === 0) return no(why.residence);
  const [low, high] = [figure(`${payment}.weekly.lowest`), figure(`${payment}.weekly.highest`)];
  let [least, most] = [0, 0];
  for (const { age } of resident) {
    least += age >= highestFrom ? high : low;
    most += age < lowestUntil ? low : high;
  }
  const isKnown = least === most;
  return {
    verdict: "yes",
    weekly: cents((least + most) / 2),
    ...(!isKnown && { range: [cents(least), cents(most)] as const }),
    why: [isKnown ? why.paid : why.between],
  };
}

export const insteadOfTaxCredits: Exclusion = {
  id: "child-of-others",
  en: "For a child you get Orphans or Unsupported Child’s Benefit for, there is no Family Tax Credit and no Best Start",
  mi: "Mō te tamaiti e whiwhi ana koe i te <en>Orphans Benefit</en>, i te <en>Unsupported Child’s Benefit</en> rānei, kāore he whiwhinga tāke <en>Family Tax Credit</en>, kāore hoki he <en>Best Start</en>",
  between: [
    [
      "social_security__eligible_for_orphans_benefit",
      "social_security__eligible_for_unsupported_childs_benefit",
    ],
    ["family_scheme__qualifies_for_family_tax_credit", "best_start__eligibility"],
  ],
  scope: "child",
  since: null,
  act: "Pages of Work and Income and of Inland Revenue",
  source: [
    {
      title: "Work and Income, Unsupported Child’s Benefit",
      address: "https://www.workandincome.govt.nz/products/a-z-benefits/unsupported-childs-benefit.html",
    },
    sources.governmentPayments,
  ],
  confidence: "primary",
};
