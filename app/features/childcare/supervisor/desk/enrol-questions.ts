import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { line } from "#app/forms/fields/line.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";

const deskWords = wordsOf("childcare/supervisor/desk");

/** The Ministry's numbers have five digits at most. */
const longest = 9;

export function askForNumber(language: Language): Step {
  const t = deskWords(language);
  const number = line({
    max: longest,
    width: 8,
    validate: (typed) => (/^\s*\d+\s*$/.test(typed) ? undefined : t("enrol/number/invalid")),
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });
  return step("desk", [section("desk", { service: question(number) })]);
}

export function numberTexts(language: Language): QuestionTexts {
  const t = deskWords(language);
  return { service: { label: t("enrol/number/label"), hint: t("enrol/number/hint") } };
}
