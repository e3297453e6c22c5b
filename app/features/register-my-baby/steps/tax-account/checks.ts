import { type Answers, answerTo, isLonger } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { accountNameFault } from "#app/nz/account-name.ts";
import { readYesNo } from "../../read-answers.ts";
import { type TaxAccount, taxAccountOf, type UsernameStatus } from "./status.ts";
import { errorWords, type TaxAccountError } from "./words.ts";

/** The most characters that a username may have. */
export const longestUsername = 254;

/** Tells whether a username may be asked for at all. */
export const isPossible = (username: string): boolean =>
  !isLonger(username, longestUsername) && accountNameFault(username) === undefined;

/** Tells whether the visitor wants an account, can have one, and agrees that their details are checked. */
export const isAskedFor = (all: Answers, { isOffered }: TaxAccount): boolean =>
  isOffered && readYesNo(all, "myir.wanted") === true && readYesNo(all, "myir.detailsConsent") === true;

/**
 * What keeps the step from being complete though every question has an answer: details that are not checked yet, a username that is not
 * checked, not free or not reserved (spec 2 section 5). Whoever skips the step wants no account, and nothing is wrong then.
 */
export function taxAccountErrors(all: Answers, language: Language, today: string): Errors {
  const account = taxAccountOf(all, today);
  if (!isAskedFor(all, account)) return {};
  if (account.details === undefined) return unfinished(language);
  if (account.details !== "valid" || answerTo(all, "myir.username") === undefined) return {};
  return account.username === undefined
    ? unfinished(language)
    : { "myir.username": [usernameFault(account.username, all, language)] };
}

/** Said of the step and at no question: nobody is blamed while they type for a check that Next itself sees to. */
const unfinished = (language: Language): Errors => ({ myir: [errorWords("unfinished", language)] });

const messages = {
  available: "notReserved",
  "in-use": "usernameInUse",
  "no-longer": "usernameNoLonger",
  "not-valid": "usernameNotValid",
  refused: "usernameRefused",
} as const satisfies Record<UsernameStatus, TaxAccountError>;

/** Why a username that was asked about is not reserved. */
export function usernameFault(status: UsernameStatus, all: Answers, language: Language): string {
  // The agency words its other refusals in English; in Māori that stands beside the question, marked as what it is.
  const own = status === "refused" && language === "en" ? answerTo(all, "myir.usernameMessage") : undefined;
  return own ?? errorWords(messages[status], language);
}
