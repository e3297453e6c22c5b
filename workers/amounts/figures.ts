// The figures of a day for reckoning: the last known ones, and what those probably are whose yearly change was not found.

import { dueIndexation, hasBegun, risesWithPrices } from "./out-of-date.mjs";
import { type AmountId, type AmountTable, type DatedValue, tableInUse } from "./table.ts";

/** 0: law or agency; 1: third party, or follows from a known yearly rise; 2: a change must have come, and was not found. */
export type Doubt = 0 | 1 | 2;

interface Figure {
  readonly value: number;
  readonly doubt: Doubt;
}

/** What may be otherwise than last known. Each is taken by itself, for the least and the most. */
export interface Suppositions {
  /** Orders that were not found have raised what they raise every year. */
  readonly orders: boolean;
  /** Section MF 7 of the Income Tax Act 2007 has been carried out. */
  readonly indexation: boolean;
  /** What is paid for a time without a known end has ended. */
  readonly ended: boolean;
}

const lastKnown: Suppositions = { orders: false, indexation: false, ended: false };

type Yearly = "benefits" | "wages" | "wages if at all" | "prices" | "for a time";

/** How a series changes between values that were found. The first that the id starts with counts. */
const yearly: readonly (readonly [start: string, how: Yearly])[] = [
  ["jobseeker_support.weekly_net", "benefits"],
  ["sole_parent_support.weekly_net", "benefits"],
  ["supported_living_payment.weekly_net", "benefits"],
  ["child_disability_allowance.weekly", "benefits"],
  ["disability_allowance.", "benefits"],
  ["orphans_benefit.", "benefits"],
  ["unsupported_childs_benefit.", "benefits"],
  ["nz_superannuation.", "benefits"],
  ["minimum_family_tax_credit.", "benefits"],
  ["paid_parental_leave.weekly_", "benefits"],
  ["childcare_subsidy.hourly.", "benefits"],
  ["childcare_subsidy.income_limit.", "wages"],
  ["childcare_subsidy.income_band.second_rate.", "wages"],
  ["childcare_subsidy.income_band.", "wages if at all"],
  ["in_work_tax_credit.temporary_rise", "for a time"],
];

/** Series that were found for a year show the rise of all that rise alike. */
const showsBenefits: readonly AmountId[] = [
  "temporary_additional_support.income_limit.single_18",
  "sole_parent_support.weekly_net",
];
const showsWages: readonly AmountId[] = ["nz_superannuation.weekly_net.single_alone"];
const showsProbably: readonly AmountId[] = ["childcare_subsidy.hourly.highest"];

function riseShownBy(ids: readonly AmountId[], day: string, { amounts }: AmountTable): number | undefined {
  for (const id of ids) {
    const { values } = amounts[id];
    const at = values.findIndex(({ from }) => from === day);
    if (at > 0) return values[at]!.value / values[at - 1]!.value;
  }
  return undefined;
}

/** Review days after `from`, up to `day`. */
function* reviews(from: string, day: string, review: string): Generator<string> {
  for (let year = Number(from.slice(0, 4)); year <= Number(day.slice(0, 4)); year++) {
    const at = `${year}-${review}`;
    if (at > from && at <= day) yield at;
  }
}

const cents = (value: number): number => Math.round(value * 100) / 100;

function reviewed(
  known: DatedValue,
  how: "benefits" | "wages" | "wages if at all",
  days: Iterable<string>,
  orders: boolean,
  table: AmountTable,
): Figure {
  let { value } = known;
  let doubt: Doubt = known.confidence === "primary" ? 0 : 1;
  for (const day of days) {
    const april = `${day.slice(0, 4)}-04-01`;
    const shown = riseShownBy(how === "benefits" ? showsBenefits : showsWages, april, table);
    const probable = shown ?? riseShownBy(showsProbably, april, table) ?? 1;
    const isTaken = orders || (how === "benefits" ? shown !== undefined : how === "wages");
    if (isTaken) value = how === "benefits" ? cents(value * probable) : Math.round(value * probable);
    const isFound = how === "benefits" ? shown !== undefined : how === "wages";
    doubt = Math.max(doubt, isFound ? 1 : 2) as Doubt;
  }
  return { value, doubt };
}

const leastForOwnWork = "paid_parental_leave.weekly_minimum";
const hoursOfLeast = 10;

/** Ten hours at the minimum wage (Parental Leave and Employment Protection Act 1987, section 71M); undefined where it has not risen since. */
export function leastByMinimumWage(
  id: AmountId,
  { from }: DatedValue,
  day: string,
  { amounts }: AmountTable,
): number | undefined {
  if (id !== leastForOwnWork) return undefined;
  const wage = amounts["minimum_wage.adult"].values.findLast((one) => one.from <= day);
  return wage && wage.from > from ? cents(wage.value * hoursOfLeast) : undefined;
}

/** To the next whole dollar, as each Order under section MF 7 before has done. */
export const indexed = (value: number, factor: number): number => Math.ceil(value * factor - 1e-6);

const hows = new Map<AmountId, Yearly | undefined>();

function howOf(id: AmountId): Yearly | undefined {
  if (!hows.has(id))
    hows.set(id, risesWithPrices(id) ? "prices" : yearly.find(([start]) => id.startsWith(start))?.[1]);
  return hows.get(id);
}

function figureAt(
  id: AmountId,
  day: string,
  supposed: Suppositions = lastKnown,
  table: AmountTable = tableInUse(),
): Figure {
  const { values, review } = table.amounts[id];
  const known = values.findLast(({ from }) => hasBegun(from, day));
  const how = howOf(id);
  if (!known || (how === undefined && known.until !== null && known.until < day))
    return { value: Number.NaN, doubt: 2 };
  const doubt: Doubt = known.confidence === "primary" ? 0 : 1;
  if (how === "for a time") return { value: supposed.ended ? 0 : known.value, doubt: 2 };
  if (how === "prices") {
    const { since, factor = 1 } = dueIndexation(known, table);
    if (known.until !== null || since > day) return { value: known.value, doubt };
    return { value: supposed.indexation ? indexed(known.value, factor) : known.value, doubt: 2 };
  }
  if (how === undefined) return { value: known.value, doubt };
  const least = supposed.orders ? leastByMinimumWage(id, known, day, table) : undefined;
  if (least !== undefined && known.outOfDateSince !== undefined && known.outOfDateSince <= day)
    return { value: least, doubt: 2 };
  return reviewed(known, how, reviews(known.from, day, review ?? "04-01"), supposed.orders, table);
}

/** All figures between two days on which any changes are the same, so each is worked out once. */
export interface Figures {
  readonly of: (id: AmountId) => Figure;
  /** Something supposed makes a difference then. */
  readonly supposed: Suppositions;
}

const made = new WeakMap<AmountTable, { days: string[]; figures: Map<string, Figures> }>();

function madeOf(table: AmountTable) {
  let all = made.get(table);
  if (!all) {
    const days = new Set<string>(["0001-01-01"]);
    for (const { values } of Object.values(table.amounts))
      for (const { from, until } of values) {
        if (from.length === 10) days.add(from);
        if (until) days.add(dayAfter(until));
      }
    for (let year = 2019; year < 2050; year++) days.add(`${year}-04-01`).add(`${year}-07-01`);
    all = { days: [...days].sort(), figures: new Map() };
    made.set(table, all);
  }
  return all;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export function figuresOf(
  day: string,
  supposed: Suppositions = lastKnown,
  table: AmountTable = tableInUse(),
): Figures {
  const { days, figures } = madeOf(table);
  const start = days.findLast((one) => one <= day)!;
  const key = `${start} ${supposed.orders} ${supposed.indexation} ${supposed.ended}`;
  let those = figures.get(key);
  if (!those) {
    const known = new Map<AmountId, Figure>();
    those = {
      supposed,
      of: (id) => {
        let figure = known.get(id);
        if (!figure) {
          figure = figureAt(id, start, supposed, table);
          known.set(id, figure);
        }
        return figure;
      },
    };
    figures.set(key, those);
  }
  return those;
}

/** Every combination in which something is not known on the day; the last known figures come first. */
export function suppositionsOn(day: string, table: AmountTable = tableInUse()): Suppositions[] {
  const isOpen = (id: AmountId) => figureAt(id, day, lastKnown, table).doubt === 2;
  const orders = isOpen("sole_parent_support.weekly_net") || isOpen("paid_parental_leave.weekly_maximum");
  const indexation = isOpen("family_tax_credit.annual.first_child");
  const ended = !Number.isNaN(figureAt("in_work_tax_credit.temporary_rise", day, lastKnown, table).value);
  const each = (isOn: boolean) => (isOn ? [false, true] : [false]);
  return each(orders).flatMap((one) =>
    each(indexation).flatMap((two) =>
      each(ended).map((three) => ({ orders: one, indexation: two, ended: three })),
    ),
  );
}
