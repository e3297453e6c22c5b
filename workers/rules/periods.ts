// As the OpenFisca Web API writes them: 2026, 2026-04, 2026-04-01, ETERNITY, month:2026-04:3.

export type PeriodUnit = "DAY" | "MONTH" | "YEAR" | "ETERNITY";

/** `start` is YYYY-MM-DD; `key` is the written form. */
export interface Period {
  readonly unit: PeriodUnit;
  readonly start: string;
  readonly size: number;
  readonly key: string;
}

export const eternity: Period = { unit: "ETERNITY", start: "0001-01-01", size: 1, key: "ETERNITY" };

const simple = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const spanning = /^(day|month|year):(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?::(\d{1,5}))?$/;
const length: Record<PeriodUnit, number> = { DAY: 0, MONTH: 1, YEAR: 2, ETERNITY: 3 };

export function parsePeriod(text: string): Period | undefined {
  if (text === "ETERNITY" || text === "eternity") return eternity;
  return parseSimple(text) ?? parseSpan(text);
}

function parseSimple(text: string): Period | undefined {
  const [, year, month, day] = simple.exec(text) ?? [];
  if (!year) return undefined;
  const start = `${year}-${month ?? "01"}-${day ?? "01"}`;
  if (!isDate(start)) return undefined;
  return { unit: day ? "DAY" : month ? "MONTH" : "YEAR", start, size: 1, key: text };
}

function parseSpan(text: string): Period | undefined {
  const [, unitName, from, count] = spanning.exec(text) ?? [];
  const base = from ? parseSimple(from) : undefined;
  const size = Number(count ?? 1);
  if (!unitName || !base || size < 1) return undefined;
  const unit = unitName.toUpperCase() as PeriodUnit;
  // month:2026 does not say which month.
  if (length[base.unit] > length[unit]) return undefined;
  return { unit, start: base.start, size, key: written(unit, base.start, size) };
}

function written(unit: PeriodUnit, start: string, size: number): string {
  if (size === 1 && unit === "DAY") return start;
  if (size === 1 && unit === "MONTH" && start.endsWith("-01")) return start.slice(0, 7);
  if (size === 1 && unit === "YEAR" && start.endsWith("-01-01")) return start.slice(0, 4);
  return `${unit.toLowerCase()}:${start}:${size}`;
}

const dateParts = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDate(text: string): boolean {
  const [, year, month, day] = (dateParts.exec(text) ?? []).map(Number);
  return Boolean(year && month && day) && month! <= 12 && day! <= daysIn(year!, month!);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Contains the start of the given period: the first day of a month, the year of a month. */
export function startingIn(period: Period, unit: PeriodUnit): Period {
  if (period.unit === unit && period.size === 1) return period;
  if (unit === "ETERNITY") return eternity;
  const [year, month] = [period.start.slice(0, 4), period.start.slice(0, 7)];
  if (unit === "DAY") return { unit, start: period.start, size: 1, key: period.start };
  if (unit === "MONTH") return { unit, start: `${month}-01`, size: 1, key: month };
  return { unit, start: `${year}-01-01`, size: 1, key: year };
}

export function split(period: Period, unit: "MONTH" | "YEAR"): Period[] {
  const months = unit === "YEAR" ? 12 : 1;
  const count = (period.size * (period.unit === "YEAR" ? 12 : 1)) / months;
  return Array.from({ length: count }, (_, index) => {
    const start = addMonths(period.start, index * months);
    return { unit, start, size: 1, key: written(unit, start, 1) };
  });
}

function addMonths(start: string, months: number): string {
  const total = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(total / 12)).padStart(4, "0");
  return `${year}-${String((total % 12) + 1).padStart(2, "0")}${start.slice(7)}`;
}
