import { wholeYears } from "#app/nz/date.ts";
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
 * Of more children than age groups nobody says which group has two, but for those whose birth is told. All that are too many in
 * the youngest group that can have them get the most, in the oldest the least. Without twins only one is under 1.
 */
function withPossibleAges(household: Household, firstDay: string): Household[] {
  const { chosen, isYes, numberOfChildren, births } = household;
  const groups = chosen("children.ages")
    .map(Number)
    .sort((a, b) => a - b);
  const known = births.flatMap((born) => (born ? [{ age: groupOf(born, firstDay), born }] : []));
  const left = groups.filter((group) => !known.some(({ age }) => age === group));
  const spare = numberOfChildren - known.length - left.length;
  if (known.length < 2 && (spare <= 0 || groups.length < 2)) return [household];
  const canHaveMore = (age: number) =>
    age >= (known[0]?.age ?? underOne) && (age !== underOne || isYes(twins) !== false);
  const places = [groups.find(canHaveMore) ?? groups[0]!, groups.at(-1)!];
  return [...new Set(spare > 0 ? places : [underOne])].map((place) => {
    const others = [...left, ...Array.from({ length: Math.max(0, spare) }, () => place)].map((age) => ({
      age: age === 13 && isYes("child.constantCareUnderSix") ? 5 : age,
      born: undefined,
    }));
    const all = [...others, ...known].sort((one, other) => other.age - one.age).slice(-numberOfChildren);
    return { ...household, childAges: all.map(({ age }) => age), births: all.map(({ born }) => born) };
  });
}

const oldestOfGroups = [0, 4, 13, 15, 18];
const groupOf = (born: string, firstDay: string): number =>
  oldestOfGroups.find((oldest) => wholeYears(born, firstDay) <= oldest) ?? oldestOfGroups.at(-1)!;

/** An age group leaves the birth date open, so both extremes are asked: of most and of least. @param becomes once its children have ages */
export function withPossibleBirths(
  household: Household,
  firstDay: string,
  becomes: (one: Household, firstDay: string) => Household = (one) => one,
): Household[] {
  const [most = [], least = most] = withPossibleAges(household, firstDay).map((one) =>
    bornWithin(becomes(one, firstDay), firstDay),
  );
  return [...new Set([most[0]!, least.at(-1)!])];
}

function bornWithin(household: Household, firstDay: string): Household[] {
  const { childAges, births } = household;
  const lastBefore = births.find(Boolean);
  const possible = childAges.map((group, index) =>
    births[index]
      ? undefined
      : extremes[group]?.(firstDay).map((born) => (lastBefore && born > lastBefore ? lastBefore : born)),
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
