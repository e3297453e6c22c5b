import type { Answers } from "#app/forms/answers.ts";

/** Answers of small families, to be changed where a test is about something else. */
export const alone: Answers = {
  "applicant.isNZResident": "true",
  "applicant.normallyLivesInNZ": "true",
  "applicant.age": "30",
  "applicant.hasSeriousDisability": "false",
  "applicant.relationshipStatus": "single",
  "applicant.gaveBirthToThisChild": "false",
  "applicant.numberOfChildren": "0",
  "applicant.workOrStudy": "neither",
  "income.applicant.amount": "0",
};

export const couple: Answers = {
  ...alone,
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
};

export const expecting: Answers = { ...alone, "applicant.gaveBirthToThisChild": "true" };

export const parent: Answers = {
  ...alone,
  "applicant.numberOfChildren": "1",
  "children.ages": "4",
  "child.hasSeriousDisability": "false",
  "applicant.isPrincipalCarer": "true",
  "applicant.allChildrenInTheirFullTimeCare": "true",
  "applicant.isParent": "true",
};

/** Cares for somebody else's child. */
export const carer: Answers = {
  ...parent,
  "applicant.isParent": "false",
  "applicant.isPrincipalCarerForOneYearFromApplicationDate": "true",
};

export const withDisabledChild: Answers = {
  ...parent,
  "child.hasSeriousDisability": "true",
  "child.requiresConstantCareAndAttention": "true",
  "child.constantCareUnderSix": "true",
};
