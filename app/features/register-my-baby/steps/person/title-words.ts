import { type Language, otherLanguage } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { titleForms as en } from "./titles.en.ts";
import { titleForms as mi } from "./titles.mi.ts";
import type { Titles } from "./titles.ts";

const tables = { en, mi };
defineWords("registration/titles", tables);

/** The placeholders are explained in `step-texts.ts`. */
export function titleWords(language: Language, titles: Titles): Readonly<Record<string, string>> {
  const mother = tables[language][titles.mother];
  const other = tables[language][titles.otherParent];
  const across = tables[otherLanguage(language)];
  return {
    Mother: mother.title,
    mother: mother.within,
    mothers: mother.whose,
    MotherAcross: across[titles.mother].title,
    Other: other.title,
    other: other.within,
    others: other.whose,
    OtherAcross: across[titles.otherParent].title,
  };
}
