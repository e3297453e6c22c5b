import { type Language, otherLanguage } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { Titles } from "./titles.ts";

/** `{{Mother}}` is a title, `{{mother}}` in a sentence, `{{mothers}}` possessive, `{{MotherAcross}}` in the other language. */
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
