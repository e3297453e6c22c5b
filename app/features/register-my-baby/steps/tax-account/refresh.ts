import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { HookResult } from "#app/wizard/hooks.ts";
import { readText, readYesNo } from "../../read-answers.ts";
import { type Claimant, claimantOf, copied, isAbout } from "./claimant.ts";
import { taxAccountOf } from "./status.ts";

type Derived = HookResult["derived"];

const consent = "myir.detailsConsent";
const username = "myir.username";

const aboutUsername = [
  "myir.usernameChecked",
  "myir.usernameStatus",
  "myir.usernameMessage",
  "myir.termsLink",
  "myir.reservationKey",
  "myir.reservationTried",
];

/** What was found out, without what the tax agency said of a username. */
export const withoutUsername = (derived: Derived): Derived => without(derived, aboutUsername);

/** What was found out, without what it said of the details either. */
export const withoutDetails = (derived: Derived): Derived =>
  without(derived, ["myir.detailsStatus", ...aboutUsername]);

/**
 * The step as it is opened, after whatever was changed elsewhere (spec 2 section 4, field-change rules): what is copied from the caregiver
 * is copied anew; consent, username and what was found out go when the caregiver's details changed, unless a username is reserved for
 * the same caregiver; and the email address is filled in while it is empty.
 *
 * @param answers of the whole registration
 * @returns all that was found out, and this step's answers where some of them change (an empty list takes one away)
 */
export function refresh(
  answers: Answers,
  derived: Derived,
  today: string,
): Pick<HookResult, "answers" | "derived"> {
  const claimant = claimantOf(answers);
  if (!claimant) return { derived };
  const { reserved } = taxAccountOf({ ...derived, ...answers }, today);
  const isOther = "myir.irdNumber" in derived && !isAbout(claimant, derived) && reserved === undefined;
  const changes = { ...outdated(answers, isOther), ...emailOf(answers, claimant, derived["myir.pcgType"]) };
  return {
    derived: { ...(isOther ? withoutDetails(derived) : stillTrue(answers, derived)), ...copied(claimant) },
    ...(Object.keys(changes).length > 0 ? { answers: { ...ownOf(answers), ...changes } } : {}),
  };
}

const ownOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name.startsWith("myir.")));

/** Consent was context to check other details; and without consent no username is chosen. */
function outdated(answers: Answers, isOther: boolean): Answers {
  const hasRefused = readYesNo(answers, consent) === false;
  const gone = [...(isOther ? [consent] : []), ...(isOther || hasRefused ? [username] : [])];
  return Object.fromEntries(gone.filter((name) => name in answers).map((name) => [name, []]));
}

/** Filled in while it is empty; and what was filled in for one parent is not where the other one's password is sent. */
function emailOf(answers: Answers, { pcgType }: Claimant, before: string | undefined): Answers {
  const own = readText(answers, "myir.email");
  const isOfOther =
    before !== undefined && before !== pcgType && own === readText(answers, `${before}.email`);
  if (own && !isOfOther) return {};
  const email = readText(answers, `${pcgType}.email`);
  return email ? { "myir.email": email } : own ? { "myir.email": [] } : {};
}

/** Whoever takes consent back is asked anew; another username is checked anew. */
function stillTrue(answers: Answers, derived: Derived): Derived {
  if (readYesNo(answers, consent) === false) return withoutDetails(derived);
  const name = answerTo(answers, username);
  return name === undefined || name === derived["myir.usernameChecked"] ? derived : withoutUsername(derived);
}

const without = (derived: Derived, names: readonly string[]): Derived =>
  Object.fromEntries(Object.entries(derived).filter(([name]) => !names.includes(name)));
