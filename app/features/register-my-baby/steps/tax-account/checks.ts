import { type Answers, answerTo, isLonger, readYesNo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { accountNameFault } from "#app/nz/account-name.ts";
import { errorWords, type TaxAccountError } from "./error-words.ts";
import { type TaxAccount, taxAccountOf, type UsernameStatus } from "./status.ts";

const longestUsername = 254;

export const canBeUsername = (username: string): boolean =>
  !isLonger(username, longestUsername) && accountNameFault(username) === undefined;

export const isAccountRequested = (all: Answers, { isOffered }: TaxAccount): boolean =>
  isOffered && readYesNo(all, "myir.wanted") === true && readYesNo(all, "myir.detailsConsent") === true;

/** Unchecked details, or a username that is not reserved, keep the step incomplete, unless it is skipped. */
export function taxAccountErrors(all: Answers, language: Language, today: string): Errors {
  const account = taxAccountOf(all, today);
  if (!isAccountRequested(all, account)) return {};
  if (account.details === undefined) return incompleteErrors(language);
  if (account.details !== "valid" || answerTo(all, "myir.username") === undefined) return {};
  return account.username === undefined
    ? incompleteErrors(language)
    : { "myir.username": [usernameMessage(account.username, all, language)] };
}

/** At no question: Next runs the missing check itself, so nothing is marked wrong while the visitor types. */
const incompleteErrors = (language: Language): Errors => ({ myir: [errorWords("unfinished", language)] });

const messages = {
  available: "notReserved",
  "in-use": "usernameInUse",
  "no-longer": "usernameNoLonger",
  "not-valid": "usernameNotValid",
  refused: "usernameRefused",
} as const satisfies Record<UsernameStatus, TaxAccountError>;

export function usernameMessage(status: UsernameStatus, all: Answers, language: Language): string {
  // Other refusals come in English; the Māori page shows them beside the question, marked as English.
  const own = status === "refused" && language === "en" ? answerTo(all, "myir.usernameMessage") : undefined;
  return own ?? errorWords(messages[status], language);
}
