import type { Answers } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { wholeYears } from "#app/nz/date.ts";
import { mostSiblings } from "../options.ts";

const registryWords = wordsOf("register-my-baby/registry");
const checkWords = wordsOf("register-my-baby/steps/person");

/** Years of age at a marriage or civil union. */
const youngestForCeremony = 16;

export const relationshipErrors = (all: Answers, language: Language): Errors => ({
  ...ceremonyErrors(all, language),
  ...siblingErrors(all, language),
});

const birthsOf = (all: Answers) => [readDay(all, "mother.dateOfBirth"), readDay(all, "father.dateOfBirth")];

function ceremonyErrors(all: Answers, language: Language): Errors {
  const ceremony = readDay(all, "parentRelationshipDate");
  const births = birthsOf(all);
  if (ceremony === undefined || births.includes(undefined)) return {};
  const isTooYoung = births.some((born) => wholeYears(born ?? "", ceremony) < youngestForCeremony);
  return isTooYoung ? { parentRelationshipDate: [registryWords(language)("relationshipTooYoung")] } : {};
}

function siblingErrors(all: Answers, language: Language): Errors {
  const births = birthsOf(all).filter((born) => born !== undefined);
  const questions = Array.from({ length: mostSiblings }, (_, index) => `siblings[${index}].dateOfBirth`);
  const isTooEarly = (question: string) => {
    const day = readDay(all, question);
    return day !== undefined && births.some((born) => day <= born);
  };
  const faults = questions
    .filter(isTooEarly)
    .map((question) => [question, [checkWords(language)("siblingBeforeParent")]]);
  return Object.fromEntries(faults);
}
