import { dayInWords, dayOfMonth } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Amount, AmountId } from "#workers/amounts/index.ts";

export type AmountInForce = Pick<
  Amount,
  "id" | "value" | "unit" | "from" | "review" | "source" | "confidence" | "checked" | "isOutOfDate"
>;

/** Empty when the second worker does not answer. */
export type AmountsInForce = ReadonlyMap<string, AmountInForce>;

const amountWords = wordsOf("ui/amounts");

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const withCents = (cents: number) =>
  new Intl.NumberFormat("en-NZ", { minimumFractionDigits: cents, maximumFractionDigits: cents });
const [whole, exact] = [withCents(0), withCents(2)];

/** Cents only if there are any; shares as percent. */
export function valueInWords({ value, unit }: Pick<AmountInForce, "value" | "unit">): string {
  if (unit.startsWith("share") || unit.startsWith("dollars for")) return percent(value);
  if (!unit.startsWith("dollars")) return String(value);
  return `$${(Number.isInteger(value) ? whole : exact).format(value)}`;
}

const periods = ["week", "year", "quarter", "hour", "winter"] as const;
const taxes = ["before tax", "after tax", "not taxed"] as const;

/** "a week before tax" */
export function unitInWords({ unit }: Pick<AmountInForce, "unit">, language: Language): string {
  const t = amountWords(language);
  if (unit === "weeks") return t("weeks");
  const period = periods.find((each) => new RegExp(`an? ${each}\\b`).test(unit));
  const tax = taxes.find((each) => unit.includes(each));
  const words = [
    unit.startsWith("hours") && t("hours"),
    unit.startsWith("dollars for") && t("perDollar"),
    period && t(`periods/${period}`),
    tax && tax !== "not taxed" && t(`taxes/${tax}`),
  ]
    .filter(Boolean)
    .join(" ");
  return tax === "not taxed" ? `${words}, ${t(`taxes/${tax}`)}` : words;
}

/** "1 April 2024"; a year or a month alone stays. */
const startInWords = (from: string, language: Language): string => dayInWords(from, language);

function reviewInWords(review: string, language: Language): string {
  const [month = 0, day = 0] = review.split("-").map(Number);
  return dayOfMonth(day, month, language) ?? review;
}

export function ageInWords({ from, review, isOutOfDate }: AmountInForce, language: Language): string {
  const t = amountWords(language);
  const date = startInWords(from, language);
  if (!isOutOfDate) return t("since", { date });
  return review ? t("wasReviewed", { date, review: reviewInWords(review, language) }) : t("was", { date });
}

const placeholder = /\[\[([a-z0-9_]+(?:\.[a-z0-9_]+)+)\]\]/g;

/** Fills in `[[best_start.weekly]]`; each amount says if it is out of date or not official. */
export function fillAmounts(text: string, amounts: AmountsInForce, language: Language): string {
  if (!text.includes("[[")) return text;
  const t = amountWords(language);
  return text.replace(placeholder, (_, id: AmountId) => {
    const amount = amounts.get(id);
    if (!amount) return t("unknown");
    const { isOutOfDate, confidence, from } = amount;
    const value = valueInWords(amount);
    if (isOutOfDate) return t("inline/was", { value, date: startInWords(from, language) });
    return confidence === "secondary" ? t("inline/secondary", { value }) : value;
  });
}
