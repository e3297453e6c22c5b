import type { Week } from "#app/server/neighbours/week.ts";
import type { MainBenefitId, PaymentId } from "#workers/rules/week/answer.ts";
import type { BenefitId } from "../../benefits.ts";
import type { Assumption } from "./assumed.ts";

/** What a household has for certain by the last known figures, and what comes to most. */
export interface WeekMoney {
  readonly rows: readonly MoneyRow[];
  readonly assumed: readonly Assumption[];
  /** Of the sum what is paid only if the partner, who is not asked, looks for full-time work. */
  readonly ifPartnerLooks: number;
  /** Told to be paid already: in no sum, but still one side of what excludes each other. */
  readonly already: readonly MoneyRow[];
  readonly least: number;
  readonly most: number;
  /** With the figures that must have risen since and were not found. */
  readonly perhapsMost: number;
  readonly other: OtherWay | undefined;
  /** What is surely paid of each that is asked for alone, whatever it excludes. */
  readonly alone: Readonly<Partial<Record<BenefitId, number>>>;
  /** Of what is only possible the most it could be. */
  readonly upTo: Readonly<Partial<Record<BenefitId, number>>>;
}

/** Dollars a week; what a person is paid, in whole dollars where Inland Revenue pays. */
export interface MoneyRow {
  readonly id: PaymentId;
  readonly least: number;
  readonly most: number;
}

/** The best combination on the other side of the law's choice. */
interface OtherWay {
  readonly main: MainBenefitId;
  /** "with": the household would have it in place of the credits for work; "without": the other way round. */
  readonly is: "with" | "without";
  readonly total: number;
}

export const benefitOf: Readonly<Partial<Record<PaymentId, BenefitId>>> = {
  familyTaxCredit: "isWorkingForFamiliesFamilyTaxCredit",
  inWorkTaxCredit: "isWorkingForFamiliesInWorkTaxCredit",
  minimumFamilyTaxCredit: "isWorkingForFamiliesMinimumFamilyTaxCredit",
  bestStart: "isBestStart",
  soleParentSupport: "isSoleParentSupport",
  jobseekerSupport: "isJobSeekerSupport",
  supportedLivingPayment: "isSupportedLivingPayment",
  youngParentPayment: "isYoungParentPayment",
  paidParentalLeave: "isPaidParentalLeave",
  orphansBenefit: "isOrphansBenefit",
  unsupportedChildsBenefit: "isUnsupportedChildsBenefit",
  childDisabilityAllowance: "ChildDisabilityAllowance",
  accommodationSupplement: "isAccommodationSupplement",
  childcareSubsidy: "isChildCareSubsidy",
};

/** Told in dollars, largest first as a rule. The others hang on what is not asked. */
const shown: readonly PaymentId[] = [
  ...(Object.keys(benefitOf) as PaymentId[]),
  "winterEnergyPayment",
  "independentEarnerTaxCredit",
  "familyBoost",
  "oscar",
];
export const mainBenefits: readonly MainBenefitId[] = [
  "soleParentSupport",
  "jobseekerSupport",
  "supportedLivingPayment",
  "youngParentPayment",
];
const isMainBenefit = (id: PaymentId): boolean => mainBenefits.some((one) => one === id);
export const paidInWholeDollars: readonly PaymentId[] = [
  "familyTaxCredit",
  "inWorkTaxCredit",
  "minimumFamilyTaxCredit",
  "bestStart",
];
const creditsForWork: readonly PaymentId[] = ["inWorkTaxCredit", "minimumFamilyTaxCredit"];

interface Told {
  readonly assumed: readonly Assumption[];
  readonly isOnLeave: boolean;
  readonly isOnBenefit: boolean;
  /** Who answers cannot apply for Job Seeker Support; the partner may. */
  readonly isByPartner: boolean;
  readonly alreadyGets: readonly string[];
}

/** Comes with a main benefit, without being asked for. */
const withBenefit: readonly PaymentId[] = ["winterEnergyPayment"];

const isPaidAlready = (id: PaymentId, { isOnBenefit, isOnLeave, alreadyGets }: Told): boolean =>
  alreadyGets.includes(id) ||
  (isOnBenefit && (isMainBenefit(id) || withBenefit.includes(id))) ||
  (isOnLeave && id === "paidParentalLeave");

/** @param weeks of the households that the answers leave open, all alike but for what is not known */
export function moneyOf(weeks: readonly Week[], told: Told): WeekMoney {
  const all = shown
    .flatMap((id) => rowOf(id, weeks, told.isOnLeave))
    .sort((one, other) => other.most - one.most);
  const already = all.filter(({ id }) => isPaidAlready(id, told));
  const rows = all.filter((row) => !already.includes(row));
  const sum = (of: (row: MoneyRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const least = sum((row) => row.least);
  const most = sum((row) => row.most);
  return {
    rows,
    assumed: told.assumed,
    ifPartnerLooks: told.isByPartner ? (rows.find(({ id }) => id === "jobseekerSupport")?.most ?? 0) : 0,
    already,
    least,
    most,
    perhapsMost: rows.reduce((total, { id, most: own }) => total + Math.max(own, mostOf(id, weeks)), 0),
    other: least === most && already.length === 0 ? otherWay(weeks[0]!, most) : undefined,
    alone: ofEach((id) => aloneOf(id, weeks)),
    upTo: ofEach((id) => mostOf(id, weeks)),
  };
}

/** Leaves out what comes to nothing. */
const ofEach = (value: (id: PaymentId) => number): Partial<Record<BenefitId, number>> =>
  Object.fromEntries(
    Object.entries(benefitOf).flatMap(([id, benefit]) => {
      const found = value(id as PaymentId);
      return found > 0 ? [[benefit, found]] : [];
    }),
  );

function aloneOf(id: PaymentId, weeks: readonly Week[]): number {
  const paid = weeks.map(
    ({ payments }) => (payments[id].verdict === "yes" ? payments[id].weekly : null) ?? 0,
  );
  return paid.every((one) => one === paid[0]) ? (paid[0] ?? 0) : 0;
}

const mostOf = (id: PaymentId, weeks: readonly Week[]): number =>
  Math.max(...weeks.map(({ payments }) => Math.floor(payments[id].range?.[1] ?? 0)));

function rowOf(id: PaymentId, weeks: readonly Week[], isOnLeave: boolean): MoneyRow[] {
  const isSure = weeks.every(
    ({ payments }) => payments[id].verdict === "yes" && payments[id].weekly !== null,
  );
  // Before the leave nothing is paid.
  if (!isSure || (id === "paidParentalLeave" && !isOnLeave)) return [];
  const values = weeks.map((week) => valueIn(id, week));
  return values.every((value) => value > 0)
    ? [{ id, least: Math.min(...values), most: Math.max(...values) }]
    : [];
}

/** The main benefit of the best combination, if the household can surely have it. */
function mainOf({ payments, together: { best, orderCertain } }: Week): MainBenefitId | undefined {
  return best !== "none" && orderCertain && payments[best].verdict === "yes" ? best : undefined;
}

function valueIn(id: PaymentId, week: Week): number {
  const main = mainOf(week);
  if (isMainBenefit(id)) return id === main ? (week.together.parts[`${id}Net`] ?? 0) : 0;
  const { weekly } = week.payments[id];
  const value = main && id !== "paidParentalLeave" ? (week.together.parts[id] ?? 0) : (weekly ?? 0);
  return paidInWholeDollars.includes(id) ? Math.floor(value) : value;
}

function otherWay(week: Week, total: number): OtherWay | undefined {
  const { payments, together } = week;
  const { benefitLessWork, orderCertain, options } = together;
  const isChoice = creditsForWork.some((id) => payments[id].verdict === "yes");
  const main = options.find((one) => one.main !== "none")?.main;
  if (!isChoice || !orderCertain || benefitLessWork === null || !main || main === "none") return undefined;
  if (payments[main].verdict !== "yes") return undefined;
  return {
    main,
    is: mainOf(week) ? "without" : "with",
    total: Math.max(0, Math.round(total - Math.abs(benefitLessWork))),
  };
}
