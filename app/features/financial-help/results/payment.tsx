import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { unitInWords, valueInWords } from "#app/ui/amounts/in-words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { BenefitId } from "../benefits.ts";
import { readHousehold } from "../request/household.ts";
import { amountsOf, areaOf } from "./amounts-of.ts";
import type { FinancialHelpResults } from "./find-results.ts";

const words = wordsOf("financial-help");

interface PaymentProps {
  id: BenefitId;
  record: OpenDataRecord | undefined;
  results: Pick<FinancialHelpResults, "answers" | "area">;
}

/** The catalogue is used only for what the table of amounts lacks. */
export function Payment({ id, record, results: { answers, area } }: PaymentProps) {
  const { language, amounts } = usePage();
  const t = words(language);
  const known = amountsOf(id, readHousehold(answers), area).flatMap(({ id, of }) => {
    const amount = amounts.get(id);
    return amount ? [{ amount, of }] : [];
  });
  if (known.length === 0) return <FromCatalogue record={record} />;
  return (
    <div className="amount">
      <span className="amount-title">
        {t(known.some(({ of }) => of === "topUp") ? "results/amount/guaranteed" : "results/amount/title")}
      </span>
      {known.map(({ amount, of }) => (
        <p key={amount.id}>
          <b>{valueInWords(amount)}</b> {unitInWords(amount, language)}
          {of && ` ${t(`results/amount/of/${of}`, { area: areaOf(area) })}`} <AmountNote amount={amount} />
        </p>
      ))}
    </div>
  );
}

function FromCatalogue({ record }: Pick<PaymentProps, "record">) {
  const { language } = usePage();
  const t = words(language);
  if (!record) return null;
  const { paymentValue = "", paymentDescription = "", paymentFrequency = "", asAt } = record;
  if (!paymentValue) return <p className="amount-none">{t("results/amount/none")}</p>;
  const translate = (part: "descriptions" | "frequencies", value: string) =>
    t.find(`results/amount/${part}/${value}`) ?? value;
  const line = t("results/amount/line", {
    description: translate("descriptions", paymentDescription),
    value: paymentValue,
    frequency: translate("frequencies", paymentFrequency),
  });
  const [before, ...after] = line.trim().split(paymentValue);
  return (
    <p className="amount">
      <span className="amount-title">{t("results/amount/title")}</span> {before}
      <b>{paymentValue}</b>
      {after.join(paymentValue)}{" "}
      <small>
        {asAt ? t("results/amount/was", { date: dayInWords(asAt, language) }) : t("results/amount/undated")}
      </small>
    </p>
  );
}
