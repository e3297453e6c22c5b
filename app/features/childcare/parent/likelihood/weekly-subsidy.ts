import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";

export interface Carer {
  /** Hours a week of work or activities. */
  readonly hours: number;
  /** Dollars a week before tax. */
  readonly income: number;
  readonly isStudying: boolean;
  readonly isIll: boolean;
  /** In hospital, or with Child Disability Allowance. */
  readonly caresForIllChild?: boolean;
}

export interface ChildInCare {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly born: string;
  readonly hours: number;
  /** Dollars an hour. */
  readonly fee: number;
  /** Hours a week of 20 Hours ECE. */
  readonly freeHours: number;
  /** With Child Disability Allowance. */
  readonly isDisabled?: boolean;
  /** For the term in which the school takes children. */
  readonly waitsForCohort?: boolean;
}

export interface Family {
  readonly carers: readonly Carer[];
  readonly children: readonly ChildInCare[];
  /** Birth days of those not in early learning, YYYY-MM-DD. */
  readonly others?: readonly string[];
}

export interface WeeklySubsidy {
  /** Dollars a week for all children. */
  readonly weekly: number;
  /** Dollars a week that the service asks, free hours not counted. */
  readonly fees: number;
  /** Dollars a week that FamilyBoost may give back of what is left; 0 without. */
  readonly familyBoost: number;
  readonly byChild: readonly { readonly name: string; readonly weekly: number }[];
  /** Some figure is from a year that is over. */
  readonly isOutOfDate: boolean;
}

type Asked = Pick<Visit, "neighbours">;

/** Of one child too: the same rule, asked with that child alone in early learning. @returns undefined when the rules do not answer, or cannot tell */
export async function weeklySubsidy(
  family: Family,
  today: string,
  visit: Asked,
): Promise<WeeklySubsidy | undefined> {
  const { children } = family;
  const [all, ...each] = await Promise.all([
    payments(requestOf(family, today), visit),
    ...children.map((child) => payments(requestOf(family, today, child), visit)),
  ]);
  const found = all?.childcareSubsidy;
  if (!all || found?.verdict !== "yes" || found.weekly === null) return undefined;
  const boost = all.familyBoost;
  return {
    weekly: found.weekly,
    fees: feesOf(children),
    familyBoost: (boost?.verdict === "yes" && boost.weekly) || 0,
    byChild: children.map(({ name }, at) => ({ name, weekly: each[at]?.childcareSubsidy?.weekly ?? 0 })),
    isOutOfDate: found.certainty === "not-found",
  };
}

async function payments(request: WeekRequest, { neighbours: { rules } }: Asked) {
  const answer = await rules.week(request);
  if (answer.ok) return answer.value.payments;
  logFailure(answer);
  return undefined;
}

const feesOf = (children: readonly ChildInCare[]): number =>
  children.reduce((sum, { hours, fee, freeHours }) => sum + Math.max(0, hours - freeHours) * fee, 0);

/** Residents all year, as the pre-check has asked. Exported for its test. @param only of the children in early learning */
export const requestOf = (
  { carers, children, others = [] }: Family,
  day: string,
  only?: ChildInCare,
): WeekRequest => ({
  day,
  household: {
    adults: carers.map(({ hours, income, isStudying, isIll, caresForIllChild = false }) => ({
      age: 30,
      resident: { status: "resident", yearsContinuous: 10 },
      work: { hours, weeklyGross: income, kind: income > 0 ? "employed" : "none", leave: null },
      student: { fullTime: isStudying },
      disability: { restrictsWork: isIll, caresForIllChild },
    })),
    children: [
      ...children.map((child) => ({
        ...childOf(child.born),
        disability: { severe: child.isDisabled ?? false },
        waitsForCohort: child.waitsForCohort ?? false,
        ...(only === undefined || child === only ? { ece: earlyLearningOf(child) } : {}),
      })),
      ...others.map(childOf),
    ],
    partner: carers.length > 1,
    // The subsidy does not ask for these.
    otherIncomeYearly: 0,
    rentWeekly: 0,
    housing: "none",
    assets: 0,
    onBenefit: false,
    livesAlone: false,
  },
});

/** The law gives 20 hours; a service may say 21. */
const mostFreeHours = 20;

const earlyLearningOf = ({ hours, fee, freeHours }: ChildInCare) => ({
  hours,
  feePerHour: fee,
  twentyHours: freeHours > 0,
  freeHours: Math.min(freeHours, mostFreeHours),
});

const childOf = (born: string) => ({ born, resident: true, careShare: 1, atSchool: false });
