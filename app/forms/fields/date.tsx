import * as z from "zod";
import { languages } from "#app/i18n/languages.ts";
import { traditionalMonths } from "#app/i18n/months.ts";
import { type CalendarDate, calendarDate, readMonth, toIso, wholeYears } from "#app/nz/date.ts";
import { type Answers, answerTo } from "../answers.ts";
import type { ControlProps, Field, FormWords } from "../field.ts";
import { formWords } from "../words.ts";
import { PartInputs } from "./part-inputs.tsx";
import { withError } from "./with-error.ts";

const parts = ["day", "month", "year"] as const;
type Part = (typeof parts)[number];

interface Limits {
  past?: { today: () => string };
  withinYears?: { years: number; today: () => string };
}

/** Months may be typed as numbers or as names in either language. `today()` gives YYYY-MM-DD. */
export function date({ past, withinYears }: Limits = {}): Field {
  return {
    parts: parts.map((part) => `.${part}`),
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) => withError(z.record(z.string(), z.string()), (typed) => dateError(toDate(typed), t)),
    render: (props) => <DateInputs {...props} />,
    read: (answers, name, _text, t) => {
      const day = readDate(answers, name);
      return day ? `${day.day} ${t(`date/months/${day.month as 1}`)} ${day.year}` : typed(answers, name);
    },
  };

  function dateError(day: CalendarDate | undefined, t: FormWords): string | undefined {
    if (!day) return t("errors/date");
    if (past && toIso(day) > past.today()) return t("errors/dateInFuture");
    if (withinYears && wholeYears(toIso(day), withinYears.today()) > withinYears.years)
      return t("errors/dateTooLongAgo", { years: withinYears.years });
    return undefined;
  }
}

export function readDate(answers: Answers, name: string): CalendarDate | undefined {
  return toDate(Object.fromEntries(parts.map((part) => [part, answerTo(answers, `${name}.${part}`) ?? ""])));
}

function toDate({
  day = "",
  month = "",
  year = "",
}: Partial<Record<string, string>>): CalendarDate | undefined {
  const monthNumber = readMonth(month, [...languages.map(monthNames), traditionalMonths]);
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year) || !monthNumber) return undefined;
  return calendarDate(Number(year), monthNumber, Number(day));
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
  const { t, invalid, autoComplete } = props;
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
        invalid,
      }))}
    />
  );
}
