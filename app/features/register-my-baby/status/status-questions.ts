import { question, section, step } from "#app/forms/builders.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { date } from "#app/forms/fields/date.tsx";
import { line } from "#app/forms/fields/line.tsx";
import { email } from "#app/forms/fields/text.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { isReference } from "#app/server/neighbours/registry/index.ts";

const statusWords = wordsOf("register-my-baby/status");

const longest = 64;

/** @param today YYYY-MM-DD in New Zealand */
export const askForStatus = (today: string, language: Language): Step =>
  step("status", [
    section("status", {
      reference: question(
        line({
          max: longest,
          width: 20,
          normalise: (typed) => typed.replace(/[\s-]/g, "").toUpperCase(),
          validate: (typed) =>
            isReference(typed) ? undefined : statusWords(language)("errors/notAReference"),
          attributes: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
        }),
      ),
      birthDate: question(date({ past: { today: () => today } })),
    }),
  ]);

export function statusTexts(language: Language): QuestionTexts {
  const t = statusWords(language);
  return {
    reference: { label: t("reference/label"), hint: t("reference/hint") },
    birthDate: { label: t("birthDate/label"), hint: t("birthDate/hint") },
  };
}

export const askForMail = step("mail", [section("mail", { email: question(email()) })]);

export const mailTexts = (language: Language): QuestionTexts => ({
  email: { label: statusWords(language)("mail/address/label") },
});
