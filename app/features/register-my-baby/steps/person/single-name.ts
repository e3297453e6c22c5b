import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { isDash } from "#app/nz/name.ts";

const checkWords = wordsOf("register-my-baby/steps/person");

/** A dash may stand for one of the two names, never for both. @param people prefixes of their questions' names */
export function singleNameErrors(people: readonly string[], all: Answers, language: Language): Errors {
  const isMissing = (question: string) => isDash(answerTo(all, question) ?? "");
  const faults = people
    .flatMap((who) => ["", "AtBirth"].map((when) => [`${who}.firstNames${when}`, `${who}.surname${when}`]))
    .filter((names) => names.every(isMissing))
    .map(([, surname = ""]) => [surname, [checkWords(language)("twoDashes")]]);
  return Object.fromEntries(faults);
}
