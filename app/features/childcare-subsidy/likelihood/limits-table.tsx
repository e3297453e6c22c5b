import { dayInWords } from "#app/i18n/day.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { dollarsInWords } from "./dollars.ts";
import { incomeLimits, weeklyHours } from "./limits.ts";
import { likelihoodWords } from "./words.ts";

export function LimitsTable() {
  const { language } = usePage();
  const t = likelihoodWords(language);
  const { weekly, from, source } = incomeLimits;
  const { most, mostWithReason } = weeklyHours;
  return (
    <>
      <table className="table">
        <caption>{t("limits/caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("limits/children")}</th>
            <th scope="col">{t("limits/income")}</th>
          </tr>
        </thead>
        <tbody>
          {weekly.map((limit, index) => (
            <tr key={limit}>
              <td>{index === weekly.length - 1 ? t("limits/more") : index + 1}</td>
              <td>{dollarsInWords(limit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {t("limits/source", { date: dayInWords(from, language) })}{" "}
        <a href={source}>
          <Rich text={t("limits/sourceName")} />
        </a>
        .
      </p>
      <p className="note">
        {t("limits/hours", { date: dayInWords(weeklyHours.from, language), most, mostWithReason })}{" "}
        <a href={weeklyHours.source}>
          <Rich text={t("limits/hoursSourceName")} />
        </a>
        .
      </p>
    </>
  );
}
