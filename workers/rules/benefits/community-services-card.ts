import type { AmountId } from "../../amounts/table.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, unknown, weeks, yes } from "./declare.ts";
import { because, shared } from "./reasons.ts";

const law = "Health Entitlement Cards Regulations 1993, r 8";
/** Pay has grown by as much since the last limits that were found, those of 2018; the limits follow prices, so by less. */
const growthAtMost = 1.45;
const [smallestFamily, largestFamily] = [2, 6];

const why = {
  comes: because(
    "comes-with",
    law,
    "It comes with a main benefit, the Accommodation Supplement and social housing.",
    "Ka tae mai i te taha o te penefiti matua, te <en>Accommodation Supplement</en> me te whare pāpori.",
  ),
  below: because(
    "below-card-limit",
    law,
    "Your income is below the limit of 2018, the last that was found.",
    "Kei raro tō moni whiwhi i te tepe o 2018, te mea whakamutunga i kitea.",
  ),
  near: because(
    "card-limit-not-found",
    law,
    "Your income is above the limit of 2018. Today’s was not found and is higher.",
    "Kei runga ake tō moni whiwhi i te tepe o 2018. Kāore i kitea tō nāianei, he teitei ake.",
  ),
  credits: because(
    "credits-may-count",
    law,
    "Whether tax credits count as income was not found.",
    "Kāore i kitea mēnā ka kīia ngā whiwhinga tāke he moni whiwhi.",
  ),
  above: because(
    "above-card-limit",
    law,
    "Your income is far above the limit.",
    "Kei runga noa atu tō moni whiwhi i te tepe.",
  ),
};

function incomeLimit({ facts, figure }: Reckoning): number {
  const { isCouple, dependants: children, livesAlone } = facts;
  const limits = "community_services_card.income_limit";
  const people = (isCouple ? 2 : 1) + children.length;
  if (children.length === 0) {
    const alone = livesAlone ? "single_alone" : "single_sharing";
    return figure(`${limits}.${isCouple ? "couple" : alone}`);
  }
  const family = Math.min(largestFamily, Math.max(smallestFamily, people));
  const further = Math.max(0, people - largestFamily) * figure(`${limits}.further_person`);
  return figure(`${limits}.family_${family}` as AmountId) + further;
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, main, familyIncome, of } = reckoning;
  if (!facts.adults.some(isHere) && of("familyTaxCredit").verdict === "no") return no(shared.notResident);
  if (main !== "none" || facts.housing === "social") return yes(null, why.comes);
  const supplement = of("accommodationSupplement").verdict;
  if (supplement === "yes") return yes(null, why.comes);
  const limit = incomeLimit(reckoning);
  if (familyIncome >= limit * growthAtMost) return no(why.above);
  if (familyIncome >= limit) return unknown(null, why.near);
  const credits = (of("familyTaxCredit").weekly ?? 0) + (of("inWorkTaxCredit").weekly ?? 0);
  return familyIncome + credits * weeks < limit ? yes(null, why.below) : unknown(null, why.credits);
}

export const communityServicesCard: Benefit = {
  id: "communityServicesCard",
  name: { en: "Community Services Card", mi: "Kāri Ratonga Hapori" },
  law,
  rule,
};
