import { criterion } from "../criteria.ts";
import { yesNo } from "../declare.ts";
import {
  socialSecurityAct1964 as act,
  cite,
  incomeTaxAct,
  superannuationAct,
  veteransSupportAct,
} from "../law.ts";

const childPayments = [incomeTaxAct("DLM1518484")];

export const paymentsReceived = [
  yesNo("has_community_services_card", "Has a Community Services Card"),
  yesNo("social_security__received_income_tested_benefit", "Received an income-tested benefit in the year", {
    per: "YEAR",
    law: [act("DLM359124"), act("DLM360353")],
  }),
  yesNo("social_security__received_child_disability_allowance", "Receives Child Disability Allowance", {
    law: [act("DLM361659")],
  }),
  yesNo("social_security__received_orphans_benefit", "Receives Orphans Benefit", {
    law: [act("DLM5468365")],
  }),
  yesNo("social_security__received_unsupported_childs_benefit", "Receives Unsupported Child’s Benefit", {
    law: [act("DLM361613")],
  }),
  yesNo("social_security__received_residential_care_subsidy", "Receives a residential care subsidy", {
    law: [act("DLM359124")],
  }),
  yesNo("social_security__received_superannuation", "Receives New Zealand Superannuation", {
    law: [superannuationAct("DLM446884")],
  }),
  yesNo("veterans_support__received_childrens_pension", "Receives a children’s pension for veterans", {
    law: childPayments,
  }),
  yesNo("veterans_support__received_parents_allowance", "Receives a parent’s allowance for veterans", {
    law: childPayments,
  }),
  yesNo("veterans_support__received_veterans_pension", "Receives a veteran’s pension", {
    law: [veteransSupportAct("DLM5537967")],
  }),
  yesNo("veterans_support__received_weekly_compensation", "Receives weekly compensation for veterans", {
    law: [veteransSupportAct("DLM5602254")],
  }),
  yesNo(
    "veterans_support__received_weekly_income_compensation",
    "Receives weekly income compensation for veterans",
    {
      law: [veteransSupportAct("DLM5537962")],
    },
  ),
];

export const noVeteransFamilyPayment = criterion({
  id: "no-veterans-family-payment",
  en: "You do not get a parent’s allowance or children’s pension for veterans",
  mi: "Kāore koe i te whiwhi i te tautoko mātua, i te takuhe tamariki rānei mō ngā hōia o mua",
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518484")),
  uses: ["veterans_support__received_parents_allowance", "veterans_support__received_childrens_pension"],
  quiet: true,
  met: (person) =>
    !person.is("veterans_support__received_parents_allowance") &&
    !person.is("veterans_support__received_childrens_pension"),
});

export const noIncomeTestedBenefit = criterion({
  id: "no-income-tested-benefit",
  en: "You do not get a benefit that depends on your income",
  mi: "Kāore koe i te whiwhi i tētahi takuhe e herea ana ki tō moni whiwhi",
  unmet: {
    en: "It is not paid to people who get an income-tested benefit.",
    mi: "Kāore tēnei e utua ki te hunga e whiwhi ana i tētahi takuhe e herea ana ki te moni whiwhi.",
  },
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518564")),
  uses: ["social_security__received_income_tested_benefit"],
  met: (person) => !person.is("social_security__received_income_tested_benefit"),
});
