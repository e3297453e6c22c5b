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
}

export interface ChildInCare {
  /** YYYY-MM-DD */
  readonly born: string;
  readonly hours: number;
  /** Dollars an hour. */
  readonly fee: number;
  readonly hasFreeHours: boolean;
}

export interface WeeklySubsidy {
  /** Dollars a week for all children. */
  readonly weekly: number;
  /** Dollars a week that the service asks, free hours not counted. */
  readonly fees: number;
  /** Some figure is from a year that is over. */
  readonly isOutOfDate: boolean;
}

/** @returns undefined when the rules do not answer, or cannot tell */
export async function weeklySubsidy(
  carers: readonly Carer[],
  children: readonly ChildInCare[],
  today: string,
  { neighbours: { rules } }: Pick<Visit, "neighbours">,
): Promise<WeeklySubsidy | undefined> {
  const answer = await rules.week(requestOf(carers, children, today));
  if (!answer.ok) {
    logFailure(answer);
    return undefined;
  }
  const found = answer.value.payments.childcareSubsidy;
  if (found?.verdict !== "yes" || found.weekly === null) return undefined;
  const { weekly, certainty } = found;
  return { weekly, fees: feesOf(children), isOutOfDate: certainty === "not-found" };
}

/** 20 Hours ECE. */
const freeHours = 20;

const feesOf = (children: readonly ChildInCare[]): number =>
  children.reduce(
    (sum, { hours, fee, hasFreeHours }) => sum + Math.max(0, hours - (hasFreeHours ? freeHours : 0)) * fee,
    0,
  );

/** Residents all year, as the pre-check has asked. Exported for its test. */
export const requestOf = (
  carers: readonly Carer[],
  children: readonly ChildInCare[],
  day: string,
): WeekRequest => ({
  day,
  household: {
    adults: carers.map(({ hours, income, isStudying, isIll }) => ({
      age: 30,
      resident: { status: "resident", yearsContinuous: 10 },
      work: { hours, weeklyGross: income, kind: income > 0 ? "employed" : "none", leave: null },
      student: { fullTime: isStudying },
      disability: { restrictsWork: isIll },
    })),
    children: children.map(({ born, hours, fee, hasFreeHours }) => ({
      born,
      resident: true,
      careShare: 1,
      atSchool: false,
      ece: { hours, feePerHour: fee, twentyHours: hasFreeHours },
    })),
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
