import type { Answers } from "#app/forms/answers.ts";
import { answerTo } from "#app/forms/answers.ts";
import { question, section, step } from "#app/forms/builders.ts";
import type { Field } from "#app/forms/field.ts";
import { choices } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { wholeNumber } from "#app/forms/fields/text.tsx";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso } from "#app/nz/date.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";
import { type Change, hourlyPay } from "./change.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help/what-if");

const optional = (field: Field) => question({ ...field, isOptional: true });

export const whatIf = step("what-if", [
  section("what-if", {
    back: optional(date()),
    hours: optional(wholeNumber({ characters: 3 })),
    pay: optional(dollars({ characters: 6 })),
    rent: optional(wholeNumber({ characters: 4 })),
    baby: optional(choices(["true"])),
    together: optional(choices(["true"])),
    partnerPay: optional(wholeNumber({ characters: 5 })),
  }),
]);

export type Asked = "back" | "hours" | "pay" | "rent" | "baby" | "together" | "partnerPay";

/** What fits this household: back from leave only who is on it, moving in together only who lives alone. */
export const askedOf = ({ adults, partner }: WeekRequest["household"]): readonly Asked[] => [
  ...(adults[0]?.work?.leave === "PPL" ? (["back"] as const) : []),
  "hours",
  "pay",
  "rent",
  "baby",
  ...(partner ? [] : (["together", "partnerPay"] as const)),
];

const number = (answers: Answers, name: string): number | undefined => {
  const typed = answerTo(answers, name);
  return typed === undefined ? undefined : readDollars(typed);
};

export function changeIn(answers: Answers): Change {
  const back = readDate(answers, "back");
  return {
    hours: number(answers, "hours"),
    pay: number(answers, "pay"),
    back: back && toIso(back),
    rent: number(answers, "rent"),
    hasBaby: answerTo(answers, "baby") === "true",
    ...(answerTo(answers, "together") === "true" && { partnerPay: number(answers, "partnerPay") ?? 0 }),
  };
}

const hoursOfWeek = 168;
const yearsAhead = 2;

/** What no question can tell by itself. @param today YYYY-MM-DD */
export function furtherErrors(
  { hours = 0, pay, back }: Change,
  household: WeekRequest["household"],
  language: Language,
  today: string,
): Errors {
  const t = words(language);
  const lastDay = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`;
  const isPayUnknown = pay === undefined && hourlyPay(household) === undefined;
  return {
    ...(hours > hoursOfWeek && {
      hours: [formWords(language)("errors/hoursMost", { max: hoursOfWeek })],
    }),
    ...((hours > 0 || back !== undefined) && isPayUnknown && { pay: [t("errors/pay")] }),
    ...(back !== undefined && hours === 0 && { hours: [t("errors/hours")] }),
    ...(back !== undefined && (back < today || back > lastDay) && { back: [t("errors/back")] }),
  };
}

/** The parameters of an address that has them, kept where the language is changed. */
export const tried: Readonly<Record<string, "any">> = Object.fromEntries(
  questionsOf(whatIf, {})
    .flatMap(controlsOf)
    .map((name) => [name, "any"]),
);
