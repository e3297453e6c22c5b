import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { unitInWords, valueInWords } from "#app/ui/amounts/in-words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { BenefitId } from "../benefits.ts";
import { readHousehold } from "../request/household.ts";
import { type AmountOf, amountsOf, areaOf } from "./amounts-of.ts";
import type { FinancialHelpResults } from "./find-results.ts";
import { benefitOf } from "./week/week-money.ts";

const words = wordsOf("financial-help");

interface PaymentProps {
  id: BenefitId;
  record: OpenDataRecord | undefined;
  results: Pick<FinancialHelpResults, "answers" | "area" | "money">;
}

/** The catalogue is used only for what the table of amounts lacks. */
export function Payment({ id, record, results: { answers, area, money } }: PaymentProps) {
  const { language, amounts } = usePage();
  const t = words(language);
  const known = amountsOf(id, readHousehold(answers), area).flatMap(({ id, of }) => {
    const amount = amounts.get(id);
    return amount ? [{ amount, of }] : [];
  });
  if (known.length === 0) return <FromCatalogue record={record} />;
  return (
    <div className="amount">
      <span className="amount-title">{t(`results/amount/${titleOf(id, known, money)}`)}</span>
      {known.map(({ amount, of }) => (
        <p key={amount.id}>
          <b>{valueInWords(amount)}</b> {unitInWords(amount, language)}
          {of && ` ${t(`results/amount/of/${of}`, { area: areaOf(area) })}`} <AmountNote amount={amount} />
        </p>
      ))}
    </div>
  );
}

function titleOf(
  id: BenefitId,
  known: readonly Pick<AmountOf, "of">[],
  money: PaymentProps["results"]["money"],
) {
  if (known.some(({ of }) => of === "topUp")) return "guaranteed";
  const isReckoned = money?.rows.some((row) => benefitOf[row.id] === id) || money?.alone[id] !== undefined;
  return isReckoned ? "rates" : "title";
}

function FromCatalogue({ record }: Pick<PaymentProps, "record">) {
  const { language } = usePage();
  const t = words(language);
  if (!record) return null;
  const { paymentValue = "", paymentDescription = "", paymentFrequency = "", asAt } = record;
  // That no money is paid the card has said.
  if (!paymentValue) return null;
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
