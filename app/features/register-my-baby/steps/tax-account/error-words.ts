import type { Language } from "#app/i18n/languages.ts";
import { type Texts, wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";

const words = wordsOf("register-my-baby/steps/tax-account/account");

type Account = Texts["register-my-baby/steps/tax-account/account"];
export type TaxAccountError = keyof Account["errors"];

const buttons: Partial<Record<TaxAccountError, keyof Account["buttons"]>> = {
  usernameNotValid: "checkUsername",
  notReserved: "reserve",
  reserveFailed: "reserve",
};

export function errorWords(error: TaxAccountError, language: Language): string {
  const t = words(language);
  const button = buttons[error];
  return t(`errors/${error}`, button ? { button: plain(t(`buttons/${button}`)) } : {});
}
