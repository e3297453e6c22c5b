import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { Parent } from "../other-services/caregiver.ts";

/** A parent's step in the words of their own phone, for whoever holds this one. @param self `{{self}}` of `parentWords` */
export function withYourWords(
  text: StepText,
  who: Parent,
  language: Language,
  self: string | undefined,
): StepText {
  if (self !== who) return text;
  const own = textsOf("register-my-baby/other-parent/steps", language);
  const questions: StepText["questions"] = own.questions;
  const yours = Object.entries(questions).filter(([name]) => name.startsWith(`${who}.`));
  return {
    ...text,
    sections: { ...text.sections, reachable: own.details.sections.reachable },
    questions: { ...text.questions, ...Object.fromEntries(yours) },
  };
}
