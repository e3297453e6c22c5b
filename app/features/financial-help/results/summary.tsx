import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { words } from "../words.ts";
import type { FinancialHelpResults } from "./find-results.ts";

/** How many benefits are in each group, each likely one with a link to its card. */
export function Summary({ groups }: Pick<FinancialHelpResults, "groups">) {
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
            </p>
            <ul>
              {named[group].map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Rich text={t(`benefits/${id}/name`)} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {probablyNot.length > 0 && (
        <p className="summary-probably-not">
          <b>{probablyNot.length}</b>{" "}
          <a href="#probably-not">{t("results/summary/probablyNot", { count: probablyNot.length })}</a>
        </p>
      )}
    </section>
  );
}
