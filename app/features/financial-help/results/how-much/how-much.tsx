import { wordsOf } from "#app/i18n/words.ts";
import type { Outlook } from "#app/server/neighbours/rules.ts";
import { Amount } from "#app/ui/amounts/amount.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { AmountId } from "#workers/amounts/index.ts";
import { type BenefitId, benefits } from "../../benefits.ts";
import { Fold } from "../fold.tsx";
import { useCaptions } from "../outlook-words.ts";
import { Chart } from "./chart.tsx";

const words = wordsOf("financial-help");

export function HowMuch({ outlook }: { outlook: Outlook }) {
  const t = useCaptions(outlook);
  const { now, fromBirth } = outlook;
  const all = fromBirth ? [now, fromBirth] : [now];
  const madeOf = new Set(all.flatMap(({ payments }) => payments.flatMap((one) => one.madeOf)));
  if (all.every(({ payments }) => payments.length === 0)) return null;
  const chart = fromBirth?.chart ?? now.chart;
  return (
    <Fold id="how-much" title={t("howMuchTitle")}>
      <p>{t("howMuchIntro")}</p>
      {fromBirth && <h3>{t("howMuchNow")}</h3>}
      <Payments of={now} outlook={outlook} />
      {fromBirth && <h3>{t("howMuchFromBirth")}</h3>}
      {fromBirth && <Payments of={fromBirth} outlook={outlook} />}
      {chart && <Chart chart={chart} outlook={outlook} />}
      {madeOf.size > 0 && (
        <details>
          <summary>{t("howMuchRates")}</summary>
          <ul>
            {[...madeOf].map((id) => (
              <li key={id}>
                <Amount id={id as AmountId} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Fold>
  );
}

const benefitOf = new Map(
  Object.entries(benefits).map(([id, variable]) => [variable as string, id as BenefitId]),
);

function Payments({ of, outlook }: { of: Outlook["now"]; outlook: Outlook }) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  const name = words(language);
  if (of.payments.length === 0) return <p>{t("howMuchNone")}</p>;
  const rows = of.payments.map(({ payment, amount, notes }) => {
    const id = benefitOf.get(payment);
    return { what: id ? name(`benefits/${id}/name`) : payment, amount, notes };
  });
  if (of.total) rows.push({ what: t("howMuchTotal"), amount: of.total.amount, notes: [] });
  if (of.totalWithBenefit)
    rows.push({ what: t("howMuchWithBenefit"), amount: of.totalWithBenefit.amount, notes: [] });
  return (
    <dl className="weekly">
      {rows.map(({ what, amount, notes }) => (
        <div key={what}>
          <dt>
            <Rich text={what} />
          </dt>
          <dd>
            <b>{amount[language]}</b>
            {notes.map((note) => (
              <p className="note" key={note.en}>
                <Rich text={note[language]} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
