import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wholeYears } from "#app/nz/date.ts";
import { readDay } from "../../read-answers.ts";
import { registryWords } from "../../registry/words.ts";

/** Whole years, at a marriage or civil union (spec 2 section 5). */
const youngestForCeremony = 16;

/** Checked only when all three dates are known. */
export function relationshipErrors(all: Answers, language: Language): Errors {
  const ceremony = readDay(all, "parentRelationshipDate");
  const births = [readDay(all, "mother.dateOfBirth"), readDay(all, "father.dateOfBirth")];
  if (ceremony === undefined || births.includes(undefined)) return {};
  const isTooYoung = births.some((born) => wholeYears(born ?? "", ceremony) < youngestForCeremony);
  return isTooYoung ? { parentRelationshipDate: [registryWords(language)("relationshipTooYoung")] } : {};
}
