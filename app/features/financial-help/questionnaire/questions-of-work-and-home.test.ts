import { describe } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { type Asking, testAsking } from "../../../../tests/support/asking.ts";

const resident: Answers = { "applicant.isNZResident": "true" };

const onBenefit: Answers = { ...resident, "applicant.receivesIncomeTestedBenefit": "true" };
const tenant: Answers = {
  ...resident,
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
};

const rows: readonly Asking[] = [
  {
    sentence: "pay for work is asked beside a benefit [financial-help/questions/deciding]",
    answers: { ...onBenefit, "applicant.workOrStudy": "work" },
    shows: ["applicant.weeklyPayBesideBenefit"],
  },
  {
    sentence: "and where there is no work it is not",
    answers: { ...onBenefit, "applicant.workOrStudy": "neither" },
    hides: ["applicant.weeklyPayBesideBenefit"],
  },
  {
    sentence:
      "who pays for a home says what for, how much, and what is saved [financial-help/questions/deciding]",
    answers: tenant,
    shows: ["applicant.housing", "applicant.rent", "applicant.savings"],
  },
  {
    sentence: "in social housing nothing of it",
    answers: { ...tenant, "applicant.hasSocialHousing": "true" },
    hides: ["applicant.housing", "applicant.rent", "applicant.savings"],
  },
  {
    sentence:
      "work hides the full-time-study question, and work fields appear [financial-help/questions/work-and-study]",
    answers: { ...resident, "applicant.workOrStudy": "work" },
    shows: ["applicant.employmentStatus", "applicant.worksWeeklyHours"],
    hides: ["applicant.isStudyingFullTime"],
  },
  {
    sentence:
      "study hides employment status and work hours, and study fields appear [financial-help/questions/work-and-study]",
    answers: { ...resident, "applicant.workOrStudy": "study" },
    shows: ["applicant.isStudyingFullTime"],
    hides: ["applicant.employmentStatus", "applicant.worksWeeklyHours"],
  },
  {
    sentence: "study fields and work fields appear for both [financial-help/questions/work-and-study]",
    answers: { ...resident, "applicant.workOrStudy": "both" },
    shows: ["applicant.isStudyingFullTime", "applicant.employmentStatus", "applicant.worksWeeklyHours"],
  },
  {
    sentence: "neither hides study, employment and hours [financial-help/questions/work-and-study]",
    answers: { ...resident, "applicant.workOrStudy": "neither" },
    hides: ["applicant.isStudyingFullTime", "applicant.employmentStatus", "applicant.worksWeeklyHours"],
  },
  {
    sentence:
      "on leave or on weekly compensation nothing more is asked of work [financial-help/questions/deciding]",
    answers: { ...resident, "applicant.workOrStudy": "leave" },
    hides: ["applicant.isStudyingFullTime", "applicant.employmentStatus", "applicant.worksWeeklyHours"],
  },
  {
    sentence: "two years here are asked of who lives here [financial-help/questions/deciding]",
    answers: { ...resident, "applicant.normallyLivesInNZ": "true" },
    shows: ["applicant.livedHereTwoYears"],
  },
  {
    sentence: "and of nobody else [financial-help/questions/deciding]",
    answers: { ...resident, "applicant.normallyLivesInNZ": "false" },
    hides: ["applicant.livedHereTwoYears"],
  },
  {
    sentence: "nights are asked where the care is shared [financial-help/questions/deciding]",
    answers: {
      ...resident,
      "applicant.numberOfChildren": "1",
      "applicant.allChildrenInTheirFullTimeCare": "false",
    },
    shows: ["applicant.nightsPerFortnight"],
  },
  {
    sentence: "and not where it is not [financial-help/questions/deciding]",
    answers: {
      ...resident,
      "applicant.numberOfChildren": "1",
      "applicant.allChildrenInTheirFullTimeCare": "true",
    },
    hides: ["applicant.nightsPerFortnight"],
  },
  {
    sentence: "social housing appears when there are accommodation costs [financial-help/questions/home]",
    answers: { ...resident, "applicant.hasAccommodationCosts": "true" },
    shows: ["applicant.hasSocialHousing"],
    hides: ["applicant.postCode"],
  },
  {
    sentence: "postcode appears when not in social housing [financial-help/questions/home]",
    answers: {
      ...resident,
      "applicant.hasAccommodationCosts": "true",
      "applicant.hasSocialHousing": "false",
    },
    shows: ["applicant.postCode", "applicant.rent"],
  },
  {
    sentence: "social housing hides the postcode",
    answers: { ...resident, "applicant.hasAccommodationCosts": "true", "applicant.hasSocialHousing": "true" },
    hides: ["applicant.postCode", "applicant.rent"],
  },
  {
    sentence: "no costs hides both [financial-help/questions/home]",
    answers: {
      ...resident,
      "applicant.hasAccommodationCosts": "false",
      "applicant.hasSocialHousing": "false",
    },
    hides: ["applicant.hasSocialHousing", "applicant.postCode"],
  },
];

describe("a question of work, study and home is asked when", () => {
  testAsking(rows);
});
