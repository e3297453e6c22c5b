import { type Benefit, left, no, type Outcome, type Reckoning, unknown, weeks, yes } from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { because, shared } from "./reasons.ts";
import { childrenInCare, hasChildsBenefit, meetsResidence } from "./working-for-families.ts";

const law = "Income Tax Act 2007";
/** Hours of work for wages a week (section MA 7). */
const hoursNeeded = { single: 20, couple: 30 };

const why = {
  hours: because(
    "not-full-time-wages",
    `${law}, ss MA 7, ME 1`,
    "It is for wages of 20 hours a week or more, 30 of a couple together.",
    "Mō ngā utu o te 20 hāora neke atu i te wiki, 30 mō te tokorua ngātahi.",
  ),
  childsBenefit: because(
    "not-for-childs-benefit",
    `${law}, s ME 1`,
    "It is not for children with Orphans or Unsupported Child’s Benefit.",
    "Kāore mō ngā tamariki kei a rātou te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei.",
  ),
  income: because(
    "above-minimum",
    `${law}, s ME 1`,
    "Your income after tax is above the minimum.",
    "Kei runga ake tō moni whiwhi i muri i te tāke i te iti rawa.",
  ),
  onLeave: because(
    "minimum-on-leave",
    `${law}, s MA 7`,
    "Whether weeks of leave count as full-time work was not found.",
    "Kāore i kitea mēnā ka kīia ngā wiki whakamatuatanga he mahi wā-katoa.",
  ),
  paid: because(
    "up-to-minimum",
    `${law}, ss ME 1–ME 3`,
    "What your income after tax lacks of the minimum.",
    "Te mea e ngaro ana i tō moni whiwhi i muri i te tāke ki te iti rawa.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure, main, netOfTax } = reckoning;
  const inCare = childrenInCare(reckoning);
  if (inCare.length === 0) return no(facts.children.length === 0 ? shared.noChild : otherParent);
  const counting = inCare.filter((child) => meetsResidence(reckoning, child));
  if (counting.length === 0) return no(residence);
  if (counting.every((child) => hasChildsBenefit(reckoning, child))) return no(why.childsBenefit);
  const employed = facts.adults.filter(({ kind }) => kind === "employed");
  const hours = employed.reduce((sum, adult) => sum + adult.hours, 0);
  if (hours < hoursNeeded[facts.isCouple ? "couple" : "single"]) return no(why.hours);
  if (main !== "none") return no(shared.mainBenefit);
  const yearly = figure("minimum_family_tax_credit.net_income") - netOfTax;
  if (!left(yearly)) return no(why.income);
  return employed.some(({ leave }) => leave !== null)
    ? unknown(null, why.onLeave)
    : yes(yearly / weeks, why.paid);
}

export const minimumFamilyTaxCredit: Benefit = {
  id: "minimumFamilyTaxCredit",
  name: { en: "Minimum Family Tax Credit", mi: "<en>Minimum Family Tax Credit</en>" },
  law: `${law}, ss MA 7, ME 1–ME 3`,
  rule,
};
