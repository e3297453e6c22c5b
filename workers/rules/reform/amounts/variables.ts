import { testedFromBirth } from "../../benefits/best-start.ts";
import { weeks } from "../../benefits/declare.ts";
import {
  accommodationMaximum,
  howTheMaximumIsFound,
  maximaParameters,
} from "../../benefits/shared/accommodation.ts";
import { rates, type TaxCreditRates } from "../../benefits/shared/working-for-families.ts";
import { amount, personRule, type RulePerson } from "../../declare.ts";
import { amountParameter as at } from "../../parameters/declare.ts";
import { excludersOf } from "../exclusions.ts";
import {
  howTaxCreditsAreWorkedOut,
  type TaxCreditFamily,
  type TaxCredits,
  taxCreditsOf,
  totalOf,
} from "./tax-credits.ts";

const readsFamily = [
  "household_income",
  "age",
  "date_of_birth",
  "is_expected",
  "family_scheme__number_of_children",
  "best_start__eligibility",
  "family_scheme__qualifies_for_family_tax_credit",
  "family_scheme__qualifies_for_in_work_tax_credit",
] as const;
type Reads = (typeof readsFamily)[number];

/** For one child, either the tax credit is paid or the benefit that excludes it. */
const excluders = {
  best_start__eligibility: excludersOf("best_start__eligibility", "child"),
  family_scheme__qualifies_for_family_tax_credit: excludersOf(
    "family_scheme__qualifies_for_family_tax_credit",
    "child",
  ),
} as const;
const uses = [...readsFamily, ...new Set(Object.values(excluders).flat())] as const;

const canGet = (person: RulePerson, id: keyof typeof excluders): boolean =>
  person.is(id) && !excluders[id].some((other) => person.is(other));

/** @param person who cares for the children */
export function taxCreditFamilyOf(person: RulePerson<Reads>): TaxCreditFamily {
  return {
    youngChildren: person.family
      .withRole("child")
      .filter((child) => !child.is("is_expected") && child.number("age") < 3)
      .map((child) => ({
        isIncomeTested: child.number("age") >= 1 || child.date("date_of_birth") >= testedFromBirth,
      })),
    children: person.family.number("family_scheme__number_of_children"),
    canGet: {
      bestStart: canGet(person, "best_start__eligibility"),
      familyTaxCredit: canGet(person, "family_scheme__qualifies_for_family_tax_credit"),
      inWorkTaxCredit: person.is("family_scheme__qualifies_for_in_work_tax_credit"),
    },
  };
}

const nothing: TaxCredits = { bestStart: 0, familyTaxCredit: 0, inWorkTaxCredit: 0 };

/** Nothing where no income was given. */
function taxCredits(person: RulePerson<Reads>, rates: TaxCreditRates): TaxCredits {
  const income = person.family.number("household_income");
  return income < 0 ? nothing : taxCreditsOf(taxCreditFamilyOf(person), income, rates);
}

const where = {
  taxCredits,
  nothing,
  taxCreditFamilyOf,
  testedFromBirth,
  canGet,
  excluders,
  ...howTaxCreditsAreWorkedOut,
};

const fromTaxCredits = (id: string, description: string, part: (credits: TaxCredits) => number) =>
  amount(id, description, {
    rule: personRule({
      uses,
      parameters: rates,
      where: { ...where, part },
      value: (person, figures) => part(taxCredits(person, figures)),
    }),
  });

export const amounts = [
  fromTaxCredits(
    "best_start__weekly_amount",
    "Best Start, dollars a week for all children under 3 together",
    ({ bestStart }) => bestStart,
  ),
  fromTaxCredits(
    "family_scheme__family_tax_credit_weekly_amount",
    "Family Tax Credit, dollars a week after abatement",
    ({ familyTaxCredit }) => familyTaxCredit,
  ),
  fromTaxCredits(
    "family_scheme__in_work_tax_credit_weekly_amount",
    "In-Work Tax Credit, dollars a week after abatement; nothing with a main benefit or Student Allowance",
    ({ inWorkTaxCredit }) => inWorkTaxCredit,
  ),
  amount(
    "family_scheme__in_work_tax_credit_temporary_rise",
    "In-Work Tax Credit, dollars a week more while a rise for a time lasts",
    {
      rule: personRule({
        uses,
        parameters: { ...rates, rise: at("in_work_tax_credit.temporary_rise") },
        where,
        value: (person, { rise: weekly, ...figures }) => {
          if (Number.isNaN(weekly)) return 0;
          const annual = "in_work_tax_credit.annual";
          const raised = { ...figures, [annual]: figures[annual] + weekly * weeks };
          const rise =
            taxCredits(person, raised).inWorkTaxCredit - taxCredits(person, figures).inWorkTaxCredit;
          return Math.max(0, rise);
        },
      }),
    },
  ),
  fromTaxCredits(
    "working_for_families__weekly_total",
    "Best Start, Family and In-Work Tax Credit together, dollars a week",
    totalOf,
  ),
  amount("childcare_subsidy__weekly_hours", "Childcare Subsidy, hours a week for each child at most", {
    rule: personRule({
      uses: [
        "social_security_regulation__eligible_for_childcare_subsidy",
        "hours_per_week_employed",
        "social_security__is_fulltime_student",
        "social_security__has_severely_restricted_capacity_for_work",
      ],
      parameters: {
        most: at("childcare_subsidy.hours.most"),
        mostWhenBusy: at("childcare_subsidy.hours.most_with_activity"),
      },
      value: (person, { most, mostWhenBusy }) => {
        if (!person.is("social_security_regulation__eligible_for_childcare_subsidy")) return 0;
        const isBusy = (one: typeof person): boolean =>
          one.number("hours_per_week_employed") > 0 ||
          one.is("social_security__is_fulltime_student") ||
          one.is("social_security__has_severely_restricted_capacity_for_work");
        return isBusy(person) && person.family.withRole("partner").every(isBusy) ? mostWhenBusy : most;
      },
    }),
  }),
  amount("parental_leave__weekly_maximum", "Paid Parental Leave, dollars a week before tax at most", {
    rule: personRule({
      uses: ["parental_leave__eligible_employee"],
      parameters: { most: at("paid_parental_leave.weekly_maximum") },
      value: (person, { most }) => (person.is("parental_leave__eligible_employee") ? most : 0),
    }),
  }),
  amount(
    "accommodation_supplement__weekly_maximum",
    "Accommodation Supplement, dollars a week at most; nothing where the area is not known",
    {
      rule: personRule({
        uses: [
          "social_security__eligible_for_accommodation_supplement",
          "accommodation_supplement__area",
          "family_scheme__number_of_children",
        ],
        parameters: maximaParameters,
        where: howTheMaximumIsFound,
        value: (person, figures) => {
          if (!person.is("social_security__eligible_for_accommodation_supplement")) return 0;
          const isCouple = person.family.withRole("partner").length > 0;
          // For a parent alone, only children mainly in their care count.
          const hasChildren = isCouple || person.has("principal_caregiver");
          const children = hasChildren ? person.family.number("family_scheme__number_of_children") : 0;
          const household = { isCouple, children };
          return accommodationMaximum(household, person.number("accommodation_supplement__area"), figures);
        },
      }),
    },
  ),
];
