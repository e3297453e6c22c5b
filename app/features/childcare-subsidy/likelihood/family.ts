import type { Household } from "#app/features/financial-help/index.ts";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { toIso, wholeYears } from "#app/nz/date.ts";
import { readDollars } from "#app/nz/money.ts";
import { type Person, people } from "../people.ts";
import { hasPartner, readYesNo } from "../read-answers.ts";
import type { Family } from "./likelihood.ts";

/** What the pre-check has asked: the rules need it, and it is not saved. */
export const saidBefore = [
  "applicant.isPrincipalCarer",
  "applicant.isParent",
  "applicant.allChildrenInTheirFullTimeCare",
];

const timesAYear = { WEEKLY: 52, TWO_WEEKLY: 26, MONTHLY: 12, YEARLY: 1 } as const;

const reasons = ["has_work", "has_course", "has_winz_activities", "has_medical_reason"] as const;

/** The answers of an application. @param today YYYY-MM-DD */
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
      yearlyIncome: asked.map((person) => incomeOf(answers, person)).reduce((sum, each) => sum + each, 0),
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

/** At least 3 hours a week, as the pre-check has asked. */
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
  eceHours: (_, index = -1) => (children[index]?.isInChildcare ? hoursInChildcare : 0),
});

function childrenIn(answers: Answers, today: string) {
  const rows = new Set(Object.keys(answers).flatMap((name) => /^children\[(\d+)\]\./.exec(name)?.[1] ?? []));
  return [...rows].flatMap((index) => {
    const age = ageOf(answers, `children[${index}].date_of_birth`, today);
    if (age === undefined) return [];
    const is = (question: string) => readYesNo(answers, `children[${index}].${question}`) === true;
    return [{ age, isInChildcare: is("attends_ece_service") && is("is_applying_for_ccs") }];
  });
}

function ageOf(answers: Answers, question: string, today: string): number | undefined {
  const born = readDate(answers, question);
  return born && wholeYears(toIso(born), today);
}

/** Dollars a year before tax. Other income has no frequency: it counts as what a year brings. */
function incomeOf(answers: Answers, person: Person): number {
  const of = `${person}.income_and_assets.`;
  const dollars = (name: string) => readDollars(answerTo(answers, name) ?? "") ?? 0;
  const amounts = Object.keys(answers).map((name) => {
    if (!name.startsWith(of)) return 0;
    const [, other] = /^other_income\[(\d+)\]\.amount$/.exec(name.slice(of.length)) ?? [];
    if (other !== undefined) return readYesNo(answers, `${of}hasOtherIncome`) ? dollars(name) : 0;
    const type = name.slice(of.length).match(/^(\w+)_amount$/)?.[1];
    if (!type || answerTo(answers, of + type) !== "true") return 0;
    const frequency = answerTo(answers, `${of}${type}_frequency`) as keyof typeof timesAYear;
    return dollars(name) * (timesAYear[frequency] ?? 0);
  });
  return amounts.reduce((sum, each) => sum + each, 0);
}
