/** The names are the agency's, with their spelling. */
export const workIncome = [
  "wages_or_salary",
  "paid_parental_leave",
  "termination_pay",
  "redundancy_pay",
  "accident_compensation",
] as const;
export const supportIncome = [
  "other_income_for_child",
  "maintenance_payments",
  "former_partner_payments",
  "student_payments",
  "overseas_pensions",
  "other_pension",
] as const;

export const ownIncome = [...workIncome, ...supportIncome] as const;

export const businessIncome = [
  "income_insurance",
  "business_income",
  "self_employment_income",
  "investment_income",
  "divident_income",
] as const;
export const propertyIncome = [
  "rent_income",
  "flatmate_income",
  "child_support_income",
  "inheritance_income",
  "trust_income",
] as const;

/** Two people may have it together. */
export const jointIncome = [...businessIncome, ...propertyIncome] as const;

export const incomeTypes = [...ownIncome, ...jointIncome] as const;
export type IncomeType = (typeof incomeTypes)[number];

/** In which amounts are asked: the most common first, no more than fit on a page of a phone. */
export const amountPages: readonly (readonly IncomeType[])[] = [
  [
    "wages_or_salary",
    "paid_parental_leave",
    "accident_compensation",
    "self_employment_income",
    "investment_income",
    "rent_income",
    "child_support_income",
  ],
  [
    "termination_pay",
    "redundancy_pay",
    "maintenance_payments",
    "former_partner_payments",
    "student_payments",
    "overseas_pensions",
    "other_pension",
    "inheritance_income",
  ],
  [
    "other_income_for_child",
    "income_insurance",
    "business_income",
    "divident_income",
    "flatmate_income",
    "trust_income",
  ],
];

export const incomeFrequencies = ["WEEKLY", "TWO_WEEKLY", "MONTHLY", "YEARLY"] as const;
export type IncomeFrequency = (typeof incomeFrequencies)[number];

export const mostOtherIncome = 5;

export const isJointType = (type: IncomeType): boolean => (jointIncome as readonly string[]).includes(type);
