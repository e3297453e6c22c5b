// Today's law: Act, section, and the day from which it holds.

import {
  healthEntitlementCardsRegulations,
  incomeTaxAct,
  type Law,
  parentalLeaveAct,
  provision,
  socialSecurityAct2018,
  socialSecurityRegulations2018,
  studentAllowancesRegulations,
} from "../law.ts";

const socialSecurity = (section: string, id = "whole"): Law =>
  provision(`Social Security Act 2018, ${section}`, socialSecurityAct2018(id), "2018-11-26");
const socialSecurityRegulation = (regulation: string, id: string): Law =>
  provision(
    `Social Security Regulations 2018, ${regulation}`,
    `https://www.legislation.govt.nz/regulation/public/2018/0202/latest/whole.html#${id}`,
    "2018-11-26",
  );
const incomeTax = (section: string, id: string, from = "2008-04-01"): Law =>
  provision(`Income Tax Act 2007, ${section}`, incomeTaxAct(id), from);
const parentalLeave = (section: string, id: string, from: string | null): Law =>
  provision(`Parental Leave and Employment Protection Act 1987, ${section}`, parentalLeaveAct(id), from);
const healthCards = (regulation: string): Law =>
  provision(
    `Health Entitlement Cards Regulations 1993, ${regulation}`,
    healthEntitlementCardsRegulations("DLM176710"),
    "1993-07-01",
  );
const studentAllowances = (id: string): Law =>
  provision("Student Allowances Regulations 1998", studentAllowancesRegulations(id), null);

const residence = socialSecurity("s 16", "DLM6783138");
export const oneMainBenefit = socialSecurity("s 18");
const familyScheme = incomeTax("ss MC 2 to MC 8", "DLM1518477");
const inFamilyScheme = {
  age: familyScheme,
  "carer-of-dependent-child": familyScheme,
  "tax-resident": familyScheme,
  "no-veterans-family-payment": familyScheme,
};
const resident = {
  "citizen-or-resident": residence,
  "normally-lives-here": residence,
  "residence-test": residence,
  "years-here": residence,
};

interface Citations {
  readonly law: Law;
  readonly own?: Readonly<Record<string, Law>>;
}

/** By benefit: the law of its criteria; by id: that of criteria with a section of their own. */
export const socialSecuritySections = {
  social_security__eligible_for_accommodation_supplement: {
    law: socialSecurity("s 65", "DLM6783241"),
    own: {
      ...resident,
      income: socialSecurity("Schedule 4 Part 7"),
      savings: provision(
        "Social Security Regulations 2018, r 15",
        socialSecurityRegulations2018("LMS96256"),
        "2018-11-26",
      ),
    },
  },
  social_security__eligible_for_child_disability_allowance: {
    law: socialSecurity("s 78", "DLM6783266"),
    own: { ...resident, "disabled-child": socialSecurity("s 79", "DLM6783270") },
  },
  social_security_regulation__eligible_for_childcare_subsidy: {
    law: socialSecurityRegulation("r 31", "LMS96310"),
    own: {
      ...resident,
      income: socialSecurityRegulation("Schedule 2", "LMS96309"),
      "under-5": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
      "starting-school": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
      "disabled-under-6": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
    },
  },
  social_security__eligible_for_jobseeker_support: {
    law: socialSecurity("s 20", "DLM6783144"),
    own: {
      ...resident,
      age: socialSecurity("s 23", "DLM6783152"),
      "available-for-work": socialSecurity("s 22", "DLM6783149"),
      income: socialSecurity("s 24", "DLM6783154"),
    },
  },
  social_security__eligible_for_orphans_benefit: {
    law: socialSecurity("s 44"),
    own: { ...resident, "orphaned-child": socialSecurity("s 43") },
  },
  social_security__eligible_for_sole_parent_support: {
    law: socialSecurity("s 29", "DLM6783165"),
    own: {
      ...resident,
      "young-child": socialSecurity("s 30", "DLM6783167"),
      single: socialSecurity("s 30", "DLM6783167"),
    },
  },
  social_security__eligible_for_supported_living_payment: {
    law: socialSecurity("s 34", "DLM6783175"),
    own: {
      ...resident,
      "restricted-capacity": socialSecurity("s 35", "DLM6783176"),
      "full-time-care": socialSecurity("s 40", "DLM6783187"),
      "not-self-inflicted": socialSecurity("s 36", "DLM6783178"),
    },
  },
  social_security__eligible_for_unsupported_childs_benefit: {
    law: socialSecurity("s 47"),
    own: { ...resident, "unsupported-child": socialSecurity("s 46") },
  },
  social_security__eligible_for_young_parent_payment: {
    law: socialSecurity("s 56", "DLM6783219"),
    own: { ...resident, income: socialSecurity("s 58") },
  },
} satisfies Record<string, Citations>;

export const otherSections = {
  best_start__eligibility: {
    law: incomeTax("s MG 1", "LMS63782", "2018-07-01"),
    own: inFamilyScheme,
  },
  family_scheme__qualifies_for_minimum_family_tax_credit: {
    law: incomeTax("s ME 1", "DLM1518564"),
    own: { ...inFamilyScheme, "full-time-earner": incomeTax("s MA 7", "DLM1518419") },
  },
  family_scheme__qualifies_for_family_tax_credit: {
    law: incomeTax("s MD 3", "DLM1518515"),
    own: { ...inFamilyScheme, income: incomeTax("s MD 13", "DLM1518553") },
  },
  family_scheme__qualifies_for_in_work_tax_credit: {
    law: incomeTax("s MD 4", "DLM1518522"),
    own: {
      ...inFamilyScheme,
      income: incomeTax("s MD 13", "DLM1518553"),
      "full-time-earner": incomeTax("s MD 9", "whole"),
      "no-income-tested-benefit": incomeTax("s MD 8", "whole"),
    },
  },
  parental_leave__eligible_employee: {
    law: parentalLeave("s 71CA", "DLM121539", "2016-04-01"),
    own: {
      "primary-carer": parentalLeave("s 7", "DLM120458", null),
      "stopping-work": parentalLeave("s 71D", "DLM121550", null),
      employment: parentalLeave("s 2BA", "DLM6810651", "2016-04-01"),
      "no-recent-leave": provision(
        "Parental Leave and Employment Protection Act 1987",
        parentalLeaveAct("DLM120450"),
        null,
      ),
    },
  },
  social_security__eligible_for_community_services_card: {
    law: healthCards("r 8(1)"),
    own: { "with-children": healthCards("r 8(6)"), "without-children": healthCards("r 8(5)") },
  },
  home_help__eligible_for_home_help: {
    law: provision(
      "Home Help Programme",
      "https://www.workandincome.govt.nz/map/legislation/welfare-programmes/home-help-programme/index.html",
      null,
    ),
    own: {},
  },
  student_allowance__eligible_for_basic_grant: {
    law: studentAllowances("DLM260306"),
    own: {
      "full-time": studentAllowances("DLM260337"),
      overseas: studentAllowances("DLM260337"),
      "part-time": studentAllowances("DLM260337"),
      "no-other-allowance": studentAllowances("DLM260340"),
    },
  },
} satisfies Record<string, Citations>;

export const sections = {
  inWorkEarner: incomeTax("s MD 9", "whole", "2020-07-01"),
  inWorkExclusion: incomeTax("s MD 8", "whole"),
  bestStart: incomeTax("s MG 1", "LMS63782", "2018-07-01"),
  bestStartIncome: incomeTax("s MG 3", "whole", "2018-07-01"),
  familyScheme,
  minimumFamilyTaxCreditIncome: incomeTax("s ME 3", "whole"),
  jobseekerAge: socialSecurity("s 23", "DLM6783152"),
  jobseekerIneligible: socialSecurity("s 26"),
  soleParentChild: socialSecurity("s 30", "DLM6783167"),
  cardFromDecember2018: provision(
    "Health Entitlement Cards Regulations 1993, r 8(1)",
    healthEntitlementCardsRegulations("DLM176710"),
    "2018-12-01",
  ),
  studentAllowance: studentAllowances("DLM260306"),
};
