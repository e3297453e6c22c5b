import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { readDay } from "#app/forms/read-answers.ts";
import { wholeYears } from "#app/nz/date.ts";
import { hasOtherParent, motherIsAbsent, parentAlone } from "../other-parent/other-parent.ts";
import { youngestCaregiver } from "./limits.ts";

/** Also the prefixes of their questions' names. */
export type Parent = "mother" | "father";

/** Ways to be resident without citizenship, and what the registry calls them. */
export const residencies = {
  isPermanentResident: "permanentResident",
  isNZRealmResident: "pacificIslandResident",
  isAuResidentOrCitizen: "australian",
} as const;

/** Derived, not asked: not resident only if citizenship and all three residency answers are no. Undefined until then. */
export function isNewZealandResident(answers: Answers, parent: Parent): boolean | undefined {
  const citizen = readYesNo(answers, `${parent}.isCitizen`);
  if (citizen !== false) return citizen;
  const resident = Object.keys(residencies).map((question) => readYesNo(answers, `${parent}.${question}`));
  if (resident.includes(true)) return true;
  return resident.includes(undefined) ? undefined : false;
}

/** @returns undefined while the birth date is not known */
export function isOldEnough(answers: Answers, parent: Parent, today: string): boolean | undefined {
  const born = readDay(answers, `${parent}.dateOfBirth`);
  return born === undefined ? undefined : wholeYears(born, today) >= youngestCaregiver;
}

/** Who does not take part, for instance has died or is a danger, is paid nothing and sent nothing. */
export function canBeCaregiver(answers: Answers, parent: Parent): boolean {
  const alone = parentAlone(answers);
  if (alone) return alone.parent === parent;
  return parent === "mother" ? !motherIsAbsent(answers) : hasOtherParent(answers);
}
