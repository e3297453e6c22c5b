import type { Answers } from "#app/forms/answers.ts";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";
import { applicant } from "./applicant.ts";
import { childrenOf, childSources } from "./children.ts";
import { type Household, readHousehold } from "./household.ts";
import type { Situation, SituationValues, ValuesByVariable } from "./situation.ts";
import { isBelow, limitOf, type Threshold } from "./thresholds.ts";

export interface RequestContext {
  /** The rules engine refuses a whole request for one unknown variable. */
  variables: ReadonlySet<string>;
  thresholds: readonly Threshold[];
  /** Area of the Accommodation Supplement; undefined when unknown. */
  area: string | undefined;
  /** YYYY-MM-01 */
  firstDay: string;
  /** Stands in for the Accommodation Supplement's income test where the area is unknown. */
  assumeBelowInArea?: boolean;
}

/** The benefit whose limit each income test compares with. */
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
/** Dollars a year before tax; rules that take it have the limits themselves. */
const income = "household_income";
/** True when the rules compare the income with limits of their own rather than ours. */
export const limitsAreRules = ({ variables }: Pick<RequestContext, "variables">): boolean =>
  variables.has(income);
const familyHasChildren = "family_scheme__has_dependent_children";

export function questionBehind(variable: string, instance: string): string | undefined {
  if (incomeTests[variable] || variable === childcareIncomeTest || variable === income)
    return "income.applicant";
  if (instance === "applicant") return applicant[variable]?.from;
  return variable === familyHasChildren ? "applicant.allChildrenInTheirFullTimeCare" : childSources[variable];
}

/** @returns `null` where a verdict is requested */
export const toSituation = (answers: Answers, context: RequestContext): Situation =>
  situationOf(readHousehold(answers), context);

/** @param asked benefits whose verdict is requested */
export function situationOf(
  household: Household,
  context: RequestContext,
  asked: readonly BenefitId[] = benefitsToCalculate(household),
): Situation {
  const write = writer(context);
  const below = (benefit: BenefitId) =>
    isBelow(limitOf(benefit, household, context.area, context.thresholds), household);
  const hasFlags = !limitsAreRules(context);
  const children = childrenOf(household, context.firstDay);
  const people = ["applicant", ...(household.hasPartner ? ["partner"] : []), ...Object.keys(children)];
  const isCaregiver = household.isYes("applicant.isPrincipalCarer") || household.expectsBaby;
  return {
    persons: {
      applicant: write({
        ...mapValues(applicant, ({ value }) => value(household, context.firstDay)),
        ...(hasFlags ? mapValues(incomeTests, below) : {}),
        accommodation_supplement__area: context.area === undefined ? undefined : Number(context.area),
        ...(context.assumeBelowInArea === undefined
          ? {}
          : { accommodation_supplement__below_income_threshold: context.assumeBelowInArea }),
        ...Object.fromEntries(asked.map((benefit) => [benefits[benefit], null])),
      }),
      ...(household.hasPartner
        ? {
            partner: write({
              hours_per_week_employed: household.number("partner.worksWeeklyHours") ?? 0,
              own_income: household.partnersIncome,
            }),
          }
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
          ...(hasFlags ? { [childcareIncomeTest]: below("isChildCareSubsidy") } : {}),
          ...(hasFlags ? {} : { [income]: household.yearlyIncome }),
        }),
      },
    },
    titled_properties: { household: { others: people } },
  };
}

/** Job Seeker Support does not apply under 20 with children. */
const benefitsToCalculate = ({ number, numberOfChildren }: Household): BenefitId[] =>
  benefitIds.filter(
    (id) => id !== "isJobSeekerSupport" || numberOfChildren === 0 || (number("applicant.age") ?? 0) >= 20,
  );

function hasDependentChildren({ expectsBaby, numberOfChildren, chosen, isYes }: Household): boolean {
  const hasYoungGroup = chosen("children.ages").some((group) => Number(group) < 16);
  const hasChild = numberOfChildren > 0 && (hasYoungGroup || !isYes("children.financiallyIndependant"));
  const inCare =
    isYes("applicant.allChildrenInTheirFullTimeCare") ||
    isYes("applicant.isPrincipalCarerForProportion") ||
    expectsBaby;
  return (expectsBaby || hasChild) && Boolean(inCare);
}

/** Ages are per day, what happened within the year per year, all else per month. */
function writer({ variables, firstDay }: RequestContext): (values: ValuesByVariable) => SituationValues {
  const periods: Record<string, string> = {
    age: firstDay,
    social_security__received_income_tested_benefit: firstDay.slice(0, 4),
  };
  const month = firstDay.slice(0, 7);
  return (values) => {
    const sent: SituationValues = {};
    for (const id in values) {
      const value = values[id];
      if (value !== undefined && variables.has(id)) sent[id] = { [periods[id] ?? month]: value };
    }
    return sent;
  };
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> {
  const changed: Record<string, W> = {};
  for (const key in record) changed[key] = change(record[key]!);
  return changed;
}
