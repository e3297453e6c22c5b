import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readOption, readYesNo } from "../../read-answers.ts";
import { bestStartOf } from "../other-services/best-start.ts";
import { type Claimant, claimantOf, claimingParent, isAbout } from "./claimant.ts";

/** Who somebody is to the tax agency: only those who are new can sign up for an account (facts 4.5). */
export type ClientType =
  | "has-logon"
  | "bestStart-no"
  | "other"
  | "unknown"
  | "ineligible"
  | "wff-client"
  | "msd-client"
  | "new";

/** What the tax agency said of a username. `no-longer`: it was free, and when it was to be reserved somebody else had it. */
export type UsernameStatus = (typeof usernameStatuses)[number];
const usernameStatuses = ["available", "in-use", "no-longer", "not-valid", "refused"] as const;
const detailsStatuses = ["valid", "invalid", "has-logon"] as const;

/** How it stands with the tax account. What was found out of another caregiver, or of another username, does not count. */
export interface TaxAccount {
  clientType: ClientType;
  /** Asked of the tax agency when the step is opened; until then it counts as there. */
  isAvailable: boolean;
  /** An account can be asked for. */
  isOffered: boolean;
  /** What the agency is asked about. */
  claimant: Claimant | undefined;
  details: (typeof detailsStatuses)[number] | undefined;
  /** Of the username that was asked about last. */
  lastUsername: UsernameStatus | undefined;
  /** Of the username that is typed; nothing when it was not asked about. */
  username: UsernameStatus | undefined;
  /** The username that was reserved for this caregiver: the step is complete then, whatever else was answered. */
  reserved: string | undefined;
}

/** A page asks several times of the same answers, and eligibility takes a while to work out. */
const known = new WeakMap<Answers, { today: string; account: TaxAccount }>();

/**
 * @param all answers of the whole registration, and with them what was found out (the `derived` of what is kept)
 * @param today the day in New Zealand, YYYY-MM-DD
 */
export function taxAccountOf(all: Answers, today: string): TaxAccount {
  const before = known.get(all);
  if (before?.today === today) return before.account;
  const account = workOut(all, today);
  known.set(all, { today, account });
  return account;
}

function workOut(all: Answers, today: string): TaxAccount {
  const claimant = claimantOf(all);
  const details = claimant && isAbout(claimant, all) ? detailsIn(all) : undefined;
  const clientType = details === "has-logon" ? details : clientTypeBy(all, today);
  const isAvailable = answerTo(all, "myir.available") !== "no";
  const reserved = reservedIn(all);
  const lastUsername =
    details === "valid" ? readOption(all, "myir.usernameStatus", usernameStatuses) : undefined;
  return {
    clientType,
    isAvailable,
    isOffered: clientType === "new" && isAvailable && reserved === undefined,
    claimant,
    details,
    lastUsername,
    username: isAsTyped(all) ? lastUsername : undefined,
    reserved,
  };
}

/** To be told no is to be told to forget what was found out: consent is given anew then. */
const detailsIn = (all: Answers) =>
  readYesNo(all, "myir.detailsConsent") === false
    ? undefined
    : readOption(all, "myir.detailsStatus", detailsStatuses);

function isAsTyped(all: Answers): boolean {
  const typed = answerTo(all, "myir.username");
  return typed !== undefined && typed === answerTo(all, "myir.usernameChecked");
}

function reservedIn(all: Answers): string | undefined {
  const parent = claimingParent(all);
  const isSame = parent !== undefined && parent === answerTo(all, "myir.reservedFor");
  return isSame && answerTo(all, "myir.reserveStatus") === "reserved"
    ? answerTo(all, "myir.reservedUsername")
    : undefined;
}

function clientTypeBy(all: Answers, today: string): ClientType {
  const { standing } = bestStartOf(all, today);
  switch (standing.standing) {
    case "not-asked":
    case "not-wanted":
      return "bestStart-no";
    case "ineligible":
      return standing.reason === "other" || standing.reason === "unknown" ? standing.reason : "ineligible";
    case "eligible":
      return ({ workingForFamilies: "wff-client", agencyClient: "msd-client", newClaim: "new" } as const)[
        standing.way
      ];
    // The steps before are not complete at the moment: what was answered here waits.
    case "not-yet-known":
      return "new";
  }
}

type TaxAccountDerived = Readonly<Record<string, string>>;

/** Who the caregiver is to the tax agency; the first type that fits counts. */
export const clientTypeOf = (answers: Answers, derived: TaxAccountDerived, today: string): ClientType =>
  taxAccountOf({ ...derived, ...answers }, today).clientType;

/** Whether an account is wanted; everybody who is not new cannot want one. */
export function wantsTaxAccount(
  answers: Answers,
  derived: TaxAccountDerived,
  today: string,
): "yes" | "no" | "n.a." | undefined {
  if (clientTypeOf(answers, derived, today) !== "new") return "n.a.";
  return readOption(answers, "myir.wanted", ["yes", "no"]);
}

/** The username that is reserved for the caregiver, if one is. */
export const reservedUsername = (
  answers: Answers,
  derived: TaxAccountDerived,
  today: string,
): string | undefined => taxAccountOf({ ...derived, ...answers }, today).reserved;

/** What the confirmation says of the account (facts 4.5); `new`: one could have been asked for, and none was reserved. */
export function myIRStatusOf(
  answers: Answers,
  derived: TaxAccountDerived,
  today: string,
): ClientType | "success" | "unavailable" {
  const account = taxAccountOf({ ...derived, ...answers }, today);
  if (account.reserved !== undefined) return "success";
  return account.clientType === "new" && !account.isAvailable ? "unavailable" : account.clientType;
}
