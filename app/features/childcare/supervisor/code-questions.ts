import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { codeField } from "#app/wizard/codes/code-questions.ts";

const comeBackWords = wordsOf("wizard/codes");
const supervisorWords = wordsOf("childcare/supervisor");

/** @param today YYYY-MM-DD */
export function askForCode(today: string, language: Language): Step {
  const code = codeField(comeBackWords(language)("errors/notACode"));
  const birthDate = date({ past: { today: () => today } });
  return step("confirm", [section("confirm", { code: question(code), birthDate: question(birthDate) })]);
}

export function codeTexts(language: Language): QuestionTexts {
  const t = supervisorWords(language);
  const shared = comeBackWords(language);
  return {
    code: { label: shared("continue/code/label"), hint: shared("continue/code/hint") },
    birthDate: { label: t("code/birthDate/label"), hint: t("code/birthDate/hint") },
  };
}
