import type { PaymentId } from "../week/answer.ts";
import { type Benefit, left, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import { mayHaveSuper } from "./nz-super.ts";
import { because } from "./shared/reasons.ts";

const law = "Income Tax Act 2007, s LC 13";
const familyCredits: readonly PaymentId[] = [
  "familyTaxCredit",
  "inWorkTaxCredit",
  "minimumFamilyTaxCredit",
  "bestStart",
];

const why = {
  families: because(
    "gets-working-for-families",
    law,
    "You or your partner can get Working for Families.",
    "Ka taea e koe, e tō hoa rangatira rānei te <en>Working for Families</en>.",
  ),
  benefit: because(
    "earner-on-benefit",
    law,
    "It is not for people with a main benefit or New Zealand Superannuation.",
    "Kāore mō te hunga kei a rātou te penefiti matua, te Penihana Kaumātua rānei.",
  ),
  income: because(
    "earner-income",
    law,
    "Nobody’s own income is within the limits.",
    "Kāore he moni whiwhi ake i waenga i ngā tepe.",
  ),
  paid: because(
    "earner-within-limits",
    law,
    "For each person by their own income.",
    "Mō ia tangata e ai ki tōna ake moni whiwhi.",
  ),
};

function creditOf(income: number, { figure }: Reckoning): number {
  if (income < figure("independent_earner_tax_credit.income_from")) return 0;
  const over = Math.max(0, Math.floor(income - figure("independent_earner_tax_credit.abatement_threshold")));
  const full = figure("independent_earner_tax_credit.annual");
  return Math.max(0, full - figure("independent_earner_tax_credit.abatement_rate") * over);
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, earnings, main, of } = reckoning;
  const credits = earnings.map(({ wages, leave }) => creditOf(wages + leave, reckoning));
  if (!credits.some(left)) return no(why.income);
  // Who has superannuation has no credit; a partner may have one.
  const hasSuper = facts.adults.map((adult) => mayHaveSuper(adult) && of("nzSuper").verdict === "yes");
  const yearly = credits.reduce((sum, credit, at) => sum + (hasSuper[at] ? 0 : credit), 0);
  if (main !== "none" || !left(yearly)) return no(why.benefit);
  if (familyCredits.some((id) => of(id).verdict === "yes")) return no(why.families);
  return yes(yearly / weeks, why.paid);
}

export const independentEarnerTaxCredit: Benefit = {
  id: "independentEarnerTaxCredit",
  name: {
    en: "Independent Earner Tax Credit",
    mi: "<en>Independent Earner Tax Credit</en> (he whiwhinga tāke mā ngā kaimahi)",
  },
  law,
  adds: "cash",
  rule,
};
