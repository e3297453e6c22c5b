import type { Answers } from "#app/forms/answers.ts";
import { type Language, otherLanguage } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { deadParent, youAre } from "../other-parent/other-parent.ts";
import { type Titles, titlesOf } from "./titles.ts";

const tenses = wordsOf("register-my-baby/steps/person/tenses");

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

/** `{{MotherIs}}` and `{{motherBelongs}}` begin a question about her: of who has died in the past. */
export function tenseWords(language: Language, answers: Answers): Readonly<Record<string, string>> {
  const t = tenses(language);
  const dead = deadParent(answers);
  const mother = dead === "mother" ? "past" : "present";
  const other = dead === "father" ? "past" : "present";
  return {
    MotherIs: t(`${mother}/is`),
    motherBelongs: t(`${mother}/belongs`),
    OtherIs: t(`${other}/is`),
    otherBelongs: t(`${other}/belongs`),
  };
}

/** The same where it is known which parent holds the phone: they are "you", and `{{self}}` says which one. */
export function parentWords(language: Language, answers: Answers): Readonly<Record<string, string>> {
  const titles = titlesOf(answers);
  const self = youAre(answers);
  const { you } = textsOf("register-my-baby/steps/person/titles", language);
  const across = textsOf("register-my-baby/steps/person/titles", otherLanguage(language)).you.title;
  switch (self) {
    case "mother":
      return {
        ...titleWords(language, { ...titles, otherParent: "otherParent" }),
        ...{ self, Mother: you.title, mother: you.within, MotherAcross: across },
      };
    case "father":
      return {
        ...titleWords(language, titles),
        ...{ self, Other: you.title, other: you.within, OtherAcross: across },
      };
    case undefined:
      return titleWords(language, titles);
  }
}
