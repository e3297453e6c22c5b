import fc from "fast-check";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { type Question, questionsOf } from "#app/forms/questions.ts";

const among = (...values: string[]) => fc.constantFrom(...values);

/** What is typed, by question. */
const typed: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<string>>>>> = {
  "applicant.age": { "": fc.integer({ min: 14, max: 80 }).map(String) },
  "applicant.worksWeeklyHours": { "": fc.integer({ min: 0, max: 60 }).map(String) },
  "partner.worksWeeklyHours": { "": fc.integer({ min: 0, max: 60 }).map(String) },
  "applicant.nightsPerFortnight": { "": among("", "2", "7", "12") },
  "applicant.rent": { "": among("", "300", "650") },
  "applicant.savings": { "": among("", "0", "50000") },
  "applicant.weeklyPayBesideBenefit": { "": among("", "0", "300") },
  "child.eceHours": { "": among("", "9", "25", "60") },
  "child.eceFees": { "": among("", "0", "280") },
  "child.oscarHours": { "": among("", "0", "10") },
  "child.oscarFees": { "": among("", "90") },
  "applicant.postCode": { "": among("1010", "6011", "3010", "0114", "9999") },
  "applicant.numberOfChildren": { "": among("0", "0", "1", "1", "2", "3", "5") },
  "applicant.isNZResident": { "": among("true", "true", "true", "true", "true", "false") },
  "income.applicant": {
    ".amount": fc.oneof(among("0", "400"), fc.integer({ min: 0, max: 2500 }).map(String)),
    ".frequency": among("weekly", "fortnightly"),
  },
  "income.spouse": {
    ".amount": fc.oneof(among("0"), fc.integer({ min: 0, max: 140_000 }).map(String)),
    ".frequency": among("annually"),
  },
  "applicant.dueDate": { ".day": among("1", ""), ".month": among("3"), ".year": among("2027") },
  "children.youngestDateOfBirth": {
    ".day": among("1", ""),
    ".month": among("6"),
    ".year": among("2022", "2024", "2025", "2026"),
  },
  "children.nextDateOfBirth": {
    ".day": among("2", ""),
    ".month": among("5"),
    ".year": among("2014", "2022", "2024"),
  },
  "children.thirdDateOfBirth": {
    ".day": among("3", ""),
    ".month": among("4"),
    ".year": among("2012", "2022"),
  },
};

function answerOf({ name, field }: Question): fc.Arbitrary<Answers> {
  const own = typed[name];
  if (own)
    return fc.record(Object.fromEntries(Object.entries(own).map(([part, value]) => [name + part, value])));
  const options = [...(field.options ?? [])];
  const value = field.many ? fc.subarray(options, { minLength: 1 }) : fc.constantFrom(...options);
  return fc.record({ [name]: value as fc.Arbitrary<string> });
}

/** Answers to every question that is asked of the family, valid ones. */
export const randomFamily: fc.Arbitrary<Answers> = fc
  .tuple(...questionsOf(questionnaire, {}).map(answerOf))
  .map((answers) => prune(questionnaire, Object.assign({}, ...answers)).answers);
