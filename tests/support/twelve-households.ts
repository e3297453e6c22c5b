import type { Answers } from "#app/forms/answers.ts";
import {
  age,
  atHome,
  children,
  couple,
  earlyLearning,
  earns,
  expecting,
  partnerWorks,
  rents,
  single,
  works,
  youngestBorn,
} from "./household-answers.ts";

export interface KnownHousehold {
  /** As a caseworker would write it down. */
  told: string;
  answers: Answers;
  /** The area of its postcode; undefined where none was asked. */
  area?: "1" | "2" | "3" | "4";
  verdicts: Readonly<Record<string, "probably" | "possibly" | "not">>;
  /** Where the page knows more than the rules are asked: care in two homes. */
  onPage?: KnownHousehold["verdicts"];
  /** "$144 a week" in the page's words, by payment; what is not here is nothing or not reckoned. */
  now: Readonly<Record<string, string>>;
  total?: string;
  fromBirth?: { amounts: Readonly<Record<string, string>>; total?: string };
}

/** Names of the variables of verdicts. */
export const payments = {
  bestStart: "best_start__eligibility",
  familyTaxCredit: "family_scheme__qualifies_for_family_tax_credit",
  inWorkTaxCredit: "family_scheme__qualifies_for_in_work_tax_credit",
  leave: "parental_leave__eligible_employee",
  childcare: "social_security_regulation__eligible_for_childcare_subsidy",
  accommodation: "social_security__eligible_for_accommodation_supplement",
  soleParent: "social_security__eligible_for_sole_parent_support",
} as const;

/** Of November 2026; how each was reckoned stands in README.md beside the rules. */
export const twelveHouseholds: readonly KnownHousehold[] = [
  {
    told: "1. Mere, 29, on her own with a baby born on 2 June 2026; works 20 hours for $650 a week; rents in central Auckland.",
    answers: {
      ...single,
      ...age(29),
      ...children(["0"]),
      ...youngestBorn(2, 6, 2026),
      ...works(20),
      ...earns("applicant", 650, "weekly"),
      ...rents(1),
    },
    area: "1",
    verdicts: { bestStart: "probably", familyTaxCredit: "probably", inWorkTaxCredit: "probably" },
    now: {
      bestStart: "about $73 a week",
      familyTaxCredit: "about $144 a week",
      inWorkTaxCredit: "about $97.50 a week",
      accommodation: "up to $235 a week",
    },
    total: "about $314.50 a week",
  },
  {
    told: "2. Ana, 31, and Tom expect their first child; 40 hours each, $70,000 and $65,000; mortgage in Wellington.",
    answers: {
      ...couple,
      ...age(31),
      ...expecting,
      ...works(40),
      ...partnerWorks(40),
      ...earns("applicant", 70_000),
      ...earns("spouse", 65_000),
      ...rents(2),
    },
    area: "2",
    verdicts: { leave: "probably", soleParent: "not" },
    now: { leave: "up to $788.66 a week" },
    fromBirth: { amounts: {} },
  },
  {
    told: "3. Priya, 34, and Sam: a child of 1 to 4 in early learning and one at school; 22 and 40 hours, $28,000 and $62,000.",
    answers: {
      ...couple,
      ...age(34),
      ...children(["4", "13"]),
      ...earlyLearning,
      ...works(22),
      ...partnerWorks(40),
      ...earns("applicant", 28_000),
      ...earns("spouse", 62_000),
      ...rents(3),
    },
    area: "3",
    verdicts: { bestStart: "possibly", familyTaxCredit: "probably", inWorkTaxCredit: "probably" },
    now: {
      bestStart: "between $0 and $29 a week",
      familyTaxCredit: "about $24 a week",
      inWorkTaxCredit: "about $97.50 a week",
      childcare: "up to 50 hours a week",
    },
    total: "between $121.50 and $150.50 a week",
  },
  {
    told: "4. Aroha, 18, on her own with a baby born on 10 February 2026; no work and no income; boards in Hamilton.",
    answers: {
      ...single,
      ...age(18),
      ...children(["0"]),
      ...youngestBorn(10, 2, 2026),
      ...atHome,
      ...earns("applicant", 0, "weekly"),
      ...rents(3),
    },
    area: "3",
    verdicts: {
      bestStart: "probably",
      familyTaxCredit: "probably",
      inWorkTaxCredit: "not",
      soleParent: "not",
    },
    now: { bestStart: "about $73 a week", familyTaxCredit: "about $144 a week" },
    total: "about $217 a week",
  },
  {
    told: "5. Hemi, 24, studies full time; his partner earns $45,000; a child born on 1 September 2024.",
    answers: {
      ...couple,
      ...age(24),
      ...children(["4"]),
      ...youngestBorn(1, 9, 2024),
      "applicant.workOrStudy": "study",
      "applicant.isStudyingFullTime": "true",
      ...partnerWorks(40),
      ...earns("applicant", 0),
      ...earns("spouse", 45_000),
    },
    verdicts: { bestStart: "probably", familyTaxCredit: "probably" },
    now: { bestStart: "about $73 a week", familyTaxCredit: "about $144 a week" },
  },
  {
    told: "6. Kiri, 38, at home; her partner earns $80,000; one child at school.",
    answers: {
      ...couple,
      ...age(38),
      ...children(["13"]),
      ...atHome,
      ...partnerWorks(40),
      ...earns("applicant", 0),
      ...earns("spouse", 80_000),
    },
    verdicts: { bestStart: "not", familyTaxCredit: "not", inWorkTaxCredit: "probably" },
    now: { inWorkTaxCredit: "about $56 a week" },
    total: "about $56 a week",
  },
  {
    told: "7. Losa, 35, at home; her partner earns $110,000; four children at school.",
    answers: {
      ...couple,
      ...age(35),
      ...children(["13", "13", "13", "13"]),
      ...atHome,
      ...partnerWorks(45),
      ...earns("applicant", 0),
      ...earns("spouse", 110_000),
    },
    verdicts: { familyTaxCredit: "probably", inWorkTaxCredit: "probably" },
    now: { familyTaxCredit: "about $154 a week", inWorkTaxCredit: "about $112.50 a week" },
    total: "about $266.50 a week",
  },
  {
    told: "8. Jo, 30, on a benefit of $505 a week, alone with a child of 1 to 4 and one at school; social housing.",
    answers: {
      ...single,
      ...age(30),
      ...children(["4", "13"]),
      ...atHome,
      ...earns("applicant", 505, "weekly"),
      "applicant.receivesIncomeTestedBenefit": "true",
      "applicant.hasAccommodationCosts": "true",
      "applicant.hasSocialHousing": "true",
    },
    verdicts: {
      bestStart: "possibly",
      familyTaxCredit: "probably",
      inWorkTaxCredit: "not",
      accommodation: "not",
    },
    now: { bestStart: "between $0 and $73 a week", familyTaxCredit: "about $262 a week" },
    total: "between $262 and $335 a week",
  },
  {
    told: "9. Wei, 36, and Li, $120,000 from one job; a baby born on 10 February 2026.",
    answers: {
      ...couple,
      ...age(36),
      ...children(["0"]),
      ...youngestBorn(10, 2, 2026),
      ...atHome,
      ...partnerWorks(40),
      ...earns("applicant", 0),
      ...earns("spouse", 120_000),
    },
    verdicts: { bestStart: "probably", familyTaxCredit: "not", inWorkTaxCredit: "not" },
    now: { bestStart: "about $73 a week" },
    total: "about $73 a week",
  },
  {
    told: "10. Ruth, 32, and Dan, $85,000 from one job; a baby born on 15 June 2026.",
    answers: {
      ...couple,
      ...age(32),
      ...children(["0"]),
      ...youngestBorn(15, 6, 2026),
      ...atHome,
      ...partnerWorks(40),
      ...earns("applicant", 0),
      ...earns("spouse", 85_000),
    },
    verdicts: { bestStart: "probably", familyTaxCredit: "not", inWorkTaxCredit: "probably" },
    now: { bestStart: "about $49 a week", inWorkTaxCredit: "about $30 a week" },
    total: "about $79 a week",
  },
  {
    told: "11. Sina, 33, at home, expects her second; one child at school; her partner earns $50,000; mortgage in Wellington.",
    answers: {
      ...couple,
      ...age(33),
      ...children(["13"]),
      ...expecting,
      "applicant.meetsPaidParentalLeaveEmployedRequirements": "false",
      ...atHome,
      ...partnerWorks(40),
      ...earns("applicant", 0),
      ...earns("spouse", 50_000),
      ...rents(2),
    },
    area: "2",
    verdicts: { familyTaxCredit: "probably", inWorkTaxCredit: "probably" },
    now: {
      familyTaxCredit: "about $117 a week",
      inWorkTaxCredit: "about $97.50 a week",
      accommodation: "up to $220 a week",
    },
    total: "about $214.50 a week",
    fromBirth: {
      amounts: {
        bestStart: "about $73 a week",
        familyTaxCredit: "about $235 a week",
        inWorkTaxCredit: "about $97.50 a week",
      },
      total: "about $405.50 a week",
    },
  },
  {
    told: "12. Piripi, 41, shares the care of his child with the mother, who is the main carer; works 40 hours for $58,000; rents in Christchurch.",
    answers: {
      ...single,
      ...age(41),
      ...children(["13"]),
      "applicant.isPrincipalCarer": "false",
      "applicant.allChildrenInTheirFullTimeCare": "false",
      "applicant.isPrincipalCarerForProportion": "true",
      ...works(40),
      ...earns("applicant", 58_000),
      ...rents(2),
    },
    area: "2",
    verdicts: { bestStart: "not", familyTaxCredit: "not", inWorkTaxCredit: "not" },
    onPage: { familyTaxCredit: "possibly", inWorkTaxCredit: "possibly" },
    now: { accommodation: "up to $105 a week" },
  },
];
