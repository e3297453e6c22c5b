import type { Household } from "#app/features/financial-help/index.ts";
import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { requestedRows } from "#app/forms/rows-state.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso, wholeYears } from "#app/nz/date.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import { type Person, people } from "../people.ts";
import { hasPartner } from "../read-answers.ts";
import { childRows } from "../steps/children/provider-rows.ts";
import { incomeOf } from "../steps/income/income-of.ts";
import type { Family } from "./likelihood.ts";

/** The pre-check has asked these; the rules need them, and they are not saved. */
export const saidBefore = [
  "applicant.isPrincipalCarer",
  "applicant.isParent",
  "applicant.allChildrenInTheirFullTimeCare",
];

const timesAYear = { WEEKLY: 52, TWO_WEEKLY: 26, MONTHLY: 12, YEARLY: 1 } as const;

const reasons = ["has_work", "has_course", "has_winz_activities", "has_medical_reason"] as const;

/** @param today YYYY-MM-DD */
export function familyOf(answers: Answers, today: string): Family {
  const asked: readonly Person[] = hasPartner(answers) ? people : ["parent"];
  const children = childrenIn(answers, today);
  const isResident = readYesNo(answers, "parent.liveInNZ");
  const facts: Record<string, boolean | undefined> = {
    ...Object.fromEntries(saidBefore.map((name) => [name, true])),
    "applicant.isNZResident": isResident,
    "applicant.normallyLivesInNZ": isResident,
  };
  return {
    household: householdOf({
      facts,
      age: ageOf(answers, "parent.date_of_birth", today),
      hasPartner: asked.length > 1,
      yearlyIncome: asked.map((person) => yearlyIncome(answers, person)).reduce((sum, each) => sum + each, 0),
      children,
    }),
    hasReason: asked.map((person) =>
      reasons.some((reason) => readYesNo(answers, `${person}.work_and_activities.${reason}`)),
    ),
  };
}

interface HouseholdFacts {
  facts: Readonly<Record<string, boolean | undefined>>;
  age: number | undefined;
  hasPartner: boolean;
  yearlyIncome: number;
  children: readonly { readonly age: number; readonly isInChildcare: boolean }[];
}

/** A week, at least: the pre-check has asked. */
const hoursInChildcare = 3;

export const householdOf = ({
  facts,
  age,
  hasPartner,
  yearlyIncome,
  children,
}: HouseholdFacts): Household => ({
  isYes: (question) => facts[question],
  number: (question) => (question === "applicant.age" ? age : undefined),
  chosen: (question) => (question === "children.ages" ? children.map(({ age }) => String(age)) : []),
  relationshipStatus: hasPartner ? "notsingle" : "single",
  numberOfChildren: children.length,
  expectsBaby: false,
  hasPartner,
  yearlyIncome: Math.trunc(yearlyIncome),
  childAges: children.map((child) => child.age),
  births: [],
  eceHours: (_, index = -1) => (children[index]?.isInChildcare ? hoursInChildcare : 0),
});

function childrenIn(answers: Answers, today: string) {
  return childRows(answers).flatMap((child) => {
    const age = ageOf(answers, `${child}.date_of_birth`, today);
    if (age === undefined) return [];
    const is = (question: string) => readYesNo(answers, `${child}.${question}`) === true;
    return [{ age, isInChildcare: is("attends_ece_service") && is("is_applying_for_ccs") }];
  });
}

function ageOf(answers: Answers, question: string, today: string): number | undefined {
  const born = readDate(answers, question);
  return born && wholeYears(toIso(born), today);
}

/** Dollars a year before tax. Other income has no frequency: it counts as yearly. */
export function yearlyIncome(answers: Answers, person: Person): number {
  const byType = incomeOf(person, answers).map(
    ({ amount = 0, frequency }) => amount * (frequency ? timesAYear[frequency] : 0),
  );
  const others = `${person}.income_and_assets.`;
  const count = readYesNo(answers, `${others}hasOtherIncome`)
    ? requestedRows(`${others}other_income`, answers)
    : 0;
  const byRow = Array.from({ length: count }, (_, index) =>
    readDollars(answerTo(answers, `${others}other_income[${index}].amount`) ?? ""),
  );
  return [...byType, ...byRow].reduce<number>((sum, each) => sum + (each ?? 0), 0);
}
