import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { valueInWords } from "#app/ui/amounts/in-words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { limitsFrom } from "./limits.ts";

const likelihoodWords = wordsOf("childcare/parent/likelihood");

export function LimitsTable() {
  const { language, amounts } = usePage();
  const t = likelihoodWords(language);
  const limits = limitsFrom(amounts);
  if (!limits) return <p className="notice">{t("limits/unknown")}</p>;
  const { income, most, mostWithReason } = limits;
  const [first] = income;
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
          {income.map((limit, index) => (
            <tr key={limit.id}>
              <td>{index === income.length - 1 ? t("limits/more") : index + 1}</td>
              <td>{valueInWords(limit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {first && (
        <p className="note">
          <AmountNote amount={first} />
        </p>
      )}
      <p className="note">
        {t("limits/hours", {
          date: dayInWords(most.from, language),
          most: most.value,
          mostWithReason: mostWithReason.value,
        })}{" "}
        <AmountNote amount={most} />
      </p>
    </>
  );
}
