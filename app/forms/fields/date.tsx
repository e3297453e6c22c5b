import * as z from "zod";
import { toIso, wholeYears } from "#app/nz/date.ts";
import { type Answers, answerTo } from "../answers.ts";
import { type ControlProps, type Field, type FormWords, isPartWrong } from "../field.ts";
import { isDay, isYear, monthIn, dayParts as parts, readDate, type TypedDay, toDate } from "../typed-day.ts";
import { PartInputs } from "./part-inputs.tsx";

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

  function dateError(typed: TypedDay, t: FormWords): DateError | undefined {
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

function partError(typed: TypedDay, t: FormWords): DateError {
  const day = Number(typed.day);
  const month = monthIn(typed);
  const isGood = { day: isDay(typed) && day >= 1 && day <= 31, month: !!month, year: isYear(typed) };
  const [wrong, another] = parts.filter((part) => !isGood[part]);
  if (another) return { message: t("errors/dateParts/all") };
  if (wrong) return { message: t(`errors/dateParts/${wrong}`), path: [wrong] };
  const words = t("date/inWords", { day, month: t(`date/months/${month as 1}`), year: typed.year ?? "" });
  return { message: t("errors/dateParts/noSuchDay", { day: words }), path: ["day"] };
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
