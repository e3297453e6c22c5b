import { question, section, step } from "#app/forms/builders.ts";
import type { Group, Step } from "#app/forms/declaration.ts";
import type { QuestionText, QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import { line } from "#app/forms/fields/line.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { readCode } from "#app/server/codes/code.ts";

const comeBackWords = wordsOf("wizard/codes");

/** Twenty characters, and what people type between them. */
const longest = 60;

interface WhatIsAsked {
  readonly birthDate?: QuestionText;
}

const birthDate = (today: string) => question(date({ past: { today: () => today } }));

export const askForBirthDate = (today: string): Step =>
  step("come-back", [section("come-back", { birthDate: birthDate(today) })]);

export function askForCode(path: string, asked: WhatIsAsked, today: string, language: Language): Step {
  const notACode = comeBackWords(language)("errors/notACode");
  const code = line({
    max: longest,
    width: 30,
    validate: (typed) => (readCode(typed) ? undefined : notACode),
    attributes: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  });
  const name = path.split("/").at(-1) ?? "";
  const beside: Group = asked.birthDate ? { birthDate: birthDate(today) } : {};
  return step(name, [section(name, { code: question(code), ...beside })]);
}

export function codeTexts({ birthDate }: WhatIsAsked, language: Language): QuestionTexts {
  const t = comeBackWords(language);
  return {
    code: { label: t("continue/code/label"), hint: t("continue/code/hint") },
    ...(birthDate ? { birthDate } : {}),
  };
}

export function birthDateText(language: Language, of: "ask" | "continue"): QuestionText {
  const t = comeBackWords(language);
  return { label: t(`${of}/birthDate/label`), hint: t(`${of}/birthDate/hint`) };
}
