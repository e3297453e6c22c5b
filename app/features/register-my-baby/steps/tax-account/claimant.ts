import { type Answers, answerTo, readOption, readText, readYesNo } from "#app/forms/answers.ts";
import { readDay, readIrdNumber } from "#app/forms/read-answers.ts";
import type { TaxPerson } from "#app/server/neighbours/registry/index.ts";
import { hasDied } from "../../loss/lost.ts";
import { canBeCaregiver, type Parent } from "../other-services/caregiver.ts";

/** Only the principal caregiver can sign up for a tax account. */
export interface Claimant extends TaxPerson {
  pcgType: Parent;
}

const caregiver = "bestStart.primaryCareGiver";

/** @returns undefined when nobody claims Best Start or the caregiver is no parent */
export function claimingParent(answers: Answers): Parent | undefined {
  const parent = readOption(answers, `${caregiver}.type`, ["mother", "father"]);
  const isClaimed =
    readYesNo(answers, "bestStart.wanted") && readYesNo(answers, "child.aliveAtBirth") && !hasDied(answers);
  return isClaimed && parent && canBeCaregiver(answers, parent) ? parent : undefined;
}

/** @returns undefined while some answers are missing */
export function claimantOf(answers: Answers): Claimant | undefined {
  const pcgType = claimingParent(answers);
  if (!pcgType) return undefined;
  const firstNames = readText(answers, `${pcgType}.firstNames`);
  const surname = readText(answers, `${pcgType}.surname`);
  const dateOfBirth = readDay(answers, `${pcgType}.dateOfBirth`);
  const irdNumber = readIrdNumber(answers, `${caregiver}.irdNumber`);
  return firstNames && surname && dateOfBirth && irdNumber
    ? { pcgType, firstNames, surname, dateOfBirth, irdNumber }
    : undefined;
}

const copiedFields = {
  "myir.pcgType": "pcgType",
  "myir.firstNames": "firstNames",
  "myir.lastName": "surname",
  "myir.dateOfBirth": "dateOfBirth",
  "myir.irdNumber": "irdNumber",
} as const satisfies Readonly<Record<string, keyof Claimant>>;

/** Saved to notice when the caregiver's details change. */
export const copiedDetails = (claimant: Claimant): Record<string, string> =>
  Object.fromEntries(Object.entries(copiedFields).map(([name, detail]) => [name, claimant[detail]]));

export const isSameClaimant = (claimant: Claimant, derived: Answers): boolean =>
  Object.entries(copiedFields).every(([name, detail]) => answerTo(derived, name) === claimant[detail]);
