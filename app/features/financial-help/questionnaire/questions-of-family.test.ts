import { describe } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { type Asking, testAsking } from "../../../../tests/support/asking.ts";

const resident: Answers = { "applicant.isNZResident": "true" };
const withChildren: Answers = { ...resident, "applicant.numberOfChildren": "2" };
const partnered: Answers = {
  ...resident,
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
};
const disabledChild: Answers = { ...withChildren, "child.hasSeriousDisability": "true" };
const constantCare: Answers = { ...disabledChild, "child.requiresConstantCareAndAttention": "true" };
const underSix: Answers = { ...constantCare, "child.constantCareUnderSix": "true", "children.ages": "13" };
const notParent: Answers = { ...withChildren, "applicant.isParent": "false" };

const afterTheFirst = [
  "applicant.normallyLivesInNZ",
  "applicant.age",
  "applicant.hasSeriousDisability",
  "applicant.relationshipStatus",
  "applicant.gaveBirthToThisChild",
  "applicant.numberOfChildren",
  "applicant.workOrStudy",
  "income.applicant",
  "applicant.receivesIncomeTestedBenefit",
  "applicant.holdsCommunityServicesCard",
  "applicant.hasAccommodationCosts",
];
const partnerSet = ["applicant.doesPartnerWork", "income.spouse"];
const childQuestions = [
  "children.ages",
  "child.hasSeriousDisability",
  "applicant.isPrincipalCarer",
  "applicant.allChildrenInTheirFullTimeCare",
  "applicant.isParent",
];
const expecting: Answers = { ...resident, "applicant.gaveBirthToThisChild": "true" };
const leaveQuestions = [
  "applicant.meetsPaidParentalLeaveEmployedRequirements",
  "applicant.isStoppingWorkToCareForChild",
];

const rows: readonly Asking[] = [
  {
    sentence: "a non-resident answer hides the rest [financial-help/questions/non-resident]",
    answers: { "applicant.isNZResident": "false" },
    hides: afterTheFirst,
  },
  {
    sentence: "without an answer about residence nothing else is asked",
    answers: {},
    shows: ["applicant.isNZResident"],
    hides: afterTheFirst,
  },
  {
    sentence: "later sections appear only for residents [financial-help/questions/non-resident]",
    answers: resident,
    shows: afterTheFirst,
  },
  {
    sentence: "isInadequatelySupportedByPartner: relationshipStatus answered and not single",
    answers: { ...resident, "applicant.relationshipStatus": "notsingle" },
    shows: ["applicant.isInadequatelySupportedByPartner"],
  },
  {
    sentence: "relationshipStatus unanswered hides inadequate support and the partner set",
    answers: resident,
    hides: ["applicant.isInadequatelySupportedByPartner", ...partnerSet],
  },
  {
    sentence:
      "relationshipStatus single hides: inadequate-support, partner work, partner hours and spouse income [financial-help/questions/single]",
    answers: { ...partnered, "applicant.relationshipStatus": "single", "applicant.doesPartnerWork": "true" },
    hides: ["applicant.isInadequatelySupportedByPartner", ...partnerSet, "partner.worksWeeklyHours"],
  },
  {
    sentence: "inadequate support true hides the same partner ones [financial-help/questions/single]",
    answers: {
      ...partnered,
      "applicant.isInadequatelySupportedByPartner": "true",
      "applicant.doesPartnerWork": "true",
    },
    hides: [...partnerSet, "partner.worksWeeklyHours"],
  },
  {
    sentence:
      "the partner set shows when not single and not inadequately supported [financial-help/questions/single]",
    answers: partnered,
    shows: partnerSet,
  },
  {
    sentence: "partner.worksWeeklyHours: the same, and doesPartnerWork true",
    answers: { ...partnered, "applicant.doesPartnerWork": "true" },
    shows: ["partner.worksWeeklyHours"],
  },
  {
    sentence: "partner not working hides partner hours [financial-help/questions/partner-hours]",
    answers: { ...partnered, "applicant.doesPartnerWork": "false" },
    hides: ["partner.worksWeeklyHours"],
  },
  {
    sentence: "fewer than 1 child hides all child questions [financial-help/questions/no-children]",
    answers: { ...withChildren, "applicant.numberOfChildren": "0" },
    hides: [...childQuestions, "applicant.needsDomesticSupport"],
  },
  {
    sentence: "without a number of children there are no child questions",
    answers: resident,
    hides: childQuestions,
  },
  {
    sentence: "all child, children and relationship questions: numberOfChildren above 0",
    answers: { ...resident, "applicant.numberOfChildren": "1" },
    shows: childQuestions,
  },
  {
    sentence: "16 children are children too",
    answers: { ...resident, "applicant.numberOfChildren": "16" },
    shows: childQuestions,
  },
  {
    sentence: "fewer than 2 hides the twins/domestic-support question [financial-help/questions/no-children]",
    answers: { ...resident, "applicant.numberOfChildren": "1" },
    hides: ["applicant.needsDomesticSupport"],
  },
  {
    sentence: "needsDomesticSupport appears above 1 child [financial-help/questions/no-children]",
    answers: withChildren,
    shows: ["applicant.needsDomesticSupport"],
  },
  {
    sentence: "both paid-parental-leave questions are asked whenever a baby is expected, of singles too",
    answers: { ...expecting, "applicant.relationshipStatus": "single" },
    shows: leaveQuestions,
  },
  {
    sentence: "without a baby on the way neither paid-parental-leave question is asked",
    answers: { ...resident, "applicant.gaveBirthToThisChild": "false" },
    hides: leaveQuestions,
  },
  {
    sentence:
      "financially independent appears when the first child's age is 18 [financial-help/questions/independent]",
    answers: { ...withChildren, "children.ages": "18" },
    shows: ["children.financiallyIndependant"],
  },
  ...["0", "4", "13", "15"].map(
    (age): Asking => ({
      sentence: `financiallyIndependant: only when 16–18 is the only group, not beside ${age}`,
      answers: { ...withChildren, "children.ages": [age, "18"] },
      hides: ["children.financiallyIndependant"],
    }),
  ),
  {
    sentence: "requiresConstantCareAndAttention: child.hasSeriousDisability true",
    answers: disabledChild,
    shows: ["child.requiresConstantCareAndAttention"],
    hides: ["child.constantCareUnderSix"],
  },
  {
    sentence:
      "no serious disability hides constant-care and under-six questions [financial-help/questions/care]",
    answers: { ...underSix, "child.hasSeriousDisability": "false" },
    hides: ["child.requiresConstantCareAndAttention", "child.constantCareUnderSix", "child.attendsECE"],
  },
  {
    sentence: "constantCareUnderSix: and requiresConstantCareAndAttention true",
    answers: constantCare,
    shows: ["child.constantCareUnderSix"],
  },
  {
    sentence: "who does not know about constant care is asked on as after a yes",
    answers: { ...disabledChild, "child.requiresConstantCareAndAttention": "unknown" },
    shows: ["child.constantCareUnderSix"],
  },
  {
    sentence: "no constant care hides under-six [financial-help/questions/care]",
    answers: { ...underSix, "child.requiresConstantCareAndAttention": "false" },
    hides: ["child.constantCareUnderSix", "child.attendsECE"],
  },
  ...["0", "4"].map(
    (age): Asking => ({
      sentence: `the early childhood question appears when the first age is under 5: ${age}`,
      answers: { ...withChildren, "children.ages": [age, "13"] },
      shows: ["child.attendsECE"],
    }),
  ),
  ...["13", "15", "18"].map(
    (age): Asking => ({
      sentence: `the early childhood question does not appear when the first age is ${age}`,
      answers: { ...withChildren, "children.ages": age },
      hides: ["child.attendsECE"],
    }),
  ),
  ...["0", "4"].map(
    (age): Asking => ({
      sentence: `the date of birth of the youngest can be told where a group stands for several answers: ${age}`,
      answers: { ...withChildren, "children.ages": [age, "13"] },
      shows: ["children.youngestDateOfBirth"],
    }),
  ),
  {
    sentence: "the date of birth of the youngest is not asked of those whose children are all older",
    answers: { ...withChildren, "children.ages": "13" },
    hides: ["children.youngestDateOfBirth"],
  },
  {
    sentence:
      "or when the child has a disability, needs constant care, and the care is for under six [financial-help/questions/early-childhood]",
    answers: underSix,
    shows: ["child.attendsECE"],
  },
  {
    sentence: "a child of 5 or more whose constant care is not for under six has no early childhood question",
    answers: { ...underSix, "child.constantCareUnderSix": "false" },
    hides: ["child.attendsECE"],
  },
  {
    sentence: "weekly ECE hours appear when the child attends [financial-help/questions/early-childhood]",
    answers: { ...underSix, "child.attendsECE": "true" },
    shows: ["child.weeklyECEHours"],
  },
  {
    sentence: "no ECE hides the hours [financial-help/questions/early-childhood]",
    answers: { ...underSix, "child.attendsECE": "false" },
    hides: ["child.weeklyECEHours"],
  },
  {
    sentence:
      "the proportion question appears when not all children are in full-time care [financial-help/questions/proportion]",
    answers: { ...withChildren, "applicant.allChildrenInTheirFullTimeCare": "false" },
    shows: ["applicant.isPrincipalCarerForProportion"],
  },
  {
    sentence: "all true hides the proportion question [financial-help/questions/proportion]",
    answers: { ...withChildren, "applicant.allChildrenInTheirFullTimeCare": "true" },
    hides: ["applicant.isPrincipalCarerForProportion"],
  },
  {
    sentence: "unanswered full-time care hides the proportion question",
    answers: withChildren,
    hides: ["applicant.isPrincipalCarerForProportion"],
  },
  {
    sentence:
      "when the applicant is not a parent, the one-year-carer question appears [financial-help/questions/not-a-parent]",
    answers: notParent,
    shows: ["applicant.isPrincipalCarerForOneYearFromApplicationDate"],
    hides: ["children.birthParents"],
  },
  {
    sentence: "birth parents follows when that is true [financial-help/questions/not-a-parent]",
    answers: { ...notParent, "applicant.isPrincipalCarerForOneYearFromApplicationDate": "true" },
    shows: ["children.birthParents"],
  },
  {
    sentence: "birth parents follows when that is not known",
    answers: { ...notParent, "applicant.isPrincipalCarerForOneYearFromApplicationDate": "unknown" },
    shows: ["children.birthParents"],
  },
  {
    sentence: "birth parents does not follow a no",
    answers: { ...notParent, "applicant.isPrincipalCarerForOneYearFromApplicationDate": "false" },
    hides: ["children.birthParents"],
  },
  {
    sentence: "isParent true hides both [financial-help/questions/not-a-parent]",
    answers: {
      ...notParent,
      "applicant.isParent": "true",
      "applicant.isPrincipalCarerForOneYearFromApplicationDate": "true",
    },
    hides: ["applicant.isPrincipalCarerForOneYearFromApplicationDate", "children.birthParents"],
  },
];

describe("a question of the family is asked when", () => {
  testAsking(rows);
});
