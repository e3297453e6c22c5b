import type { ReactNode } from "react";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import type { HowMuch } from "#app/server/neighbours/outlook.ts";
import { unitInWords, valueInWords } from "#app/ui/amounts/in-words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { type BenefitId, benefits, recordOf } from "../../benefits.ts";
import { readHousehold } from "../../request/household.ts";
import { amountsOf } from "../amounts-of.ts";
import type { FinancialHelpResults } from "../find-results.ts";
import { useMoney } from "../week/use-money.ts";
import { benefitOf } from "../week/week-money.ts";

const words = wordsOf("financial-help");

type WorkedOut = HowMuch["payments"][number];

/** Now, or else from the birth of the baby; undefined where it is not worked out. */
function likely<T>(
  id: BenefitId,
  { outlook }: Pick<FinancialHelpResults, "outlook">,
  language: Language,
  say: (amount: WorkedOut) => T,
): T | string | undefined {
  const of = (part: HowMuch | undefined) => part?.payments.find(({ payment }) => payment === benefits[id]);
  const now = of(outlook?.now);
  const later = of(outlook?.fromBirth);
  if (now) return say(now);
  return later && words(language)("results/amount/fromBirth", { amount: later.amount[language] });
}

/** Dollars a week, without their unit. */
export function LikelyAmount({ id, outlook }: Pick<FinancialHelpResults, "outlook"> & { id: BenefitId }) {
  const { language } = usePage();
  const t = words(language);
  return likely(id, { outlook }, language, ({ least, most, unit, kind, amount }) => {
    if (unit !== "dollars a week" || most === 0) return amount[language];
    const value = valueInWords({ value: most, unit });
    if (kind === "most") return t("results/amount/upTo", { amount: value });
    return least === most ? value : `${valueInWords({ value: least, unit })} – ${value}`;
  });
}

interface AmountInShortProps {
  id: BenefitId;
  results: Pick<
    FinancialHelpResults,
    "answers" | "area" | "metadata" | "outlook" | "money" | "outcomes" | "choices"
  >;
}

/** The likely amount, else the maximum, dated when it is an old one. */
export function AmountInShort({ id, results }: AmountInShortProps): ReactNode {
  const { language, amounts } = usePage();
  const t = words(language);
  const inMoney = useMoney();
  const { rows = [], already = [], alone = {}, upTo = {} } = results.money ?? {};
  const isPaid = already.some((one) => benefitOf[one.id] === id);
  if (isPaid) return <p className="in-short twice">{t("results/week/paidAlready")}</p>;
  const row = rows.find((one) => benefitOf[one.id] === id);
  if (row) return <p className="in-short twice">{t("results/week/each", { amount: inMoney(row) })}</p>;
  const own = results.outcomes[id]?.verdict ? alone[id] : undefined;
  if (own) {
    const isInstead = rows.length > 0 && results.choices.flat().includes(id);
    const amount = inDollars(Math.round(own));
    return <p className="in-short">{t(`results/week/${isInstead ? "instead" : "each"}`, { amount })}</p>;
  }
  const most = upTo[id];
  if (most) return <p className="in-short">{t("results/week/most", { amount: inDollars(most) })}</p>;
  const said = likely(id, results, language, ({ amount }) => amount[language]);
  if (said) return <p className="in-short">{said}</p>;
  const [first] = amountsOf(id, readHousehold(results.answers), results.area);
  const amount = first && amounts.get(first.id);
  if (!amount) {
    const record = recordOf(id, results.metadata);
    return record && !record.paymentValue ? <p>{t("results/amount/none")}</p> : null;
  }
  const value = `${valueInWords(amount)} ${unitInWords(amount, language)}`;
  return (
    <p className="in-short">
      {t(first.of === "topUp" ? "results/amount/toppedUp" : "results/amount/upTo", { amount: value })}
      {amount.isOutOfDate && (
        <>
          {" "}
          <small>{t("results/amount/asOf", { date: dayInWords(amount.from, language) })}</small>
        </>
      )}
    </p>
  );
}
