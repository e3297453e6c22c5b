import { benefit, criterion } from "../criteria.ts";
import { type Change, yesNo } from "../declare.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { familySchemeBase, fullTimeEarner } from "../variables/family-scheme.ts";
import { incomeBelow } from "../variables/income.ts";
import { noIncomeTestedBenefit, noVeteransFamilyPayment } from "../variables/payments-received.ts";
import { amended, from, until } from "./dated.ts";
import {
  type Benefit,
  type Exclusion,
  type Figure,
  left,
  no,
  type Outcome,
  type Reckoning,
  weeks,
  yes,
} from "./declare.ts";
import { otherParent, residence } from "./family-tax-credit.ts";
import { incomeTax, inFamilyScheme, toSections } from "./shared/acts.ts";
import { incomeCriterion, personTest } from "./shared/income-test.ts";
import { mainBenefits } from "./shared/main-benefit.ts";
import { because, incomeTakesAll, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";
import {
  abatement,
  abatement2018,
  abatement2022,
  abatement2026,
  childBorn,
  childrenInCare,
  figureOf,
  fullCredit,
  fullFamilyCredit,
  goneAt,
  howLimitsAreFound,
  madeOf,
  meetsResidence,
  rates,
} from "./shared/working-for-families.ts";

/** The hours stay for the Minimum Family Tax Credit. */
const noHours: Change = {
  id: "in-work-hours",
  en: "The In-Work Tax Credit no longer asks for 20 or 30 hours of work a week: any paid work is enough",
  mi: "Kua kore te whiwhinga tāke <en>In-Work Tax Credit</en> e tono mō te 20, te 30 hāora mahi rānei i te wiki: ka pai noa ngā mahi whai utu katoa",
  since: "2020-07-01",
  kind: "law",
  act: "Income Tax Act 2007, sections MD 4 and MD 9",
  source: [sources.inWorkRelease, sources.inWorkCommentary],
  checked,
  confidence: "primary",
};

const exclusions: Change = {
  id: "in-work-exclusions",
  en: "A main benefit or a student allowance excludes the In-Work Tax Credit, instead of an income-tested benefit",
  mi: "Ka aukatia te whiwhinga tāke <en>In-Work Tax Credit</en> e tētahi takuhe matua, e tētahi <en>Student Allowance</en> rānei, kaua e te takuhe e herea ana ki te moni whiwhi",
  since: "2021",
  kind: "law",
  act: "Income Tax Act 2007, section MD 8; 2021 No 8, section 141",
  source: [sources.governmentPayments, sources.workingForFamiliesTypes],
  checked,
  confidence: "primary",
};

const amount2024: Change = {
  kind: "limit",
  checked,
  id: "in-work-amount-2024",
  en: "The In-Work Tax Credit is $97.50 a week, so it ends at a higher income",
  mi: "E $97.50 i te wiki te whiwhinga tāke <en>In-Work Tax Credit</en>, nō reira he teitei ake ngā moni whiwhi e mutu ai",
  since: "2024-07-31",
  act: "Income Tax Act 2007, sections MD 10 and MF 4J",
  source: [sources.inWork2024],
  confidence: "primary",
};

const amount2026: Change = {
  kind: "limit",
  checked,
  id: "in-work-amount-2026",
  en: "The In-Work Tax Credit is $147.50 a week for a time; whether it still is was not found",
  mi: "E $147.50 i te wiki te whiwhinga tāke <en>In-Work Tax Credit</en> mō tētahi wā; kāore i kitea mēnā kei te pērā tonu",
  since: "2026-04-07",
  act: "Title of the Act not found",
  source: [sources.inWork2026],
  confidence: "secondary",
};

/** Children that the first amount is for. */
const included = 3;

/** Before abatement and without what is paid for a time, dollars a year. */
export const inWorkCreditOf = (children: number, figure: Figure): number =>
  figure("in_work_tax_credit.annual") +
  figure("in_work_tax_credit.further_child") * Math.max(0, children - included);

/** With what it names. */
export const howInWorkCreditIsFound = { inWorkCreditOf, included };

export const raisedForATime = {
  id: "in-work-amount",
  en: "The In-Work Tax Credit was raised for a time, and we do not know whether it still is",
  mi: "I whakapikia te whiwhinga tāke <en>In-Work Tax Credit</en> mō tētahi wā, ā, kāore mātou i te mōhio mēnā kei te pērā tonu",
};

const inWorkTest = personTest({
  flag: "family_scheme__in_work_tax_credit_income_under_threshold",
  uses: ["family_scheme__number_of_children"],
  parameters: { ...rates, rise: amountParameter("in_work_tax_credit.temporary_rise") },
  where: { ...howLimitsAreFound, ...howInWorkCreditIsFound, weeks, raisedForATime },
  limit: ({ family }, { rise, ...figures }) => {
    const count = family.number("family_scheme__number_of_children");
    if (count === 0) return undefined;
    const full = fullCredit(count, figures) + inWorkCreditOf(count, figureOf(figures));
    const raised = Number.isNaN(rise) ? undefined : goneAt(full + rise * weeks, figures);
    return {
      limit: goneAt(full, figures),
      ...(raised && { limitAtMost: raised, why: raisedForATime }),
      per: "year",
      children: count,
      of: [...madeOf(count), "in_work_tax_credit.annual"],
    };
  },
});

const variables = [
  yesNo(inWorkTest.flag, "Income is low enough for In-Work Tax Credit", {
    law: [incomeTaxAct("DLM1518484")],
    rules: [
      {
        ...from(abatement2018, inWorkTest.rule),
        movedBy: [abatement2022, amount2024, abatement2026, amount2026],
      },
    ],
  }),
  benefit(
    "family_scheme__qualifies_for_in_work_tax_credit",
    "Can get In-Work Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518522")),
    [
      familySchemeBase,
      until(noHours, fullTimeEarner),
      from(
        noHours,
        criterion({
          id: "earner",
          en: "You or your partner has paid work",
          mi: "He mahi whai utu tāu, tā tō hoa rangatira rānei",
          unmet: {
            en: "It is for families with income from paid work.",
            mi: "Mō ngā whānau e ahu mai ana te moni whiwhi i ngā mahi whai utu tēnei.",
          },
          law: incomeTax("s MD 9", "whole", "2020-07-01"),
          uses: ["hours_per_week_employed"],
          met: (person) =>
            person.number("hours_per_week_employed") > 0 ||
            person.family.withRole("partner").some((one) => one.number("hours_per_week_employed") > 0),
        }),
      ),
      until(exclusions, noIncomeTestedBenefit),
      from(
        exclusions,
        criterion({
          id: "no-main-benefit",
          en: "You do not get a main benefit or a student allowance",
          mi: "Kāore koe i te whiwhi i tētahi takuhe matua, i tētahi <en>Student Allowance</en> rānei",
          unmet: {
            en: "It is not paid to people who get a main benefit or a student allowance.",
            mi: "Kāore tēnei e utua ki te hunga e whiwhi ana i tētahi takuhe matua, i tētahi <en>Student Allowance</en> rānei.",
          },
          law: incomeTax("s MD 8", "whole"),
          uses: [
            "social_security__received_income_tested_benefit",
            "social_security__in_receipt_of_basic_grant",
          ],
          met: (person) =>
            !person.is("social_security__received_income_tested_benefit") &&
            !person.is("social_security__in_receipt_of_basic_grant"),
        }),
      ),
      noVeteransFamilyPayment,
      amended(abatement2018, incomeBelow(inWorkTest.flag), incomeCriterion(inWorkTest)),
      childBorn,
    ],
    {
      from: toSections,
      law: incomeTax("s MD 4", "DLM1518522"),
      own: {
        ...inFamilyScheme,
        income: incomeTax("s MD 13", "DLM1518553"),
        "full-time-earner": incomeTax("s MD 9", "whole"),
        "no-income-tested-benefit": incomeTax("s MD 8", "whole"),
      },
    },
  ),
];

const act = "Income Tax Act 2007";

const why = {
  work: because(
    "no-income-from-work",
    `${act}, s MD 9`,
    "Nobody has income from work, leave payments or weekly compensation.",
    "Kāore he moni whiwhi nō te mahi, nō ngā utu whakatā tiaki pēpi, nō te utu wiki a <en>ACC</en> rānei.",
  ),
  student: because(
    "student-allowance",
    `${act}, s MD 8`,
    "It is not paid beside a Student Allowance for people on their own.",
    "Kāore e utua i te taha o te <en>Student Allowance</en> mō te hunga tū motuhake.",
  ),
  income: incomeTakesAll("in-work-income-takes-all", `${act}, ss MD 10, MD 13`),
  paid: because(
    "working-family",
    `${act}, ss MD 4–MD 10, MD 13`,
    "One amount for a working family; income lowers the Family Tax Credit first. Sharing the care does not lower it.",
    "Kotahi te moni mō te whānau mahi; ka whakaheke te moni whiwhi i te <en>Family Tax Credit</en> i te tuatahi. Kāore te tiaki ngātahi e whakaheke.",
  ),
};

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

const notBesideBenefits: Exclusion = {
  id: "in-work-tax-credit",
  en: "The In-Work Tax Credit is not paid with a main benefit or a student allowance",
  mi: "Kāore e utua te whiwhinga tāke <en>In-Work Tax Credit</en> i te taha o tētahi takuhe matua, o tētahi <en>Student Allowance</en> rānei",
  between: [
    ["family_scheme__qualifies_for_in_work_tax_credit"],
    [...mainBenefits, "student_allowance__eligible_for_basic_grant"],
  ],
  scope: "person",
  since: "2021",
  act: "Income Tax Act 2007, section MD 8",
  source: [sources.governmentPayments, sources.workingForFamiliesTypes],
  confidence: "primary",
};

export const inWorkTaxCredit: Benefit = {
  id: "inWorkTaxCredit",
  name: { en: "In-Work Tax Credit", mi: "<en>In-Work Tax Credit</en>" },
  law: `${act}, ss MD 4–MD 10, MD 13`,
  variables,
  excludes: [notBesideBenefits],
  adds: "cash",
  isPaidByInlandRevenue: true,
  rule,
};
