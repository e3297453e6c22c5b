import { type Language, otherLanguage } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { Titles } from "./titles.ts";

/**
 * What the words of steps call the parents: `{{Mother}}` as a title, `{{mother}}` within a sentence, `{{mothers}}` as a possessive,
 * `{{MotherAcross}}` as a title in the other language; likewise `{{Other}}`.
 */
export function titleWords(language: Language, titles: Titles): Readonly<Record<string, string>> {
  const forms = textsOf("register-my-baby/steps/person/titles", language);
  const mother = forms[titles.mother];
  const other = forms[titles.otherParent];
  const across = textsOf("register-my-baby/steps/person/titles", otherLanguage(language));
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
