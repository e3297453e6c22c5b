import {
  socialSecurityAct1964 as act,
  childcareAssistanceRegulations,
  healthEntitlementCardsRegulations,
  incomeTaxAct,
} from "../law.ts";
import { under } from "./declare.ts";

const node = (name: string) => `entitlements.social_security.${name}`;

export const socialSecurity = [
  ...under(node("accommodation_supplement"), [
    "age_threshold",
    "Youngest age for Accommodation Supplement",
    "years",
    { "2018-06-01": 16 },
    act("DLM362856"),
  ]),
  ...under(
    node("child_disability_allowance"),
    ["child_age_threshold", "Oldest age of the child", "years", { "2018-01-01": 18 }, act("DLM361659")],
    [
      "medical_certification_required_months",
      "How long the disability must be certified to last",
      "months",
      { "2018-01-01": 12 },
      act("DLM361659"),
    ],
  ),
  ...under(node("childcare_subsidy"), [
    "minimum_hours_in_childcare",
    "Least time in early childhood education",
    "hours a week",
    { "2018-01-01": 3 },
    childcareAssistanceRegulations("DLM282547"),
  ]),
  ...under(node("community_services_card"), [
    "age_threshold",
    "Youngest age for a card without children",
    "years",
    { "2018-01-01": 16 },
    healthEntitlementCardsRegulations("DLM176710"),
  ]),
  ...under(
    node("family_scheme"),
    [
      "hours_per_week_threshold",
      "Full-time work of one earner",
      "hours a week",
      { "2018-01-01": 20 },
      incomeTaxAct("DLM1518419"),
    ],
    [
      "hours_per_week_threshold_with_partner",
      "Full-time work of a couple together",
      "hours a week",
      { "2018-01-01": 30 },
      incomeTaxAct("DLM1518419"),
    ],
  ),
  ...under(
    node("jobseeker_support"),
    [
      "age_threshold",
      "Youngest age for Job Seeker Support",
      "years",
      { "2018-01-01": 18 },
      act("DLM5478527"),
    ],
    [
      "age_threshold_with_dependent_child",
      "Youngest age for Job Seeker Support with a dependent child",
      "years",
      { "2018-01-01": 20 },
      act("DLM5478527"),
    ],
  ),
  ...under(
    node("sole_parent_support"),
    [
      "age_threshold",
      "Youngest age for Sole Parent Support",
      "years",
      { "2018-01-01": 20 },
      act("DLM5468352"),
    ],
    [
      "minumum_continuous_time_in_nz",
      "Least time lived in New Zealand",
      "years",
      { "2018-01-01": 2 },
      act("DLM5468352"),
    ],
    [
      "youngest_child_age_threshold",
      "Age the youngest child must not have reached",
      "years",
      { "2018-01-01": 14 },
      act("DLM5468352"),
    ],
  ),
  ...under(node("supported_living_payment"), [
    "age_threshold",
    "Youngest age for Supported Living Payment",
    "years",
    { "2018-01-01": 16 },
    act("DLM5468367"),
  ]),
  ...under(node("young_parent_payment"), [
    "weekly_income_threshold",
    "Income at which Young Parent Payment ends",
    "dollars a week",
    { "2017-01-01": 214.3 },
    act("DLM4686080"),
  ]),
];
