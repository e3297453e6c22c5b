import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { taxAccount as en } from "./account.en.ts";
import { taxAccount as mi } from "./account.mi.ts";

export const taxAccountWords = defineWords("registration/tax-account", { en, mi });

export type TaxAccountError = keyof typeof en.errors;

/** The button that each message names. */
const buttons: Partial<Record<TaxAccountError, keyof typeof en.buttons>> = {
  usernameNotValid: "checkUsername",
  notReserved: "reserve",
  reserveFailed: "reserve",
};

export function errorWords(error: TaxAccountError, language: Language): string {
  const t = taxAccountWords(language);
  const button = buttons[error];
  return t(`errors/${error}`, button ? { button: plain(t(`buttons/${button}`)) } : {});
}
