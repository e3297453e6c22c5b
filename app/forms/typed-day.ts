import english from "#app/i18n/months.en.json";
import maori from "#app/i18n/months.mi.json";
import { type CalendarDate, calendarDate, readMonth } from "#app/nz/date.ts";
import { type Answers, answerTo } from "./answers.ts";

export const dayParts = ["day", "month", "year"] as const;

export const dateAnswers = (name: string, day: CalendarDate): Answers =>
  Object.fromEntries(dayParts.map((part) => [`${name}.${part}`, String(day[part])]));

/** A date sent as one text: yyyy-mm-dd or another order, found by its four-digit year. */
export function dateAnswersIn(name: string, typed: string): Answers {
  const pieces = typed.trim().split(/[\s./-]+/);
  const inOrder = /^\d{4}$/.test(pieces[0] ?? "") ? pieces.toReversed() : pieces;
  const [day, month, year] = inOrder.length === 3 ? inOrder : [typed];
  return Object.fromEntries(
    Object.entries({ day, month, year }).map(([part, value = ""]) => [`${name}.${part}`, value]),
  );
}

export function readDate(answers: Answers, name: string): CalendarDate | undefined {
  return toDate(
    Object.fromEntries(dayParts.map((part) => [part, answerTo(answers, `${name}.${part}`) ?? ""])),
  );
}

export type TypedDay = Partial<Record<string, string>>;

export function toDate(typed: TypedDay): CalendarDate | undefined {
  const month = monthIn(typed);
  if (!isDay(typed) || !isYear(typed) || !month) return undefined;
  return calendarDate(Number(typed.year), month, Number(typed.day));
}

export const isDay = ({ day = "" }: TypedDay): boolean => /^\d{1,2}$/.test(day);
export const isYear = ({ year = "" }: TypedDay): boolean => /^\d{4}$/.test(year) && year >= "1000";

/** From the maramataka: they can be read, but dates are written with the names above. */
export const traditionalMonths = [
  "Kohitātea",
  "Huitanguru",
  "Poutūterangi",
  "Paengawhāwhā",
  "Haratua",
  "Pipiri",
  "Hōngongoi",
  "Here-turi-kōkā",
  "Mahuru",
  "Whiringa-ā-nuku",
  "Whiringa-ā-rangi",
  "Hakihea",
];

const readable = [Object.values(english), Object.values(maori), traditionalMonths];

export function monthIn({ month = "" }: TypedDay): number | undefined {
  const number = readMonth(month, readable);
  return number && number <= 12 ? number : undefined;
}
