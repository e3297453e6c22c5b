// Short ways to write what a household answers.

import type { Answers } from "#app/forms/answers.ts";
import { postcodes } from "./households.ts";

const person: Answers = {
  "applicant.isNZResident": "true",
  "applicant.normallyLivesInNZ": "true",
  "applicant.hasSeriousDisability": "false",
  "applicant.gaveBirthToThisChild": "false",
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "false",
  "applicant.numberOfChildren": "0",
};
export const single: Answers = { ...person, "applicant.relationshipStatus": "single" };
export const couple: Answers = {
  ...person,
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
};
const carer: Answers = {
  "child.hasSeriousDisability": "false",
  "applicant.isPrincipalCarer": "true",
  "applicant.allChildrenInTheirFullTimeCare": "true",
  "applicant.isParent": "true",
};
export const children = (ages: readonly string[]): Answers => ({
  ...carer,
  "applicant.numberOfChildren": String(ages.length),
  "children.ages": [...new Set(ages)],
  ...(ages.length > 1 && { "applicant.needsDomesticSupport": "false" }),
  ...(ages.some((age) => Number(age) < 5) && { "child.attendsECE": "false" }),
});
export const youngestBorn = (day: number, month: number, year: number): Answers => ({
  "children.youngestDateOfBirth.day": String(day),
  "children.youngestDateOfBirth.month": String(month),
  "children.youngestDateOfBirth.year": String(year),
});
export const expecting: Answers = {
  "applicant.gaveBirthToThisChild": "true",
  "applicant.meetsPaidParentalLeaveEmployedRequirements": "true",
  "applicant.isStoppingWorkToCareForChild": "true",
};
export const earlyLearning: Answers = { "child.attendsECE": "true", "child.weeklyECEHours": "true" };
export const works = (hours: number): Answers => ({
  "applicant.workOrStudy": "work",
  "applicant.employmentStatus": hours >= 30 ? "full-time" : "notfulltime",
  "applicant.worksWeeklyHours": String(hours),
});
export const atHome: Answers = { "applicant.workOrStudy": "neither" };
export const partnerWorks = (hours: number): Answers =>
  hours > 0
    ? { "applicant.doesPartnerWork": "true", "partner.worksWeeklyHours": String(hours) }
    : { "applicant.doesPartnerWork": "false" };
export const earns = (whose: "applicant" | "spouse", amount: number, frequency = "annually"): Answers => ({
  [`income.${whose}.amount`]: String(amount),
  [`income.${whose}.frequency`]: frequency,
});
export const rents = (area: keyof typeof postcodes): Answers => ({
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
  "applicant.postCode": postcodes[area],
});
export const age = (years: number): Answers => ({ "applicant.age": String(years) });

/** Two years in New Zealand. */
export const here: Answers = { "applicant.livedHereTwoYears": "true" };
/** Alone, 31, with a rented home in area 2. */
export const soleParent = [single, age(31), here, rents(2)];
export const twoAtSchool: Answers = { ...children(["13"]), "applicant.numberOfChildren": "2" };
