import type { QuestionText, QuestionTexts } from "#app/forms/field.ts";
import { prefixed } from "#app/forms/prefixed.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { declared } from "#app/wizard/invitation/compare-drafts.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";
import { parentText as parentEn } from "../steps/person/text.en.ts";
import { parentText as parentMi } from "../steps/person/text.mi.ts";
import { titleWords } from "../steps/person/title-words.ts";
import type { Titles } from "../steps/person/titles.ts";
import { stepsText as stepsEn } from "./steps.en.ts";
import { stepsText as stepsMi } from "./steps.mi.ts";
import { otherParentText as en } from "./text.en.ts";
import { otherParentText as mi } from "./text.mi.ts";

export const otherParentWords = defineWords("registration/other-parent", { en, mi });

const steps = { en: stepsEn, mi: stepsMi };
defineWords("registration/other-parent-steps", steps);

/** Both parents within a sentence. */
export function parentNames(language: Language, titles: Titles, first: Parent) {
  const { mother = "", other = "" } = titleWords(language, titles);
  return first === "mother" ? { first: mother, second: other } : { first: other, second: mother };
}

const texts = Object.fromEntries(languages.map((language) => [language, textsFor(language)])) as Record<
  Language,
  ReturnType<typeof textsFor>
>;

export const otherParentTexts = (language: Language): QuestionTexts => texts[language].questions;

export const otherParentStepText = (step: string, language: Language): StepText =>
  step === "agree" ? texts[language].agree : texts[language].details;

function textsFor(language: Language) {
  const { details, agree, your } = steps[language];
  const parent = (language === "en" ? parentEn : parentMi)("{{mother}}");
  const { questions } = parent;
  const own = {
    ...questions,
    occupation: { ...questions.occupation, hint: your.occupation },
    homeAddress: { ...questions.homeAddress, hint: your.homeAddress },
    ...labelled("maoriDescendant", "ethnicGroups", "isCitizen", "citizenshipSource"),
    ...labelled("isPermanentResident", "isNZRealmResident", "isAuResidentOrCitizen"),
  };
  const { section, ...declaration } = agree.declared;
  const allQuestions: QuestionTexts = {
    ...prefixed("mother", own),
    ...prefixed("father", own),
    [declared]: declaration,
  };
  return {
    questions: allQuestions,
    details: {
      ...details,
      sections: { ...parent.sections, reachable: your.reachable },
      notes: parent.notes,
      questions: allQuestions,
    } satisfies StepText,
    agree: {
      ...agree,
      sections: { declaration: section },
      notes: {},
      questions: allQuestions,
    } satisfies StepText,
  };

  function labelled<Name extends Exclude<keyof typeof your, "reachable"> & keyof typeof questions>(
    ...names: Name[]
  ) {
    return Object.fromEntries(
      names.map((name) => [name, { ...(questions[name] as QuestionText), label: your[name] }]),
    );
  }
}
