import { benefit } from "../criteria.ts";
import { type Change, yesNo } from "../declare.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { familySchemeBase, fullTimeEarner } from "../variables/family-scheme.ts";
import { noIncomeTestedBenefit, noVeteransFamilyPayment } from "../variables/payments-received.ts";
import { from } from "./dated.ts";
import {
  type Benefit,
  type Exclusion,
  left,
  no,
  type Outcome,
  type Reckoning,
  unknown,
  weeks,
  yes,
} from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { incomeTax, inFamilyScheme, toSections } from "./shared/acts.ts";
import { householdIncome, incomeCriterion, personTest } from "./shared/income-test.ts";
import { mainBenefits } from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";
import {
  childBorn,
  childrenInCare,
  hasChildsBenefit,
  meetsResidence,
} from "./shared/working-for-families.ts";

const limit: Change = {
  id: "minimum-family-tax-credit-limit",
  en: "The Minimum Family Tax Credit is for families whose income after tax is below the amount of the year",
  mi: "Mō ngā whānau kei raro iho tō rātou moni whiwhi i muri i te tāke i te rahi o te tau te whiwhinga tāke <en>Minimum Family Tax Credit</en>",
  since: "2018-07-01",
  kind: "limit",
  act: "Income Tax Act 2007, sections ME 1 and ME 3",
  source: [sources.minimumFamilyTaxCredit, sources.minimumFamilyTaxCreditCopy],
  checked,
  confidence: "secondary",
};

// Income Tax Act 2007, sections ME 1 and ME 3: the family's income after tax is below the year's amount.

const scale = {
  to1: amountParameter("income_tax.threshold.1"),
  to2: amountParameter("income_tax.threshold.2"),
  to3: amountParameter("income_tax.threshold.3"),
  to4: amountParameter("income_tax.threshold.4"),
  rate1: amountParameter("income_tax.rate.1"),
  rate2: amountParameter("income_tax.rate.2"),
  rate3: amountParameter("income_tax.rate.3"),
  rate4: amountParameter("income_tax.rate.4"),
  rate5: amountParameter("income_tax.rate.5"),
};
type Scale = Readonly<Record<keyof typeof scale, number>>;

/** @returns NaN where that day's tax scale is unknown */
function afterTax(income: number, { to1, to2, to3, to4, ...rates }: Scale): number {
  const upTo = [to1, to2, to3, to4, Number.POSITIVE_INFINITY];
  const each = [rates.rate1, rates.rate2, rates.rate3, rates.rate4, rates.rate5];
  let below = 0;
  let tax = 0;
  for (const [step, rate] of each.entries()) {
    tax += Math.max(0, Math.min(income, upTo[step]!) - below) * rate;
    below = upTo[step]!;
  }
  return income - tax;
}

/** No rate of income tax is above 39 %. */
const leastLeft = 0.61;

export const sharedUnevenly = {
  id: "income-after-tax",
  en: "It depends on your income after tax, and so on how much each of you earns",
  mi: "Kei te āhua o tō kōrua moni whiwhi i muri i te tāke, nō reira ki te nui o ngā moni ka whiwhi tēnā me tēnā o kōrua",
};

const minimumFlag = "family_scheme__minimum_family_tax_credit_income_under_threshold";

const minimumTest = personTest({
  flag: minimumFlag,
  uses: ["has_supporting_partner", "family_scheme__number_of_children", "own_income"],
  parameters: { ...scale, net: amountParameter("minimum_family_tax_credit.net_income") },
  where: { householdIncome, afterTax, leastLeft, sharedUnevenly },
  limit: (person, { net, ...taxed }) => {
    if (person.family.number("family_scheme__number_of_children") === 0) return undefined;
    const gross = person.family.number(householdIncome);
    const isCouple = person.is("has_supporting_partner");
    const partners = isCouple ? (person.family.withRole("partner")[0]?.number("own_income") ?? -1) : -1;
    const shares = partners >= 0 && partners <= gross ? [partners, gross - partners] : undefined;
    // Each is taxed alone. Where it is not told who has how much: tax is highest on one income, lowest on two equal ones.
    const leftOf = (incomes: readonly number[]) =>
      incomes.reduce((sum, income) => sum + afterTax(income, taxed), 0);
    const least = gross < 0 ? gross : leftOf(shares ?? [gross]);
    const most = isCouple && !shares ? leftOf([gross / 2, gross / 2]) : least;
    return {
      ...(Number.isNaN(least)
        ? { income: gross * leastLeft, incomeAtMost: gross }
        : { income: least, incomeAtMost: most }),
      limit: net,
      per: "year",
      isAfterTax: true,
      why: sharedUnevenly,
      of: ["net"],
    };
  },
});

const variables = [
  from(
    limit,
    yesNo(minimumFlag, "Income after tax is low enough for Minimum Family Tax Credit", {
      default: true,
      law: [incomeTaxAct("DLM1518564")],
      rules: [from(limit, minimumTest.rule)],
    }),
  ),
  benefit(
    "family_scheme__qualifies_for_minimum_family_tax_credit",
    "Can get Minimum Family Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518564")),
    [
      familySchemeBase,
      fullTimeEarner,
      noIncomeTestedBenefit,
      noVeteransFamilyPayment,
      childBorn,
      from(limit, {
        ...incomeCriterion(minimumTest),
        en: "Your family’s income after tax is below the limit for this payment",
        mi: "Kei raro iho ngā moni whiwhi o tō whānau i muri i te tāke i te tepe mō tēnei utu",
        law: incomeTax("s ME 3", "whole"),
      }),
    ],
    {
      from: toSections,
      law: incomeTax("s ME 1", "DLM1518564"),
      own: { ...inFamilyScheme, "full-time-earner": incomeTax("s MA 7", "DLM1518419") },
    },
  ),
];

const act = "Income Tax Act 2007";
/** Hours of work for wages a week (section MA 7). */
const hoursNeeded = { single: 20, couple: 30 };

const why = {
  hours: because(
    "not-full-time-wages",
    `${act}, ss MA 7, ME 1`,
    "It is for wages of 20 hours a week or more, 30 of a couple together.",
    "Mō ngā utu o te 20 hāora neke atu i te wiki, 30 mō te tokorua ngātahi.",
  ),
  childsBenefit: because(
    "not-for-childs-benefit",
    `${act}, s ME 1`,
    "It is not for children with Orphans or Unsupported Child’s Benefit.",
    "Kāore mō ngā tamariki kei a rātou te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei.",
  ),
  income: because(
    "above-minimum",
    `${act}, s ME 1`,
    "Your income after tax is above the minimum.",
    "Kei runga ake tō moni whiwhi i muri i te tāke i te iti rawa.",
  ),
  onLeave: because(
    "minimum-on-leave",
    `${act}, s MA 7`,
    "Whether weeks of leave count as full-time work was not found.",
    "Kāore i kitea mēnā ka kīia ngā wiki whakamatuatanga he mahi wā-katoa.",
  ),
  paid: because(
    "up-to-minimum",
    `${act}, ss ME 1–ME 3`,
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

const notBesideBenefits: Exclusion = {
  id: "minimum-family-tax-credit",
  en: "The Minimum Family Tax Credit is not paid with a main benefit",
  mi: "Kāore e utua te whiwhinga tāke <en>Minimum Family Tax Credit</en> i te taha o tētahi takuhe matua",
  between: [["family_scheme__qualifies_for_minimum_family_tax_credit"], mainBenefits],
  scope: "person",
  since: null,
  act: "Income Tax Act 2007, sections MC 3 to MC 6, ME 1, MA 7",
  source: [sources.minimumFamilyTaxCreditCopy, sources.governmentPayments],
  confidence: "secondary",
};

export const minimumFamilyTaxCredit: Benefit = {
  id: "minimumFamilyTaxCredit",
  name: { en: "Minimum Family Tax Credit", mi: "<en>Minimum Family Tax Credit</en>" },
  law: `${act}, ss MA 7, ME 1–ME 3`,
  variables,
  excludes: [notBesideBenefits],
  adds: "cash",
  isPaidByInlandRevenue: true,
  rule,
};
