import { calculate } from "../calculate.ts";
import type { VariableValue } from "../declare.ts";
import { explain } from "../explain.ts";
import type { BenefitExplanation, ExplainedCriterion } from "../explanation.ts";
import type { TaxBenefitSystem } from "../system.ts";
import { currentRules } from "./index.ts";

type Facts = Readonly<Record<string, VariableValue>>;

export interface TestHousehold {
  readonly applicant?: Facts;
  readonly partner?: Facts;
  readonly children?: readonly Facts[];
  readonly family?: Facts;
  readonly isCarer?: boolean;
}

const ids = {
  accommodationSupplement: "social_security__eligible_for_accommodation_supplement",
  bestStart: "best_start__eligibility",
  childcareSubsidy: "social_security_regulation__eligible_for_childcare_subsidy",
  communityServicesCard: "social_security__eligible_for_community_services_card",
  homeHelp: "home_help__eligible_for_home_help",
  jobseekerSupport: "social_security__eligible_for_jobseeker_support",
  orphansBenefit: "social_security__eligible_for_orphans_benefit",
  paidParentalLeave: "parental_leave__eligible_employee",
  soleParentSupport: "social_security__eligible_for_sole_parent_support",
  studentAllowance: "student_allowance__eligible_for_basic_grant",
  supportedLivingPayment: "social_security__eligible_for_supported_living_payment",
  unsupportedChildsBenefit: "social_security__eligible_for_unsupported_childs_benefit",
  minimumFamilyTaxCredit: "family_scheme__qualifies_for_minimum_family_tax_credit",
  familyTaxCredit: "family_scheme__qualifies_for_family_tax_credit",
  inWorkTaxCredit: "family_scheme__qualifies_for_in_work_tax_credit",
  youngParentPayment: "social_security__eligible_for_young_parent_payment",
} as const;
export type TestedBenefit = keyof typeof ids;

const resident: Facts = {
  age: 30,
  is_nz_citizen: true,
  is_citizen_or_resident: true,
  social_security__is_ordinarily_resident_in_new_zealand: true,
  number_of_years_lived_in_nz: 20,
  date_of_birth: "1988-01-01",
  jobseeker_support__is_prepared_for_employment: true,
  eligible_for_social_housing: false,
};

/** A dependent child and a citizen. */
export const aged = (age: number, more: Facts = {}): Facts => ({
  age,
  is_dependent_child: true,
  social_security__is_dependent_child: true,
  social_security__is_a_child: true,
  is_citizen_or_resident: true,
  date_of_birth: "2010-01-01",
  ...more,
});

/** @param month such as 2026-11 @param income of the household, dollars a year */
function bodyOf(
  month: string,
  { applicant = {}, partner, children = [], family = {}, isCarer = children.length > 0 }: TestHousehold,
  income: number | undefined,
  system: TaxBenefitSystem,
  asked: readonly string[],
) {
  const dated = (facts: Facts) =>
    Object.fromEntries(
      Object.entries(facts)
        .filter(([id]) => system.variables.has(id))
        .map(([id, value]) => [id, { [periodOf(system, id, month)]: value }]),
    );
  const told = {
    has_a_partner: partner !== undefined,
    social_security__has_dependant_child: children.length > 0 && isCarer,
  };
  const people: Record<string, Record<string, Record<string, VariableValue | null>>> = {
    applicant: dated({ ...resident, ...told, ...applicant }),
    ...(partner && { partner: dated(partner) }),
    ...Object.fromEntries(children.map((child, index) => [`child_${index + 1}`, dated(child)])),
  };
  for (const id of asked) people.applicant![id] = { [periodOf(system, id, month)]: null };
  return {
    persons: people,
    families: {
      family: {
        [isCarer ? "principal_caregiver" : "parents"]: ["applicant"],
        ...(partner && { partners: ["partner"] }),
        children: children.map((_, index) => `child_${index + 1}`),
        ...dated({ ...family, ...(income !== undefined && { household_income: income }) }),
      },
    },
  };
}

const periodOf = ({ variables }: TaxBenefitSystem, id: string, month: string): string =>
  ({ DAY: `${month}-01`, MONTH: month, YEAR: month.slice(0, 4), ETERNITY: "ETERNITY" })[
    variables.get(id)!.definitionPeriod
  ];

export function explained(
  month: string,
  benefit: TestedBenefit,
  household: TestHousehold,
  income?: number,
  system = currentRules(),
): BenefitExplanation {
  const id = ids[benefit];
  return explain(system, bodyOf(month, household, income, system, [id])).explanations[id]!;
}

export const criterionOf = ({ criteria }: BenefitExplanation, id: string): ExplainedCriterion | undefined =>
  criteria.find((one) => one.id === id);

export function calculated(
  month: string,
  benefit: TestedBenefit,
  household: TestHousehold,
  income?: number,
  system = currentRules(),
): boolean {
  const id = ids[benefit];
  const { persons } = calculate(system, bodyOf(month, household, income, system, [id])) as ReturnType<
    typeof bodyOf
  >;
  return persons.applicant![id]![month] as boolean;
}
