import { addDays, type ChildFacts } from "../../week/facts.ts";
import { freeHours } from "../twenty-hours-ece.ts";

const schoolAge = 5;
const latest = 6;

export const isInEarlyLearning = ({ age, isAtSchool, told }: ChildFacts): boolean =>
  told.ece !== undefined &&
  (age < schoolAge || (age < latest && (!isAtSchool || told.disability?.severe === true)));

/** Days after the fifth birthday, for a child who is not yet at school. */
const daysAfterBirthday = 28;

/**
 * Under 5 and 28 days and not at school; 5 until the term in which a school with cohort entry takes the child; under 6
 * with Child Disability Allowance (regulation 12 of 2004, kept in 2018).
 */
export const isEligible = (child: ChildFacts, day: string): boolean => {
  const { age, born, isAtSchool, told } = child;
  if (!isInEarlyLearning(child)) return false;
  if (age < schoolAge || told.disability?.severe === true) return true;
  const [year = 0, month = 1, date = 1] = born.split("-").map(Number);
  const fifth = new Date(Date.UTC(year + schoolAge, month - 1, date)).toISOString().slice(0, 10);
  return !isAtSchool && (told.waitsForCohort === true || day <= addDays(fifth, daysAfterBirthday));
};

/** Hours for which a fee is paid. */
export const hoursWithFee = (child: ChildFacts, most = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(child.told.ece?.hours ?? 0, most) - freeHours(child));
