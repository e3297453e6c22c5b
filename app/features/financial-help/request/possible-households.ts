import { bornYearsAgo, type Household } from "./household.ts";

/** Years; between them lies the end of Best Start, which the group "1 to 4" cannot tell (spec 3, section 3). */
const agesInGroup = [2, 4];

/** The household under each age of its youngest child that matters, where no date of birth was told. */
export function withPossibleBirths(household: Household, firstDay: string): Household[] {
  const youngest = household.childAges.at(-1);
  if (household.youngestBorn || household.expectsBaby) return [household];
  const births =
    youngest === 4
      ? agesInGroup.map((age) => bornYearsAgo(age, firstDay))
      : youngest === 0
        ? [firstDay, monthsBefore(firstDay, 11)]
        : [undefined];
  return births.map((youngestBorn) => ({ ...household, youngestBorn }));
}

const carers = ["isPrincipalCarer", "allChildrenInTheirFullTimeCare", "isParent"].map(
  (name) => `applicant.${name}`,
);

/** The household once the expected child is there, in its parent's care, and in early learning for as long as a subsidy asks. */
export function afterBirth(household: Household): Household {
  const { isYes, eceHours, childAges, numberOfChildren } = household;
  return {
    ...household,
    isYes: (question) =>
      question === "applicant.gaveBirthToThisChild"
        ? false
        : (isYes(question) ?? (carers.includes(question) || undefined)),
    expectsBaby: false,
    numberOfChildren: numberOfChildren + 1,
    childAges: [...childAges, 0],
    youngestBorn: undefined,
    eceHours: (age, index) => (index === numberOfChildren ? hoursOfSubsidy : eceHours(age, index)),
  };
}

/** A week: Social Security Regulations 2018, regulation 32. */
const hoursOfSubsidy = 3;

/** @param firstDay of a month, YYYY-MM-01 */
function monthsBefore(firstDay: string, months: number): string {
  const [year = 0, month = 1] = firstDay.split("-").map(Number);
  const counted = year * 12 + month - 1 - months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, "0")}-01`;
}
