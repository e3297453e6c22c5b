import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import { line } from "#app/forms/fields/line.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { readCode } from "#app/server/drafts/index.ts";
import { supervisorWords } from "./words.ts";

/** Twenty characters, and what people type between them. */
const longest = 60;

/** @param today YYYY-MM-DD */
export function askForCode(today: string, language: Language): Step {
  const code = line({
    max: longest,
    width: 30,
    validate: (typed) => (readCode(typed) ? undefined : supervisorWords(language)("code/notACode")),
    attributes: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  });
  const birthDate = date({ past: { today: () => today } });
  return step("confirm", [section("confirm", { code: question(code), birthDate: question(birthDate) })]);
}

export function codeTexts(language: Language): QuestionTexts {
  const t = supervisorWords(language);
  return {
    code: { label: t("code/code/label"), hint: t("code/code/hint") },
    birthDate: { label: t("code/birthDate/label"), hint: t("code/birthDate/hint") },
  };
}
