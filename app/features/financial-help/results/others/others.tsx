import type { Outlook } from "#app/server/neighbours/rules.ts";
import { Amount } from "#app/ui/amounts/amount.tsx";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { AmountId } from "#workers/amounts/index.ts";
import type { PaymentId } from "#workers/rules/week/answer.ts";
import { Fold } from "../fold.tsx";
import { useCaptions } from "../outlook-words.ts";
import type { WeekMoney } from "../week/week-money.ts";

/** Those of them that a week is reckoned with, where it is. */
const reckoned: Readonly<Record<string, PaymentId>> = {
  "family-boost": "familyBoost",
  "oscar-subsidy": "oscar",
  "winter-energy-payment": "winterEnergyPayment",
  "independent-earner-tax-credit": "independentEarnerTaxCredit",
};

interface OthersProps {
  outlook: Outlook;
  money: WeekMoney | undefined;
}

/** Payments beyond the 17, where the answers suggest them and they are in no sum above. */
export function Others({ outlook, money }: OthersProps) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  const summed = [...(money?.rows ?? []), ...(money?.already ?? [])].map((row) => row.id);
  const others = outlook.others.filter(({ id }) => !summed.some((one) => one === reckoned[id]));
  if (others.length === 0) return null;
  return (
    <Fold id="others" title={t("othersTitle")} beside={<span className="count">{others.length}</span>}>
      <p>{t("othersIntro")}</p>
      <ul className="others">
        {others.map(({ id, name, who, amounts, link }) => (
          <li key={id}>
            <a href={safeLink(link)}>
              <Rich text={name[language]} />
            </a>
            <p>
              <Rich text={who[language]} />
            </p>
            {amounts.map((amount) => (
              <p key={amount}>
                {t("othersUpTo")} <Amount id={amount as AmountId} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
