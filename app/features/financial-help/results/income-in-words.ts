import { type Answers, answerTo } from "#app/forms/answers.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { inDollars } from "#app/nz/money.ts";
import type { Comparison } from "#app/server/neighbours/rules.ts";
import { words } from "../words.ts";

/** The whole household's income and the limit it was compared with. */
export function incomeInWords(compared: Comparison, answers: Answers, language: Language): string {
  const t = words(language);
  const { value, limit, per, children, limitFrom } = compared;
  const amount = (dollars: number) =>
    t(`results/income/per/${per}`, { dollars: inDollars(per === "week" ? Math.round(dollars) : dollars) });
  const count = children ?? 0;
  const full = count > 0 ? t("results/income/for", { limit: amount(limit), count }) : amount(limit);
  const isOfBoth = answerTo(answers, "income.spouse.amount") !== undefined;
  return [
    t(isOfBoth ? "results/income/ofBoth" : "results/income/own", { income: amount(value) }),
    limitFrom
      ? t("results/income/limitSince", { limit: full, date: dayInWords(limitFrom, language) })
      : t("results/income/limit", { limit: full }),
  ].join(" ");
}
