import { type Benefit, type Figure, left, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { because, shared } from "./reasons.ts";
import { abatement, childrenInCare, fullFamilyCredit, meetsResidence } from "./working-for-families.ts";

const law = "Income Tax Act 2007";
/** Children that the first amount is for. */
const included = 3;

const why = {
  work: because(
    "no-income-from-work",
    `${law}, s MD 9`,
    "Nobody has income from work, leave payments or weekly compensation.",
    "Kāore he moni whiwhi nō te mahi, nō ngā utu whakatā tiaki pēpi, nō te utu wiki a <en>ACC</en> rānei.",
  ),
  student: because(
    "student-allowance",
    `${law}, s MD 8`,
    "It is not paid beside a Student Allowance for people on their own.",
    "Kāore e utua i te taha o te <en>Student Allowance</en> mō te hunga tū motuhake.",
  ),
  income: because(
    "in-work-income-takes-all",
    `${law}, ss MD 10, MD 13`,
    "The income of the family takes all of it.",
    "Ka pau katoa i te moni whiwhi o te whānau.",
  ),
  paid: because(
    "working-family",
    `${law}, ss MD 4–MD 10, MD 13`,
    "One amount for a working family; income lowers the Family Tax Credit first. Sharing the care does not lower it.",
    "Kotahi te moni mō te whānau mahi; ka whakaheke te moni whiwhi i te <en>Family Tax Credit</en> i te tuatahi. Kāore te tiaki ngātahi e whakaheke.",
  ),
};

/** Before abatement and without what is paid for a time, dollars a year. */
export const inWorkCreditOf = (children: number, figure: Figure): number =>
  figure("in_work_tax_credit.annual") +
  figure("in_work_tax_credit.further_child") * Math.max(0, children - included);

/** With what it names. */
export const howInWorkCreditIsFound = { inWorkCreditOf, included };

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure, main, earnings } = reckoning;
  if (facts.children.length === 0) return no(shared.noChild);
  const inCare = childrenInCare(reckoning);
  if (inCare.length === 0) return no(otherParent);
  const counting = inCare.filter((child) => meetsResidence(reckoning, child));
  if (counting.length === 0) return no(residence);
  // Who works in a business that makes a loss has income from work as well.
  const isInBusiness = facts.adults.some(({ kind, hours }) => kind === "selfEmployed" && hours > 0);
  if (!isInBusiness && !earnings.some(({ wages, leave }) => wages + leave > 0)) return no(why.work);
  if (main !== "none") return no(shared.mainBenefit);
  if (facts.adults.some(({ told: { student } }) => student?.allowance && student.independent))
    return no(why.student);
  const rise = figure("in_work_tax_credit.temporary_rise");
  const full = inWorkCreditOf(counting.length, figure) + (Number.isNaN(rise) ? 0 : rise * weeks);
  const yearly = full - Math.max(0, abatement(reckoning) - fullFamilyCredit(reckoning));
  return left(yearly) ? yes(yearly / weeks, why.paid) : no(why.income);
}

export const inWorkTaxCredit: Benefit = {
  id: "inWorkTaxCredit",
  name: { en: "In-Work Tax Credit", mi: "<en>In-Work Tax Credit</en>" },
  law: `${law}, ss MD 4–MD 10, MD 13`,
  rule,
};
