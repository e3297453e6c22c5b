import type { Answers } from "#app/forms/answers.ts";
import { type BenefitId, benefitIds, benefits } from "./benefits.ts";
import { type Household, readHousehold } from "./household.ts";
import { isBelow, limitOf, type Threshold } from "./thresholds.ts";

type Value = boolean | number | string | null;
type Variables = Record<string, Record<string, Value>>;

/** A household as the rules engine takes it (OpenFisca Web API). */
export interface Situation {
  persons: Record<string, Variables>;
  families: { family: Record<string, string[] | Record<string, Value>> };
  titled_properties: { household: { others: string[] } };
}

/** What the request is made of besides the answers. */
export interface Context {
  /** The ids the rules engine knows; one it does not know would make it refuse the whole request. */
  variables: ReadonlySet<string>;
  thresholds: readonly Threshold[];
  /** Area of the Accommodation Supplement, or nothing when it is not known. */
  area: string | undefined;
  /** First day of the month, YYYY-MM-01. */
  firstDay: string;
  /** Takes the place of the income test of the Accommodation Supplement where the area is not known. */
  assumeBelowInArea?: boolean;
}

interface Source {
  /** The question whose answer decides the value: named in the reasons. */
  from?: string;
  value: (household: Household) => Value | undefined;
}

const said = (from: string): Source => ({ from, value: ({ says }) => says(from) });
/** Sent when it is true, left out otherwise. */
const onlyWhen = (from: string, holds: (household: Household) => boolean | undefined): Source => ({
  from,
  value: (household) => holds(household) || undefined,
});

const studies = ({ chosen }: Household) =>
  ["study", "both"].includes(chosen("applicant.workOrStudy")[0] ?? "");
const hasDisabledChild = ({ says }: Household) => says("child.hasSeriousDisability") ?? false;

const resident = said("applicant.isNZResident");
const livesHere = said("applicant.normallyLivesInNZ");
const partnered: Source = { from: "applicant.relationshipStatus", value: ({ hasPartner }) => hasPartner };
const principalCarer = said("applicant.isPrincipalCarer");
const parent = said("applicant.isParent");
const incomeTested = said("applicant.receivesIncomeTestedBenefit");

/** The applicant's variables, each with the question it comes from. Those absent here are computed or not asked. */
const applicant: Readonly<Record<string, Source>> = {
  age: { from: "applicant.age", value: ({ number }) => number("applicant.age") },
  is_citizen_or_resident: resident,
  social_security__is_ordinarily_resident_in_new_zealand: livesHere,
  has_a_partner: partnered,
  student_allowance__is_married_or_partnered: partnered,
  is_married_or_in_a_civil_union_or_de_facto_relationship: partnered,
  is_adequately_supported_by_partner: {
    from: "applicant.isInadequatelySupportedByPartner",
    value: ({ says }) => !says("applicant.isInadequatelySupportedByPartner"),
  },
  social_security__has_severely_restricted_capacity_for_work: said("applicant.hasSeriousDisability"),
  parental_leave__applied_for_leave_or_stopped_working: said("applicant.isStoppingWorkToCareForChild"),
  student_allowance__is_enrolled_fulltime: said("applicant.isStudyingFullTime"),
  social_security__is_fulltime_student: said("applicant.isStudyingFullTime"),
  social_security__is_principal_carer_for_one_year_from_application_date: said(
    "applicant.isPrincipalCarerForOneYearFromApplicationDate",
  ),
  has_dependent_child: {
    from: "applicant.isPrincipalCarer",
    value: ({ says, numberOfChildren }) =>
      numberOfChildren > 0 ? says("applicant.isPrincipalCarer") || says("applicant.isParent") : undefined,
  },
  social_security__has_dependant_child: principalCarer,
  social_security__is_the_parent_of_dependent_child: parent,
  is_a_parent: parent,
  student_allowance__has_a_supported_child: principalCarer,
  has_community_services_card: said("applicant.holdsCommunityServicesCard"),
  social_security__has_accomodation_costs: said("applicant.hasAccommodationCosts"),
  student_allowance__partner_or_person_receiving_certain_allowances: incomeTested,
  social_security__received_income_tested_benefit: incomeTested,
  date_of_birth: { from: "applicant.age", value: () => undefined },
  number_of_years_lived_in_nz: {
    from: "applicant.normallyLivesInNZ",
    value: ({ says }) => (says("applicant.normallyLivesInNZ") ? 99 : 0),
  },
  is_nz_citizen: resident,
  is_resident: resident,
  social_security__single_young_person_in_exceptional_circumstances: onlyWhen(
    "applicant.relationshipStatus",
    ({ hasPartner }) => !hasPartner,
  ),
  parental_leave__is_primary_carer: said("applicant.gaveBirthToThisChild"),
  home_help__had_multiple_birth: {
    from: "applicant.needsDomesticSupport",
    value: ({ says, numberOfChildren }) =>
      numberOfChildren >= 3 ? says("applicant.needsDomesticSupport") : undefined,
  },
  jobseeker_support__is_prepared_for_employment: {
    from: "applicant.employmentStatus",
    value: ({ chosen }) => chosen("applicant.employmentStatus")[0] !== "full-time",
  },
  income_tax__residence: livesHere,
  // Assets are not asked.
  accommodation_supplement__below_cash_threshold: { value: () => true },
  parental_leave__threshold_tests: {
    from: "applicant.meetsPaidParentalLeaveEmployedRequirements",
    value: ({ says }) => (says("applicant.meetsPaidParentalLeaveEmployedRequirements") ? 6 : 0),
  },
  hours_per_week_employed: {
    from: "applicant.worksWeeklyHours",
    value: ({ number }) => number("applicant.worksWeeklyHours"),
  },
  social_security__is_required_to_give_fulltime_care: onlyWhen(
    "child.hasSeriousDisability",
    (household) => hasDisabledChild(household) && household.says("applicant.isPrincipalCarer"),
  ),
  student_allowance__is_secondary_student: onlyWhen("applicant.workOrStudy", studies),
  student_allowance__is_tertiary_student: onlyWhen("applicant.workOrStudy", studies),
  student_allowance__meets_attendance_and_performance_requirements: onlyWhen(
    "applicant.isStudyingFullTime",
    ({ says }) => says("applicant.isStudyingFullTime"),
  ),
  eligible_for_social_housing: said("applicant.hasSocialHousing"),
};

/** The income tests of the applicant and the benefit whose limit each compares with. */
const incomeTests: Readonly<Record<string, BenefitId>> = {
  accommodation_supplement__below_income_threshold: "isAccommodationSupplement",
  community_services_card__below_income_threshold: "isCommunityServicesCard",
  jobseeker_support__below_income_threshold: "isJobSeekerSupport",
  sole_parent_support__below_income_threshold: "isSoleParentSupport",
  supported_living_payment__below_income_threshold: "isSupportedLivingPayment",
  family_scheme__family_tax_credit_income_under_threshold: "isWorkingForFamiliesFamilyTaxCredit",
  family_scheme__in_work_tax_credit_income_under_threshold: "isWorkingForFamiliesInWorkTaxCredit",
  social_security__family_income_under_young_parent_payment_threshold: "isYoungParentPayment",
  social_security__income_under_young_parent_payment_threshold: "isYoungParentPayment",
};

const childcareIncomeTest = "social_security_regulation__household_income_below_childcare_subsidy_threshold";
const familyHasChildren = "family_scheme__has_dependent_children";

/** The question that a variable's value comes from: for telling a person which answer was used. */
export function questionBehind(variable: string, instance: string): string | undefined {
  if (incomeTests[variable] || variable === childcareIncomeTest) return "income.applicant";
  if (instance === "applicant") return applicant[variable]?.from;
  return childSources[variable];
}

const childSources: Readonly<Record<string, string>> = {
  age: "children.ages",
  date_of_birth: "children.ages",
  social_security__parents_unable_to_provide_sufficient_care: "children.birthParents",
  social_security__is_orphaned: "children.birthParents",
  early_childcare_hours_participation_per_week: "child.weeklyECEHours",
  social_security__child_with_serious_disability: "child.hasSeriousDisability",
  social_security__requires_constant_care_and_attention: "child.requiresConstantCareAndAttention",
  [familyHasChildren]: "applicant.allChildrenInTheirFullTimeCare",
};

/**
 * Builds the request to the rules engine from pruned answers.
 * @returns the situation with `null` where a verdict is asked for
 */
export function toSituation(answers: Answers, context: Context): Situation {
  const household = readHousehold(answers);
  const write = writer(context);
  const below = (benefit: BenefitId) =>
    isBelow(limitOf(benefit, household, context.area, context.thresholds), household);
  const children = childrenOf(household, context);
  const people = ["applicant", ...(household.hasPartner ? ["partner"] : []), ...Object.keys(children)];
  const isCaregiver = household.says("applicant.isPrincipalCarer") || household.expectsBaby;
  return {
    persons: {
      applicant: write({
        ...mapValues(applicant, ({ value }) => value(household)),
        date_of_birth: bornYearsAgo(household.number("applicant.age"), context.firstDay),
        ...mapValues(incomeTests, below),
        ...(context.assumeBelowInArea === undefined
          ? {}
          : { accommodation_supplement__below_income_threshold: context.assumeBelowInArea }),
        ...Object.fromEntries(askedFor(household).map((benefit) => [benefits[benefit], null])),
      }),
      ...(household.hasPartner
        ? { partner: write({ hours_per_week_employed: household.number("partner.worksWeeklyHours") ?? 0 }) }
        : {}),
      ...mapValues(children, write),
    },
    families: {
      family: {
        ...(isCaregiver ? { principal_caregiver: ["applicant"] } : { parents: ["applicant"] }),
        ...(household.hasPartner ? { partners: ["partner"] } : {}),
        children: Object.keys(children),
        ...write({
          [familyHasChildren]: hasDependentChildren(household),
          [childcareIncomeTest]: below("isChildCareSubsidy"),
        }),
      },
    },
    titled_properties: { household: { others: people } },
  };
}

/** Job Seeker Support does not apply under 20 with children. */
export const askedFor = ({ number, numberOfChildren }: Household): BenefitId[] =>
  benefitIds.filter(
    (id) => id !== "isJobSeekerSupport" || numberOfChildren === 0 || (number("applicant.age") ?? 0) >= 20,
  );

function hasDependentChildren({ expectsBaby, numberOfChildren, chosen, says }: Household): boolean {
  const hasYoungGroup = chosen("children.ages").some((group) => Number(group) < 16);
  const hasChild = numberOfChildren > 0 && (hasYoungGroup || !says("children.financiallyIndependant"));
  const inCare =
    says("applicant.allChildrenInTheirFullTimeCare") ||
    says("applicant.isPrincipalCarerForProportion") ||
    expectsBaby;
  return (expectsBaby || hasChild) && Boolean(inCare);
}

type Unwritten = Record<string, Value | undefined>;

/** The expected baby is child_0, the children there are child_1 and on. */
function childrenOf(household: Household, { firstDay }: Context): Record<string, Unwritten> {
  const baby: [string, Unwritten][] = household.expectsBaby
    ? [["child_0", { age: 0, due_date_of_birth: firstDay, ...everyChild(household, 0) }]]
    : [];
  const others = household.childAges.map((age, index): [string, Unwritten] => [
    `child_${index + 1}`,
    {
      age,
      date_of_birth: bornYearsAgo(age, firstDay),
      ...livingChild(household),
      ...everyChild(household, age),
    },
  ]);
  return Object.fromEntries([...baby, ...others]);
}

function livingChild({ says, chosen }: Household): Unwritten {
  const resident = says("applicant.isNZResident");
  const reasons = chosen("children.birthParents");
  const because = (...these: string[]) =>
    reasons.length > 0 ? these.some((each) => reasons.includes(each)) : undefined;
  return {
    is_citizen_or_resident: resident,
    is_resident: resident,
    is_nz_citizen: resident,
    social_security__is_a_child: true,
    social_security__is_dependent_child: true,
    is_dependent_child: true,
    social_security__parents_unable_to_provide_sufficient_care: because("family-breakdown", "in-prison"),
    social_security__is_orphaned: because("not-found", "died"),
  };
}

function everyChild(household: Household, age: number): Unwritten {
  const { says } = household;
  const isDisabled = hasDisabledChild(household);
  return {
    is_attending_school: age < 5 ? false : undefined,
    early_childcare_hours_participation_per_week:
      age < 5 && says("child.attendsECE") ? (says("child.weeklyECEHours") ? 3 : 0) : undefined,
    will_be_enrolled_in_school: age === 5 ? true : undefined,
    social_security__child_with_serious_disability: isDisabled || undefined,
    social_security__medical_certification_months: isDisabled ? 12 : undefined,
    social_security__requires_constant_care_and_attention:
      (isDisabled && says("child.requiresConstantCareAndAttention")) || undefined,
  };
}

function bornYearsAgo(age: number | undefined, firstDay: string): string | undefined {
  return age === undefined ? undefined : `${Number(firstDay.slice(0, 4)) - age}${firstDay.slice(4)}`;
}

/** Gives each value its period: days for ages, the year for what happened within it, months for all else. */
function writer({ variables, firstDay }: Context): (values: Unwritten) => Variables {
  const periods: Record<string, string> = {
    age: firstDay,
    social_security__received_income_tested_benefit: firstDay.slice(0, 4),
  };
  return (values) => {
    const sent = Object.entries(values).filter(([id, value]) => value !== undefined && variables.has(id));
    return Object.fromEntries(
      sent.map(([id, value]) => [id, { [periods[id] ?? firstDay.slice(0, 7)]: value as Value }]),
    );
  };
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
