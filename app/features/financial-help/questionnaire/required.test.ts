import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { validate } from "#app/forms/validate.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import * as smallFamily from "../../../../tests/support/families.ts";
import { twelveHouseholds } from "../../../../tests/support/twelve-households.ts";
import { questionnaire } from "./questions.ts";

const formWords = wordsOf("forms");

const required = "This is a required field, please provide an answer.";
const errorsOf = (answers: Answers) =>
  validate(questionnaire, answers, textsOf("financial-help", "en").questions, formWords("en")).errors;
const missing = (answers: Answers) =>
  Object.entries(errorsOf(answers)).flatMap(([name, messages]) => (messages[0] === required ? [name] : []));

/** The shortest way through. */
const theRest: Answers = {
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "false",
};
const alone: Answers = { ...smallFamily.alone, ...theRest };

const whenResident = [
  "applicant.normallyLivesInNZ",
  "applicant.age",
  "applicant.relationshipStatus",
  "applicant.hasSeriousDisability",
  "applicant.gaveBirthToThisChild",
  "applicant.numberOfChildren",
  "applicant.workOrStudy",
  "income.applicant",
  "applicant.receivesIncomeTestedBenefit",
  "applicant.holdsCommunityServicesCard",
  "applicant.hasAccommodationCosts",
];

describe("required when visible", () => {
  test("applicant.isNZResident [financial-help/required/always]", () => {
    expect(errorsOf({})).toEqual({ "applicant.isNZResident": [required] });
  });

  test.each(whenResident)("and when resident: %s [financial-help/required/always]", (name) => {
    expect(missing({ "applicant.isNZResident": "true" })).toContain(name);
  });

  test("when resident, nothing else is required before it is answered", () => {
    expect(missing({ "applicant.isNZResident": "true" }).sort()).toEqual([...whenResident].sort());
  });

  test("a non-resident has nothing more to answer", () => {
    expect(errorsOf({ "applicant.isNZResident": "false" })).toEqual({});
  });

  test("the shortest way through is complete", () => expect(errorsOf(alone)).toEqual({}));
});

const parent: Answers = { ...smallFamily.parent, ...theRest, "children.ages": "13" };
const carer: Answers = { ...smallFamily.carer, ...theRest, "children.ages": "13" };
const partnered: Answers = {
  ...alone,
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
};
const ofChildren = [
  "children.ages",
  "child.hasSeriousDisability",
  "applicant.isPrincipalCarer",
  "applicant.allChildrenInTheirFullTimeCare",
  "applicant.isParent",
];

const rows: [string, Answers, string[]][] = [
  [
    "inadequate support when not single",
    { ...alone, "applicant.relationshipStatus": "notsingle" },
    ["applicant.isInadequatelySupportedByPartner", "applicant.doesPartnerWork", "income.spouse"],
  ],
  [
    "partner work and income when the partner supports",
    partnered,
    ["applicant.doesPartnerWork", "income.spouse"],
  ],
  [
    "partner hours when the partner works",
    { ...partnered, "applicant.doesPartnerWork": "true", "income.spouse.amount": "1" },
    ["partner.worksWeeklyHours"],
  ],
  [
    "needsDomesticSupport is not required with 2 children",
    { ...parent, "applicant.numberOfChildren": "2" },
    [],
  ],
  [
    "needsDomesticSupport when children above 2",
    { ...parent, "applicant.numberOfChildren": "3" },
    ["applicant.needsDomesticSupport"],
  ],
  [
    "ages and child disability when children above 0, and the relationship to them",
    { ...alone, "applicant.numberOfChildren": "1" },
    ofChildren,
  ],
  [
    "independence when the only group is 16 to 18",
    { ...parent, "children.ages": "18" },
    ["children.financiallyIndependant"],
  ],
  [
    "constant care when a child has a disability",
    { ...parent, "child.hasSeriousDisability": "true" },
    ["child.requiresConstantCareAndAttention"],
  ],
  [
    "under six when there is constant care",
    { ...parent, "child.hasSeriousDisability": "true", "child.requiresConstantCareAndAttention": "unknown" },
    ["child.constantCareUnderSix"],
  ],
  [
    "early childhood when the first age is under 5",
    { ...parent, "children.ages": "4" },
    ["child.attendsECE"],
  ],
  [
    "the weekly hours when the child attends",
    { ...parent, "children.ages": "4", "child.attendsECE": "true" },
    ["child.weeklyECEHours"],
  ],
  [
    "the proportion when not all children are in full-time care",
    { ...parent, "applicant.allChildrenInTheirFullTimeCare": "false" },
    ["applicant.isPrincipalCarerForProportion"],
  ],
  [
    "the year of care when not a parent",
    { ...parent, "applicant.isParent": "false" },
    ["applicant.isPrincipalCarerForOneYearFromApplicationDate"],
  ],
  ["birth parents when caring for a year", carer, ["children.birthParents"]],
  [
    "both paid-parental-leave questions when expecting",
    { ...alone, "applicant.gaveBirthToThisChild": "true" },
    ["applicant.meetsPaidParentalLeaveEmployedRequirements", "applicant.isStoppingWorkToCareForChild"],
  ],
  [
    "full-time study when studying",
    { ...alone, "applicant.workOrStudy": "study" },
    ["applicant.isStudyingFullTime"],
  ],
  [
    "employment status and hours when working",
    { ...alone, "applicant.workOrStudy": "work" },
    ["applicant.employmentStatus", "applicant.worksWeeklyHours"],
  ],
  [
    "social housing when there are costs",
    { ...alone, "applicant.hasAccommodationCosts": "true" },
    ["applicant.hasSocialHousing"],
  ],
  [
    "the postcode when not in social housing",
    { ...alone, "applicant.hasAccommodationCosts": "true", "applicant.hasSocialHousing": "false" },
    ["applicant.postCode"],
  ],
];

describe("conditional requirements [financial-help/required/conditional]", () => {
  for (const [sentence, answers, expected] of rows) {
    test(sentence, () => expect(missing(answers).sort()).toEqual([...expected].sort()));
    if (expected.length === 0)
      test(`${sentence}: nothing is wrong`, () => expect(errorsOf(answers)).toEqual({}));
  }
});

test("of the families reckoned by hand the one in the middle is asked at most 30 questions, and has to answer 22 [financial-help/questions/median]", () => {
  const asked = twelveHouseholds.map(({ answers }) => prune(questionnaire, answers as Answers).questions);
  const middle = (counts: readonly number[]) =>
    [...counts].sort((one, other) => one - other)[counts.length / 2]!;
  expect(middle(asked.map((questions) => questions.length))).toBeLessThanOrEqual(30);
  const toAnswer = asked.map((questions) => questions.filter(({ required }) => required !== false));
  expect(middle(toAnswer.map((questions) => questions.length))).toBeLessThanOrEqual(22);
});

const tooLong = (max: number) => `Please shorten this answer to ${max} characters or fewer`;
const number = "Please enter a whole number, using digits only";
const negative = "Please enter a number that is 0 or more";
const dollars = "Please enter a valid dollar amount, for example 450 or 450.50";
const works: Answers = {
  ...alone,
  "applicant.workOrStudy": "work",
  "applicant.employmentStatus": "full-time",
};
const partnerWorks: Answers = {
  ...partnered,
  "income.spouse.amount": "1",
  "applicant.doesPartnerWork": "true",
};
const renting: Answers = {
  ...alone,
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
};

const numbers: [string, Answers, string][] = [
  ["applicant.age", alone, "age"],
  ["applicant.worksWeeklyHours", works, "hours"],
  ["partner.worksWeeklyHours", partnerWorks, "partner's hours"],
];
const incomes: [string, Answers][] = [
  ["income.applicant.amount", alone],
  ["income.spouse.amount", { ...partnered, "applicant.doesPartnerWork": "false" }],
];

describe("the checks of an answer", () => {
  describe.each(numbers)("%s", (name, answers) => {
    test.each(["0", "7", "168", "999"])(
      "numeric, max 3 characters: %s [financial-help/required/numbers]",
      (typed) => {
        expect(errorsOf({ ...answers, [name]: typed })).toEqual({});
      },
    );
    test.each([
      ["1000", tooLong(3)],
      ["abc", number],
      ["1.5", number],
      ["-5", negative],
    ])("%s is refused", (typed, message) => {
      expect(errorsOf({ ...answers, [name]: typed })).toEqual({ [name]: [message] });
    });
  });

  describe.each(incomes)("%s", (name, answers) => {
    test.each(["0", "450.50", "99999999", "$450", "12,345"])(
      "amount numeric, max 8 characters: %s [financial-help/required/numbers]",
      (typed) => {
        expect(errorsOf({ ...answers, [name]: typed })).toEqual({});
      },
    );
    test.each([
      ["123456789", tooLong(8)],
      ["$10,000,000,000.00", tooLong(8)],
      ["plenty", dollars],
      ["4.505", dollars],
      ["-5", negative],
    ])("%s is refused", (typed, message) => {
      expect(errorsOf({ ...answers, [name]: typed })).toEqual({ [name]: [message] });
    });
  });

  test.each(["0", "1", "16"])("children 0 to 16: %s [financial-help/questions/sixteen-children]", (count) => {
    expect(
      errorsOf({ ...parent, "applicant.numberOfChildren": count, "applicant.needsDomesticSupport": "false" }),
    ).toEqual({});
  });

  test.each(["17", "-1", "1.0", "two"])(
    "children 0 to 16: %s is refused [financial-help/questions/sixteen-children]",
    (count) => {
      expect(errorsOf({ ...alone, "applicant.numberOfChildren": count })).toEqual({
        "applicant.numberOfChildren": ["Please choose one of the answers shown"],
      });
    },
  );

  test.each(["6011", "0110"])("the postcode has 4 digits: %s", (typed) => {
    expect(errorsOf({ ...renting, "applicant.postCode": typed })).toEqual({});
  });

  test.each(["601", "60111", "ABCD", "-601"])(
    "the postcode has 4 digits: %s is refused [financial-help/required/postcode]",
    (typed) => {
      expect(errorsOf({ ...renting, "applicant.postCode": typed })).toEqual({
        "applicant.postCode": ["Please enter a postcode of 4 digits"],
      });
    },
  );

  test.each(["weekly", "fortnightly", "monthly", "annually"])("income comes %s", (frequency) => {
    expect(errorsOf({ ...alone, "income.applicant.frequency": frequency })).toEqual({});
  });

  test("a frequency alone is no income", () => {
    expect(
      missing({ ...alone, "income.applicant.amount": "", "income.applicant.frequency": "monthly" }),
    ).toEqual(["income.applicant"]);
  });
});
