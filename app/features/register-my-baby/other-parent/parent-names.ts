import type { Language } from "#app/i18n/languages.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";
import { titleWords } from "../steps/person/title-words.ts";
import type { Titles } from "../steps/person/titles.ts";

export function parentNames(language: Language, titles: Titles, first: Parent) {
  const { mother = "", other = "" } = titleWords(language, titles);
  return first === "mother" ? { first: mother, second: other } : { first: other, second: mother };
}
