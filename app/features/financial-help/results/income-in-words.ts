import { type Answers, answerTo } from "#app/forms/answers.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import type { Comparison } from "#app/server/neighbours/rules.ts";
import { readHousehold } from "../request/household.ts";

const words = wordsOf("financial-help");

export function incomeInWords(compared: Comparison, answers: Answers, language: Language): string {
  const t = words(language);
  const { value, limit, limitAtMost, per, children, limitFrom, unit } = compared;
  const isClear = Math.round(value) !== Math.round(limit);
  const amount = (dollars: number) =>
    t(`results/income/per/${per}`, { dollars: inDollars(isClear ? Math.round(dollars) : dollars) });
  const count = children ?? 0;
  const full = count > 0 ? t("results/income/for", { limit: amount(limit), count }) : amount(limit);
  return [
    t(isOfBoth(answers) ? "results/income/ofBoth" : "results/income/own", {
      income:
        unit === "dollars after tax"
          ? t("results/income/afterTax", { income: amount(value) })
          : amount(value),
    }),
    limitFrom
      ? t("results/income/limitSince", { limit: full, date: dayInWords(limitFrom, language) })
      : t("results/income/limit", { limit: full }),
    ...(limitAtMost === undefined ? [] : [t("results/income/limitAtMost", { limit: amount(limitAtMost) })]),
  ].join(" ");
}

/** Where there is no limit. */
export function householdIncomeInWords(answers: Answers, language: Language): string {
  const t = words(language);
  const income = t("results/income/per/year", { dollars: inDollars(readHousehold(answers).yearlyIncome) });
  return t(isOfBoth(answers) ? "results/income/ofBoth" : "results/income/own", { income });
}

const isOfBoth = (answers: Answers): boolean => answerTo(answers, "income.spouse.amount") !== undefined;
