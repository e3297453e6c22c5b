import * as z from "zod";
import { languages } from "#app/i18n/languages.ts";
import { traditionalMonths } from "#app/i18n/months.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { type CalendarDate, calendarDate, readMonth, toIso, wholeYears } from "#app/nz/date.ts";
import { type Answers, answerTo } from "../answers.ts";
import { type ControlProps, type Field, type FormWords, isPartWrong } from "../field.ts";
import { PartInputs } from "./part-inputs.tsx";

const formWords = wordsOf("forms");

const parts = ["day", "month", "year"] as const;
type Part = (typeof parts)[number];

interface Limits {
  /** Names the wrong part if the specification has no sentence of its own. */
  namesPart?: boolean;
  past?: { today: () => string };
  withinYears?: { years: number; today: () => string };
}

/** Months may be numbers, or names in either language. `today()` gives YYYY-MM-DD. */
export function date({ namesPart = false, past, withinYears }: Limits = {}): Field {
  return {
    parts: parts.map((part) => `.${part}`),
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.record(z.string(), z.string()).check(({ value, issues }) => {
        const error = dateError(value, t);
        if (error) issues.push({ code: "custom", input: value, ...error });
      }),
    render: (props) => <DateInputs {...props} />,
    read: (answers, name, _text, t) => {
      const day = readDate(answers, name);
      return day
        ? t("date/inWords", { ...day, month: t(`date/months/${day.month as 1}`) })
        : typed(answers, name);
    },
  };

  function dateError(typed: Typed, t: FormWords): DateError | undefined {
    const day = toDate(typed);
    if (!day) return namesPart ? partError(typed, t) : { message: t("errors/date") };
    if (past && toIso(day) > past.today()) return { message: t("errors/dateInFuture") };
    if (withinYears && wholeYears(toIso(day), withinYears.today()) > withinYears.years)
      return { message: t("errors/dateTooLongAgo", { years: withinYears.years }) };
    return undefined;
  }
}

interface DateError {
  message: string;
  path?: [Part];
}

function partError(typed: Typed, t: FormWords): DateError {
  const day = Number(typed.day);
  const month = monthIn(typed);
  const isGood = { day: isDay(typed) && day >= 1 && day <= 31, month: !!month, year: isYear(typed) };
  const [wrong, another] = parts.filter((part) => !isGood[part]);
  if (another) return { message: t("errors/dateParts/all") };
  if (wrong) return { message: t(`errors/dateParts/${wrong}`), path: [wrong] };
  const words = t("date/inWords", { day, month: t(`date/months/${month as 1}`), year: typed.year ?? "" });
  return { message: t("errors/dateParts/noSuchDay", { day: words }), path: ["day"] };
}

export const dateAnswers = (name: string, day: CalendarDate): Answers =>
  Object.fromEntries(parts.map((part) => [`${name}.${part}`, String(day[part])]));

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
  return toDate(Object.fromEntries(parts.map((part) => [part, answerTo(answers, `${name}.${part}`) ?? ""])));
}

type Typed = Partial<Record<string, string>>;

function toDate(typed: Typed): CalendarDate | undefined {
  const month = monthIn(typed);
  if (!isDay(typed) || !isYear(typed) || !month) return undefined;
  return calendarDate(Number(typed.year), month, Number(typed.day));
}

const isDay = ({ day = "" }: Typed): boolean => /^\d{1,2}$/.test(day);
const isYear = ({ year = "" }: Typed): boolean => /^\d{4}$/.test(year) && year >= "1000";

function monthIn({ month = "" }: Typed): number | undefined {
  const number = readMonth(month, [...languages.map(monthNames), traditionalMonths]);
  return number && number <= 12 ? number : undefined;
}

function monthNames(language: (typeof languages)[number]): string[] {
  const t = formWords(language);
  return Array.from({ length: 12 }, (_, index) => t(`date/months/${(index + 1) as 1}`));
}

const typed = (answers: Answers, name: string): string =>
  parts
    .map((part) => answerTo(answers, `${name}.${part}`) ?? "")
    .join(" ")
    .trim();

const widths: Record<Part, number> = { day: 2, month: 10, year: 4 };

function DateInputs(props: ControlProps) {
  const { t, autoComplete } = props;
  return (
    <PartInputs
      {...props}
      className="date"
      parts={parts.map((part) => ({
        name: part,
        label: t(`date/${part}`),
        className: `width-${widths[part]}`,
        inputMode: part === "month" ? undefined : "numeric",
        autoComplete: autoComplete ? `${autoComplete}-${part}` : "off",
        invalid: isPartWrong(props, `.${part}`),
      }))}
    />
  );
}
