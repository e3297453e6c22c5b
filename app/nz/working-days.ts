/** Legislation Act 2019, s 13 "working day"; Matariki from Te Ture mō te Hararei Tūmatanui o te Kāhui o Matariki 2022, Schedule 1. */
const matariki: Readonly<Record<number, string>> = {
  2026: "07-10",
  2027: "06-25",
  2028: "07-14",
  2029: "07-06",
  2030: "06-21",
  2031: "07-11",
  2032: "07-02",
};

const day = 24 * 60 * 60 * 1000;
const at = (iso: string): Date => new Date(`${iso}T00:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * day);
const weekday = (date: Date): number => date.getUTCDay();
const isWeekend = (date: Date): boolean => weekday(date) === 0 || weekday(date) === 6;

/** Anonymous Gregorian algorithm. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

/** The nth Monday of a month (from 1). */
function monday(year: number, month: number, nth: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return plus(first, ((8 - weekday(first)) % 7) + (nth - 1) * 7);
}

/** On a weekend, the Monday after it. */
const mondayised = (iso: string): Date => {
  const date = at(iso);
  return isWeekend(date) ? plus(date, weekday(date) === 6 ? 2 : 1) : date;
};

/** After New Year on a Friday to Sunday. */
function afterNewYear(year: number): Date[] {
  const newYear = at(`${year}-01-01`);
  const later: Readonly<Record<number, readonly number[]>> = { 5: [3], 6: [2, 3], 0: [1, 2] };
  return (later[weekday(newYear)] ?? []).map((days) => plus(newYear, days));
}

function holidaysOf(year: number): Set<string> {
  const easter = easterSunday(year);
  const all = [
    ...afterNewYear(year),
    mondayised(`${year}-02-06`),
    plus(easter, -2),
    plus(easter, 1),
    mondayised(`${year}-04-25`),
    monday(year, 6, 1),
    monday(year, 10, 4),
    ...(matariki[year] ? [at(`${year}-${matariki[year]}`)] : []),
  ];
  return new Set(all.map(isoOf));
}

export function isWorkingDay(iso: string): boolean {
  const [, monthDay = ""] = /^\d{4}-(.+)$/.exec(iso) ?? [];
  if (isWeekend(at(iso)) || monthDay >= "12-25" || monthDay <= "01-02") return false;
  return !holidaysOf(Number(iso.slice(0, 4))).has(iso);
}

/** @param iso YYYY-MM-DD; the first day counted is the one after it @returns YYYY-MM-DD */
export function afterWorkingDays(iso: string, days: number): string {
  let date = at(iso);
  for (let left = days; left > 0; ) {
    date = plus(date, 1);
    if (isWorkingDay(isoOf(date))) left--;
  }
  return isoOf(date);
}
