import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { readMoney } from "#app/forms/fields/money.tsx";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso } from "#app/nz/date.ts";

const perYear = { weekly: 52, fortnightly: 26, monthly: 12, annually: 1 } as const;

/** Undefined where a question was not asked. */
export interface Household {
  isYes(question: string): boolean | undefined;
  number(question: string): number | undefined;
  chosen(question: string): readonly string[];
  relationshipStatus: string | undefined;
  numberOfChildren: number;
  expectsBaby: boolean;
  hasPartner: boolean;
  /** Whole dollars a year, including a supporting partner's. */
  yearlyIncome: number;
  /** The part of it that a partner has. */
  partnersIncome?: number;
  /** Oldest first. */
  childAges: readonly number[];
  /** YYYY-MM-DD for each of `childAges`, if known: the youngest three are asked. */
  births: readonly (string | undefined)[];
  /** Hours a week in early learning. @param index in `childAges`; none for an expected baby */
  eceHours(age: number, index?: number): number | undefined;
}

export function readHousehold(answers: Answers): Household {
  const isYes = (question: string) => {
    const answer = answerTo(answers, question);
    return answer === "true" ? true : answer === "false" ? false : undefined;
  };
  const number = (question: string) => {
    const answer = answerTo(answers, question);
    return answer === undefined ? undefined : Math.trunc(Number(answer));
  };
  const numberOfChildren = number("applicant.numberOfChildren") ?? 0;
  const relationshipStatus = answerTo(answers, "applicant.relationshipStatus");
  const childAges = agesOf(
    answersTo(answers, "children.ages"),
    numberOfChildren,
    isYes("child.constantCareUnderSix") ?? false,
  );
  const told = birthsIn(answers);
  return {
    isYes,
    number,
    chosen: (question) => answersTo(answers, question),
    relationshipStatus,
    numberOfChildren,
    expectsBaby: isYes("applicant.gaveBirthToThisChild") ?? false,
    hasPartner: relationshipStatus === "notsingle",
    yearlyIncome: yearly(answers, "income.applicant") + yearly(answers, "income.spouse"),
    partnersIncome: yearly(answers, "income.spouse"),
    childAges,
    births: childAges.map((_, index) => told[index - childAges.length + told.length]),
    eceHours: (age) =>
      age < 5 && isYes("child.attendsECE") ? (isYes("child.weeklyECEHours") ? 3 : 0) : undefined,
  };
}

/** The oldest first. Whose birth is not told ends the list: it might be any of the others. */
function birthsIn(answers: Answers): string[] {
  const days = ["youngest", "next", "third"].map((child) =>
    readDate(answers, `children.${child}DateOfBirth`),
  );
  const end = days.indexOf(undefined);
  return days
    .slice(0, end < 0 ? days.length : end)
    .flatMap((day) => (day ? [toIso(day)] : []))
    .sort();
}

/** Cents are cut off, as everywhere in the request. A spouse's income that does not count is already pruned. */
export function yearly(answers: Answers, question: string): number {
  const money = readMoney(answers, question);
  return money ? Math.trunc(money.dollars) * perYear[money.frequency] : 0;
}

/**
 * One child takes each chosen group, oldest group first; the last group gets all the rest.
 * With constant care under six, 13 becomes 5.
 */
function agesOf(
  groups: readonly string[],
  numberOfChildren: number,
  constantCareUnderSix: boolean,
): number[] {
  const left = groups.map(Number).sort((a, b) => b - a);
  if (left.length === 0) return [];
  return Array.from({ length: numberOfChildren }, () => {
    const age = left.length > 1 ? left.shift()! : left[0]!;
    return age === 13 && constantCareUnderSix ? 5 : age;
  });
}

/** @param firstDay YYYY-MM-01 */
export function bornYearsAgo(age: number | undefined, firstDay: string): string | undefined {
  return age === undefined ? undefined : `${Number(firstDay.slice(0, 4)) - age}${firstDay.slice(4)}`;
}
