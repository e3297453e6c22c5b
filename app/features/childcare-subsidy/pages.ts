const landing = "/financial-help/childcare-subsidy-application";

/** Without language prefix. */
export const pages = {
  landing,
  eligibility: `${landing}/apply/eligibility`,
} as const;
