// What the rules ask of a household, from what was told. Facts that a question needs are there; extras are none when untold.

import type { Adult, Child, Household } from "./request.ts";

const permanent: readonly (string | undefined)[] = ["citizen", "resident", "refugee", "protected"];
/** Social Security Regulations 2018: 40 % of the care. */
const shareOfDependant = 0.4;
/** A child of the Social Security Act 2018 is under 18; the tax credits go on to the end of that school year. */
const adultAge = 18;
const millisecondsOfDay = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** Full years; a birthday counts from its day on. */
const yearsBetween = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

export interface AdultFacts {
  readonly age: number;
  /** Citizen, resident, refugee or protected person: not on a visa for a time. */
  readonly isPermanent: boolean;
  readonly isRefugee: boolean;
  readonly years: number;
  readonly hours: number;
  readonly kind: "employed" | "selfEmployed" | "none";
  /** Usual pay, dollars a week before tax. */
  readonly weekly: number;
  readonly yearly: number | undefined;
  readonly leave: "PPL" | "ACC" | "unpaid" | null;
  readonly isAbroad: boolean;
  readonly isDisabled: boolean;
  readonly isFullTimeStudent: boolean;
  readonly told: Adult;
}

export interface ChildFacts {
  readonly born: string;
  readonly age: number;
  readonly isResident: boolean;
  readonly share: number;
  /** A parent of the child is in the household. */
  readonly isOwn: boolean;
  readonly isAtSchool: boolean;
  readonly told: Child;
}

export interface Facts {
  readonly day: string;
  readonly adults: readonly AdultFacts[];
  /** Who depend on the family, however little of the care is here: the tax credits weigh that themselves. */
  readonly children: readonly ChildFacts[];
  /** Under 18 and with enough of the care here to count for benefits, supplements and cards. */
  readonly dependants: readonly ChildFacts[];
  readonly isCouple: boolean;
  readonly hasPartnerAbroad: boolean;
  /** Dollars a year; a loss counts as nothing. */
  readonly otherIncome: number;
  readonly housing: "rent" | "board" | "mortgage" | "social" | "none";
  readonly cost: number;
  readonly area: number;
  readonly assets: number;
  readonly onBenefit: boolean;
  readonly livesAlone: boolean;
  readonly told: Household;
}

function adultOf(told: Adult): AdultFacts {
  const { resident = {}, work = {}, disability = {}, student = {} } = told;
  const { status, yearsContinuous = 0 } = resident;
  return {
    age: told.age ?? 0,
    isPermanent: permanent.includes(status),
    isRefugee: status === "refugee" || status === "protected",
    years: yearsContinuous,
    hours: work.hours ?? 0,
    kind: work.kind ?? ((work.weeklyGross ?? 0) > 0 ? "employed" : "none"),
    weekly: Math.max(0, work.weeklyGross ?? 0),
    yearly: work.yearlyGross,
    leave: work.leave ?? null,
    isAbroad: told.abroad ?? false,
    isDisabled: disability.restrictsWork ?? false,
    isFullTimeStudent: student.fullTime ?? false,
    told,
  };
}

function childOf(told: Child, day: string): ChildFacts {
  const born = told.born ?? day;
  return {
    born,
    age: yearsBetween(born, day),
    isResident: told.resident ?? false,
    share: told.careShare ?? 1,
    isOwn: (told.parents ?? "own") === "own",
    isAtSchool: told.atSchool ?? false,
    told,
  };
}

/** Under 18, or 18 and at school until the end of that year (Income Tax Act 2007, section MC 9). */
const depends = ({ age, born, isAtSchool, told }: ChildFacts, day: string): boolean =>
  !told.independent &&
  born <= day &&
  (age < adultAge ||
    (age === adultAge && isAtSchool && Number(day.slice(0, 4)) - Number(born.slice(0, 4)) === adultAge));

export function factsOf(told: Household, day: string): Facts {
  const adults = told.adults.map(adultOf);
  const children = told.children.map((child) => childOf(child, day)).filter((child) => depends(child, day));
  const isCouple = (told.partner ?? adults.length > 1) && adults.length > 1;
  return {
    day,
    adults: isCouple ? adults : adults.slice(0, 1),
    children,
    dependants: children.filter(({ share, age }) => share >= shareOfDependant && age < adultAge),
    isCouple,
    hasPartnerAbroad: isCouple && adults.some(({ isAbroad }) => isAbroad),
    otherIncome: Math.max(0, told.otherIncomeYearly ?? 0),
    housing: told.housing ?? "none",
    cost: told.rentWeekly ?? 0,
    area: told.area ?? 4,
    assets: told.assets ?? 0,
    onBenefit: told.onBenefit ?? false,
    livesAlone: told.livesAlone ?? false,
    told,
  };
}
