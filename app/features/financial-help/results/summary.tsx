import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { FinancialHelpResults } from "./find-results.ts";
import { LikelyAmount } from "./how-much/in-short.tsx";
import { useCaptions } from "./outlook-words.ts";

const words = wordsOf("financial-help");

export function Summary({ groups, outlook }: Pick<FinancialHelpResults, "groups" | "outlook">) {
  const t = words(usePage().language);
  const { probably, possibly, probablyNot } = groups;
  const named = { probably, possibly };
  if (probably.length + possibly.length === 0) return null;
  return (
    <section className="summary card" aria-labelledby="summary">
      <h2 id="summary">{t("results/summary/title")}</h2>
      {(["probably", "possibly"] as const).map((group) =>
        named[group].length === 0 ? null : (
          <div key={group} className={`summary-${group}`}>
            <p>
              <b>{named[group].length}</b> {t(`results/summary/${group}`, { count: named[group].length })}
              {outlook && <small>{t("results/summary/likely")}</small>}
            </p>
            <ul className="reach">
              {named[group].map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Rich text={t(`benefits/${id}/name`)} />
                  </a>{" "}
                  <span>
                    <LikelyAmount id={id} outlook={outlook} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {outlook && <Totals outlook={outlook} />}
      {probablyNot.length > 0 && (
        <p className="summary-probably-not alone">
          <b>{probablyNot.length}</b>{" "}
          <a href="#probably-not">{t("results/summary/probablyNot", { count: probablyNot.length })}</a>
        </p>
      )}
    </section>
  );
}

/** A week, counting only payments whose rules are known. */
function Totals({ outlook }: { outlook: NonNullable<FinancialHelpResults["outlook"]> }) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  const { now, fromBirth } = outlook;
  const totals = [
    { label: "howMuchTotal", total: now.total },
    { label: "howMuchWithBenefit", total: now.totalWithBenefit },
    { label: "howMuchFromBirth", total: fromBirth?.total },
  ] as const;
  return (
    <dl className="totals">
      {totals.flatMap(({ label, total }) =>
        total ? (
          <div key={label}>
            <dt>
              <Rich text={t(label)} />
            </dt>
            <dd>{total.amount[language]}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}
