import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { comparisonsIn } from "#app/forms/conditions/condition.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { QuestionText, QuestionTexts } from "#app/forms/field.ts";
import { shortLabel } from "#app/forms/field.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { languages } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { questionnaire } from "./questions.ts";

const questions = questionsOf(questionnaire, {});
const byName = new Map(questions.map((question) => [question.name, question]));

describe("every question of the questionnaire", () => {
  test.each(questions.map(({ name }) => name))(
    "%s: its condition names earlier questions and their options",
    (name) => {
      const position = questions.findIndex((question) => question.name === name);
      for (const mention of comparisonsIn(byName.get(name)!.when)) {
        const index = questions.findIndex((question) => question.name === mention.question);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(position);
        expect(mention.values.length).toBeGreaterThan(0);
        expect(questions[index]?.field.options).toEqual(expect.arrayContaining([...mention.values]));
      }
    },
  );

  test.each(questions.map(({ name }) => name))(
    "%s: has words in English and Māori, its options among them",
    (name) => {
      const [en, mi] = languages.map(
        (language): QuestionText | undefined =>
          (textsOf("financial-help", language).questions as QuestionTexts)[name],
      );
      for (const text of [en, mi]) {
        expect(text?.label).toBeTruthy();
        expect(text && shortLabel(text)).toBeTruthy();
      }
      expect(mi?.label).not.toBe(en?.label);
      expect(Object.keys(mi?.options ?? {})).toEqual(Object.keys(en?.options ?? {}));
      const { options = [], parts } = byName.get(name)!.field;
      const isPlain = options.every(
        (option) => ["true", "false", "unknown"].includes(option) || /^\d+$/.test(option),
      );
      if (en?.options || !isPlain) expect(Object.keys(en?.options ?? {}).sort()).toEqual([...options].sort());
      expect(parts.length).toBeGreaterThan(0);
    },
  );

  test("no words stand for a question that is not asked", () => {
    const names = questions.map(({ name }) => name).sort();
    expect(Object.keys(textsOf("financial-help", "en").questions).sort()).toEqual(names);
    expect(Object.keys(textsOf("financial-help", "mi").questions).sort()).toEqual(names);
  });
});

const order = {
  background: [
    "applicant.isNZResident",
    "applicant.childIsNZResident",
    "applicant.normallyLivesInNZ",
    "applicant.livedHereTwoYears",
    "applicant.age",
    "applicant.hasSeriousDisability",
    "applicant.relationshipStatus",
    "applicant.isInadequatelySupportedByPartner",
  ],
  children: [
    "applicant.gaveBirthToThisChild",
    "applicant.meetsPaidParentalLeaveEmployedRequirements",
    "applicant.isStoppingWorkToCareForChild",
    "applicant.dueDate",
    "applicant.numberOfChildren",
    "applicant.needsDomesticSupport",
    "children.ages",
    "children.youngestDateOfBirth",
    "children.nextDateOfBirth",
    "children.thirdDateOfBirth",
    "children.financiallyIndependant",
    "child.hasSeriousDisability",
    "child.requiresConstantCareAndAttention",
    "child.constantCareUnderSix",
    "child.attendsECE",
    "child.weeklyECEHours",
    "child.eceHours",
    "child.eceFees",
    "child.eceFreeHours",
    "child.attendsOSCAR",
    "child.oscarHours",
    "child.oscarFees",
  ],
  relationship: [
    "applicant.isPrincipalCarer",
    "applicant.allChildrenInTheirFullTimeCare",
    "applicant.isPrincipalCarerForProportion",
    "applicant.nightsPerFortnight",
    "applicant.isParent",
    "applicant.isPrincipalCarerForOneYearFromApplicationDate",
    "children.birthParents",
  ],
  work: [
    "applicant.workOrStudy",
    "applicant.isStudyingFullTime",
    "applicant.employmentStatus",
    "applicant.worksWeeklyHours",
    "applicant.doesPartnerWork",
    "partner.worksWeeklyHours",
  ],
  income: [
    "income.applicant",
    "income.spouse",
    "applicant.receivesIncomeTestedBenefit",
    "applicant.weeklyPayBesideBenefit",
    "applicant.alreadyGets",
    "applicant.holdsCommunityServicesCard",
  ],
  accommodation: [
    "applicant.hasAccommodationCosts",
    "applicant.hasSocialHousing",
    "applicant.postCode",
    "applicant.housing",
    "applicant.rent",
    "applicant.savings",
  ],
};

describe("the page", () => {
  test("sections in order: background, children, relationship to children, work/study, income, accommodation [financial-help/questions/sections]", () => {
    expect(questionnaire.sections.map(({ name }) => name)).toEqual(Object.keys(order));
  });

  test.each(Object.entries(order))(
    "the questions of %s, in page order, under the specification's names [financial-help/questions/names]",
    (name, expected) => {
      expect(questions.filter(({ section }) => section === name).map((question) => question.name)).toEqual(
        expected,
      );
    },
  );

  test("income is an amount plus a frequency [financial-help/questions/income]", () => {
    expect(controlsOf(byName.get("income.applicant")!)).toEqual([
      "income.applicant.amount",
      "income.applicant.frequency",
    ]);
    expect(controlsOf(byName.get("income.spouse")!)).toEqual([
      "income.spouse.amount",
      "income.spouse.frequency",
    ]);
  });
});

const trueFalse = ["true", "false"];
const withUnknown = ["true", "false", "unknown"];

const options: [string, readonly string[]][] = [
  ["applicant.relationshipStatus", ["notsingle", "single"]],
  ["applicant.numberOfChildren", Array.from({ length: 17 }, (_, index) => String(index))],
  ["applicant.workOrStudy", ["work", "self", "study", "both", "leave", "acc", "neither"]],
  ["applicant.doesPartnerWork", ["true", "self", "false"]],
  ["applicant.livedHereTwoYears", ["true", "false", "refugee"]],
  ["applicant.housing", ["rent", "board", "mortgage"]],
  [
    "applicant.alreadyGets",
    ["familyTaxCredit", "inWorkTaxCredit", "bestStart", "accommodationSupplement", "childcareSubsidy"],
  ],
  ["child.eceFreeHours", withUnknown],
  ["applicant.employmentStatus", ["full-time", "notfulltime"]],
  ["children.ages", ["0", "4", "13", "15", "18"]],
  ["children.birthParents", ["family-breakdown", "not-found", "in-prison", "died", "other"]],
  ["applicant.meetsPaidParentalLeaveEmployedRequirements", withUnknown],
  ["child.requiresConstantCareAndAttention", withUnknown],
  ["applicant.isPrincipalCarerForOneYearFromApplicationDate", withUnknown],
];
const listed = new Set(options.map(([name]) => name));

describe("the answers that can be chosen", () => {
  test.each(options)("%s: %j", (name, expected) => expect(byName.get(name)?.field.options).toEqual(expected));

  test.each(
    questions.filter(({ name, field }) => field.options && !listed.has(name)).map(({ name }) => name),
  )("%s: yes and no are the strings 'true' and 'false' [financial-help/questions/names]", (name) =>
    expect(byName.get(name)?.field.options).toEqual(trueFalse),
  );

  test("several ages, reasons and payments may be chosen, of all else one", () => {
    expect(questions.filter(({ field }) => field.many).map(({ name }) => name)).toEqual([
      "children.ages",
      "children.birthParents",
      "applicant.alreadyGets",
    ]);
  });
});

test("an answer that is not shown is neither required nor sent, and clearing cascades [financial-help/questions/cleared]", () => {
  const answers: Answers = {
    "applicant.isNZResident": "true",
    "applicant.numberOfChildren": "0",
    "children.ages": ["0"],
    "child.hasSeriousDisability": "true",
    "child.requiresConstantCareAndAttention": "true",
    "child.constantCareUnderSix": "true",
    "child.attendsECE": "true",
    "child.weeklyECEHours": "true",
    "applicant.isPrincipalCarer": "true",
    "applicant.isParent": "false",
    "applicant.isPrincipalCarerForOneYearFromApplicationDate": "true",
    "children.birthParents": ["died"],
  };
  expect(prune(questionnaire, answers).answers).toEqual({
    "applicant.isNZResident": "true",
    "applicant.numberOfChildren": "0",
  });
});
