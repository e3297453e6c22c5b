import { bornYearsAgo, type Household } from "./household.ts";

/** Birth dates in an age group that get the most and the least Best Start. */
const extremes: Readonly<Record<number, (firstDay: string) => [most: string, least: string]>> = {
  // In the first year income counts for those born from 1 April 2026.
  0: (firstDay) => [monthsBefore(firstDay, 11), firstDay],
  // Best Start ends at 3 (the group is 1 to 4).
  4: (firstDay) => [bornYearsAgo(2, firstDay)!, bornYearsAgo(4, firstDay)!],
};

const twins = "applicant.needsDomesticSupport";
const underOne = 0;

/**
 * Of more children than age groups nobody says which group has two. All that are too many in the youngest group that can
 * have them get the most, in the oldest the least. Without twins only one is under 1.
 */
function withPossibleAges(household: Household): Household[] {
  const { chosen, isYes, numberOfChildren, births } = household;
  const groups = chosen("children.ages")
    .map(Number)
    .sort((a, b) => a - b);
  const spare = numberOfChildren - groups.length;
  if (spare <= 0 || groups.length < 2) return [household];
  const canHaveMore = (age: number) => age !== underOne || isYes(twins) !== false;
  const places = [groups.find(canHaveMore) ?? groups[0]!, groups.at(-1)!];
  return [...new Set(places)].map((place) => ({
    ...household,
    childAges: [...groups, ...Array.from({ length: spare }, () => place)]
      .sort((a, b) => b - a)
      .map((age) => (age === 13 && isYes("child.constantCareUnderSix") ? 5 : age)),
    births: Array.from({ length: numberOfChildren }, (_, index) => births[index]),
  }));
}

/** An age group leaves the birth date open, so both extremes are asked: of most and of least. @param becomes once its children have ages */
export function withPossibleBirths(
  household: Household,
  firstDay: string,
  becomes: (one: Household, firstDay: string) => Household = (one) => one,
): Household[] {
  const [most = [], least = most] = withPossibleAges(household).map((one) =>
    bornWithin(becomes(one, firstDay), firstDay),
  );
  return [...new Set([most[0]!, least.at(-1)!])];
}

function bornWithin(household: Household, firstDay: string): Household[] {
  const { childAges, births } = household;
  const youngest = births.findLast(Boolean);
  const possible = childAges.map((group, index) =>
    births[index]
      ? undefined
      : extremes[group]?.(firstDay).map((born) => (youngest && born > youngest ? youngest : born)),
  );
  if (possible.every((each) => each === undefined)) return [household];
  return [0, 1].map((extreme) => ({
    ...household,
    births: possible.map((each, index) => each?.[extreme] ?? births[index]),
  }));
}

const carers = ["isPrincipalCarer", "allChildrenInTheirFullTimeCare", "isParent"].map(
  (name) => `applicant.${name}`,
);

/** The baby is in its parent's care, and in early learning for as many hours as a subsidy asks. */
export function afterBirth(household: Household, firstDay: string): Household {
  const { isYes, eceHours, childAges, births, numberOfChildren } = household;
  return {
    ...household,
    isYes: (question) =>
      question === "applicant.gaveBirthToThisChild"
        ? false
        : (isYes(question) ?? (carers.includes(question) || undefined)),
    expectsBaby: false,
    numberOfChildren: numberOfChildren + 1,
    childAges: [...childAges, 0],
    births: [...childAges.map((_, index) => births[index]), firstDay],
    eceHours: (age, index) => (index === numberOfChildren ? hoursOfSubsidy : eceHours(age, index)),
  };
}

/** A week: Social Security Regulations 2018, regulation 32. */
const hoursOfSubsidy = 3;

/** @param firstDay YYYY-MM-01 */
function monthsBefore(firstDay: string, months: number): string {
  const [year = 0, month = 1] = firstDay.split("-").map(Number);
  const counted = year * 12 + month - 1 - months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, "0")}-01`;
}
