import { type Answers, answerTo, readOption, readYesNo } from "#app/forms/answers.ts";
import type { StepProps } from "#app/wizard/hooks.ts";
import { bestStartOf } from "../other-services/best-start.ts";
import { type Claimant, claimantOf, claimingParent, isSameClaimant } from "./claimant.ts";

export type ClientType =
  | "has-logon"
  /** The child was not alive at birth. */
  | "not-asked"
  | "bestStart-no"
  | "other"
  | "unknown"
  | "ineligible"
  | "wff-client"
  | "msd-client"
  | "new";

/** `no-longer`: free when checked, taken when it was to be reserved. */
export type UsernameStatus = (typeof usernameStatuses)[number];
const usernameStatuses = ["available", "in-use", "no-longer", "not-valid", "refused"] as const;
const detailsStatuses = ["valid", "invalid", "has-logon"] as const;

/** What was derived for another caregiver or username does not count. */
export interface TaxAccount {
  clientType: ClientType;
  /** True until the step is opened, which checks it. */
  isAvailable: boolean;
  isOffered: boolean;
  claimant: Claimant | undefined;
  details: (typeof detailsStatuses)[number] | undefined;
  lastUsername: UsernameStatus | undefined;
  /** For the username in the answers; undefined while unchecked. */
  username: UsernameStatus | undefined;
  /** Once reserved for this caregiver the step is complete, whatever else was answered. */
  reserved: string | undefined;
}

/** A page asks several times about the same answers, and eligibility is slow to compute. */
const cache = new WeakMap<Answers, { today: string; account: TaxAccount }>();

/**
 * @param all answers, including derived ones
 * @param today YYYY-MM-DD in New Zealand
 */
export function taxAccountOf(all: Answers, today: string): TaxAccount {
  const cached = cache.get(all);
  if (cached?.today === today) return cached.account;
  const account = computeTaxAccount(all, today);
  cache.set(all, { today, account });
  return account;
}

/** Several components of a page need the same merge. */
const mergedAnswers = new WeakMap<Answers, { derived: StepProps["derived"]; all: Answers }>();

export function taxAccountInView({ answers, derived, today }: StepProps): TaxAccount {
  const cached = mergedAnswers.get(answers);
  const all = cached?.derived === derived ? cached.all : { ...derived, ...answers };
  mergedAnswers.set(answers, { derived, all });
  return taxAccountOf(all, today);
}

function computeTaxAccount(all: Answers, today: string): TaxAccount {
  const claimant = claimantOf(all);
  const details = claimant && isSameClaimant(claimant, all) ? detailsStatusIn(all) : undefined;
  const clientType = details === "has-logon" ? details : clientTypeBy(all, today);
  const isAvailable = answerTo(all, "myir.available") !== "no";
  const reserved = reservedUsernameIn(all);
  const lastUsername =
    details === "valid" ? readOption(all, "myir.usernameStatus", usernameStatuses) : undefined;
  return {
    clientType,
    isAvailable,
    isOffered: clientType === "new" && isAvailable && reserved === undefined,
    claimant,
    details,
    lastUsername,
    username: isTypedUsernameChecked(all) ? lastUsername : undefined,
    reserved,
  };
}

/** "No" withdraws consent: the check no longer counts. */
const detailsStatusIn = (all: Answers) =>
  readYesNo(all, "myir.detailsConsent") === false
    ? undefined
    : readOption(all, "myir.detailsStatus", detailsStatuses);

function isTypedUsernameChecked(all: Answers): boolean {
  const typed = answerTo(all, "myir.username");
  return typed !== undefined && typed === answerTo(all, "myir.usernameChecked");
}

function reservedUsernameIn(all: Answers): string | undefined {
  const parent = claimingParent(all);
  const isSame = parent !== undefined && parent === answerTo(all, "myir.reservedFor");
  return isSame && answerTo(all, "myir.reserveStatus") === "reserved"
    ? answerTo(all, "myir.reservedUsername")
    : undefined;
}

function clientTypeBy(all: Answers, today: string): ClientType {
  const { status } = bestStartOf(all, today);
  switch (status.is) {
    case "not-asked":
      return "not-asked";
    case "not-wanted":
      return "bestStart-no";
    case "ineligible":
      return status.reason === "other" || status.reason === "unknown" ? status.reason : "ineligible";
    case "eligible":
      return ({ workingForFamilies: "wff-client", agencyClient: "msd-client", newClaim: "new" } as const)[
        status.way
      ];
    // Earlier steps are incomplete at the moment: answers here are kept until then.
    case "not-yet-known":
      return "new";
  }
}

type TaxAccountDerived = Readonly<Record<string, string>>;

export const clientTypeOf = (answers: Answers, derived: TaxAccountDerived, today: string): ClientType =>
  taxAccountOf({ ...derived, ...answers }, today).clientType;

export const reservedUsername = (
  answers: Answers,
  derived: TaxAccountDerived,
  today: string,
): string | undefined => taxAccountOf({ ...derived, ...answers }, today).reserved;

/** `new`: an account was possible, but none was reserved. */
export function myIRStatusOf(
  answers: Answers,
  derived: TaxAccountDerived,
  today: string,
): ClientType | "success" | "unavailable" {
  const account = taxAccountOf({ ...derived, ...answers }, today);
  if (account.reserved !== undefined) return "success";
  return account.clientType === "new" && !account.isAvailable ? "unavailable" : account.clientType;
}
