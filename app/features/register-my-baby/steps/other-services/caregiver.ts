import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import { wholeYears } from "#app/nz/date.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";
import { youngestCaregiver } from "./limits.ts";

/** The parents by the names their questions begin with. */
export type Parent = "mother" | "father";

/** The three ways to be resident without being a citizen, each with what the registry calls it. */
export const residencies = {
  isPermanentResident: "permanentResident",
  isNZRealmResident: "pacificIslandResident",
  isAuResidentOrCitizen: "australian",
} as const;

/**
 * Residency is derived, not asked: a parent is not resident only when isCitizen and all three residency answers are no. Nothing while
 * that is not settled.
 */
export function isNewZealandResident(answers: Answers, parent: Parent): boolean | undefined {
  const citizen = readYesNo(answers, `${parent}.isCitizen`);
  if (citizen !== false) return citizen;
  const resident = Object.keys(residencies).map((question) => readYesNo(answers, `${parent}.${question}`));
  if (resident.includes(true)) return true;
  return resident.includes(undefined) ? undefined : false;
}

/** Tells whether a parent is old enough on a day to be the principal caregiver; nothing while the birth date is not known. */
export function isOldEnough(answers: Answers, parent: Parent, today: string): boolean | undefined {
  const born = readDay(answers, `${parent}.dateOfBirth`);
  return born === undefined ? undefined : wholeYears(born, today) >= youngestCaregiver;
}

/** The father can be named as the caregiver only where there is another parent. */
export const canBeCaregiver = (answers: Answers, parent: Parent): boolean =>
  parent === "mother" || hasOtherParent(answers);
