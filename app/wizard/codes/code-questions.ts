import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { Field, QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import { line } from "#app/forms/fields/line.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { readCode } from "#app/server/drafts/index.ts";

const comeBackWords = wordsOf("wizard/codes");

/** Twenty characters, and what people type between them. */
const longest = 60;

const birthDate = (today: string) => question(date({ past: { today: () => today } }));

/** @param today YYYY-MM-DD */
export const askForBirthDate = (today: string): Step =>
  step("come-back", [section("come-back", { birthDate: birthDate(today) })]);

/** @param notACode the message */
export const codeField = (notACode: string): Field =>
  line({
    max: longest,
    width: 30,
    validate: (typed) => (readCode(typed) ? undefined : notACode),
    attributes: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  });

export function askForCode(today: string, language: Language): Step {
  const code = codeField(comeBackWords(language)("errors/notACode"));
  return step("continue", [section("continue", { code: question(code), birthDate: birthDate(today) })]);
}

export function codeTexts(language: Language, of: "ask" | "continue"): QuestionTexts {
  const t = comeBackWords(language);
  return {
    code: { label: t("continue/code/label"), hint: t("continue/code/hint") },
    birthDate: { label: t(`${of}/birthDate/label`), hint: t(`${of}/birthDate/hint`) },
  };
}
