import { type Answers, answerTo, readText, readYesNo } from "#app/forms/answers.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { type Claimant, claimantOf, copiedDetails, isSameClaimant } from "./claimant.ts";
import { taxAccountOf } from "./status.ts";

type Derived = HookResult["derived"];

const consent = "myir.detailsConsent";
const username = "myir.username";

const usernameFields = [
  "myir.usernameChecked",
  "myir.usernameStatus",
  "myir.usernameMessage",
  "myir.termsLink",
  "myir.reservationKey",
  "myir.reservationTried",
];

export const withoutUsername = (derived: Derived): Derived => without(derived, usernameFields);

export const withoutDetails = (derived: Derived): Derived =>
  without(derived, ["myir.detailsStatus", ...usernameFields]);

/**
 * Copies the caregiver's details again. If they changed, consent, username and what followed are cleared,
 * unless a username is reserved for the same caregiver. @returns all derived values (an empty list clears one)
 */
export function refresh(
  answers: Answers,
  derived: Derived,
  today: string,
): Pick<HookResult, "answers" | "derived"> {
  const claimant = claimantOf(answers);
  if (!claimant) return { derived };
  const { reserved } = taxAccountOf({ ...derived, ...answers }, today);
  const hasOtherDetails =
    "myir.irdNumber" in derived && !isSameClaimant(claimant, derived) && reserved === undefined;
  const changes = {
    ...clearedAnswers(answers, hasOtherDetails),
    ...emailOf(answers, claimant, derived["myir.pcgType"]),
  };
  return {
    derived: {
      ...(hasOtherDetails ? withoutDetails(derived) : validDerived(answers, derived)),
      ...copiedDetails(claimant),
    },
    ...(Object.keys(changes).length > 0 ? { answers: { ...stepAnswers(answers), ...changes } } : {}),
  };
}

export async function openTaxAccount({ visit, answers, derived, today }: HookContext): Promise<HookResult> {
  const fresh = refresh(answers, derived, today);
  const { clientType, reserved } = taxAccountOf({ ...answers, ...fresh.derived }, today);
  if (clientType !== "new" || reserved !== undefined) return fresh;
  const isUp = await visit.neighbours.registry.isTaxAccountUp();
  return { ...fresh, derived: { ...fresh.derived, "myir.available": isUp ? "yes" : "no" } };
}

const stepAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name.startsWith("myir.")));

/** Consent was given for other details, and without consent there is no username. */
function clearedAnswers(answers: Answers, hasOtherDetails: boolean): Answers {
  const hasRefused = readYesNo(answers, consent) === false;
  const cleared = [
    ...(hasOtherDetails ? [consent] : []),
    ...(hasOtherDetails || hasRefused ? [username] : []),
  ];
  return Object.fromEntries(cleared.filter((name) => name in answers).map((name) => [name, []]));
}

/** One parent's address is never kept for the other: a password is sent there. */
function emailOf(answers: Answers, { pcgType }: Claimant, parentBefore: string | undefined): Answers {
  const own = readText(answers, "myir.email");
  const isOfOther =
    parentBefore !== undefined &&
    parentBefore !== pcgType &&
    own === readText(answers, `${parentBefore}.email`);
  if (own && !isOfOther) return {};
  const email = readText(answers, `${pcgType}.email`);
  return email ? { "myir.email": email } : own ? { "myir.email": [] } : {};
}

/** Without consent everything is checked again; after a new username only that. */
function validDerived(answers: Answers, derived: Derived): Derived {
  if (readYesNo(answers, consent) === false) return withoutDetails(derived);
  const name = answerTo(answers, username);
  return name === undefined || name === derived["myir.usernameChecked"] ? derived : withoutUsername(derived);
}

const without = (derived: Derived, names: readonly string[]): Derived =>
  Object.fromEntries(Object.entries(derived).filter(([name]) => !names.includes(name)));
