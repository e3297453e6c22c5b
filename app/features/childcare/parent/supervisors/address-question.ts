import { question, section, step } from "#app/forms/builders.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { email } from "#app/forms/fields/text.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

const longestAddress = 60;

export const askForAddress = step("address", [
  section("address", { provider_email: question(email({ max: longestAddress })) }),
]);

export function addressTexts(language: Language): QuestionTexts {
  const t = supervisorsWords(language);
  return { provider_email: { label: t("address/label"), missing: t("address/missing") } };
}
