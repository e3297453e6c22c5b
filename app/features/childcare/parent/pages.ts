import { stepPath as pathOfStep } from "#app/wizard/service.ts";

const landing = "/financial-help/childcare-subsidy-application";

/** Without language prefix. */
export const pages = {
  landing,
  apply: `${landing}/apply`,
  eligibility: `${landing}/apply/eligibility`,
  review: `${landing}/apply/review`,
  uploads: `${landing}/apply/uploads`,
  submitted: `${landing}/apply/submitted`,
  sent: `${landing}/apply/sent`,
} as const;

export const stepPath = (step: string, focus?: string): string =>
  pathOfStep({ base: pages.apply }, step, focus);
