import type { Outlook } from "#app/server/neighbours/rules.ts";
import { Amount } from "#app/ui/amounts/amount.tsx";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { AmountId } from "#workers/amounts/index.ts";
import { Fold } from "../fold.tsx";
import { useCaptions } from "../outlook-words.ts";

/** Payments beyond the 17, where the answers suggest them. */
export function Others({ outlook }: { outlook: Outlook }) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  if (outlook.others.length === 0) return null;
  return (
    <Fold
      id="others"
      title={t("othersTitle")}
      beside={<span className="count">{outlook.others.length}</span>}
    >
      <p>{t("othersIntro")}</p>
      <ul className="others">
        {outlook.others.map(({ id, name, who, amounts, link }) => (
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
