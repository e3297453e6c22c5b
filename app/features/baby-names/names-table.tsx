import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { allSpellings, useNamesLanguage } from "./history/given-name.tsx";
import { historyAddress } from "./history/history-address.ts";
import { rankIn, type TopName, topTen } from "./lists.ts";
import type { NamesQuery } from "./names-query.ts";

const words = wordsOf("baby-names");

export function NamesTable({ query }: { query: NamesQuery }) {
  const t = words(usePage().language);
  const lang = useNamesLanguage(query.list);
  const { shown, alsoLast } = topTen(query.list, query.category, query.period);
  const before = periodBefore(query);
  return (
    <>
      <div className="wide-table">
        <table className="table names-table reach">
          <caption>{t("table/caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("table/rank")}</th>
              <th scope="col">{t("table/name")}</th>
              <th scope="col" className="number">
                {t("table/amount")}
              </th>
              {before && (
                <th scope="col" className="number">
                  {t("table/change", { period: before })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <tr key={entry.name}>
                <td>{entry.rank}</td>
                <th scope="row">
                  <NameLink entry={entry} lang={lang} />
                </th>
                <td className="number">{entry.amount ?? t("table/unknown")}</td>
                {before && (
                  <td className="number">
                    <Change query={query} entry={entry} before={before} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {alsoLast.length > 0 && (
        <p className="note">
          {t("table/alsoLast", {
            rank: alsoLast[0]?.rank ?? "",
            names: alsoLast.map(({ name }) => name).join(", "),
          })}
        </p>
      )}
    </>
  );
}

function NameLink({ entry, lang }: { entry: TopName; lang: string | undefined }) {
  const to = useAddress();
  return (
    <a href={to(historyAddress({ name: entry.name }))} lang={lang}>
      {allSpellings(entry)}
    </a>
  );
}

/** Undefined where ranks cannot be compared. */
function periodBefore({ list, category, period }: NamesQuery): string | undefined {
  const before = String(Number(period) - 1);
  return topTen(list, category, before).shown.length > 0 ? before : undefined;
}

function Change({ query, entry, before }: { query: NamesQuery; entry: TopName; before: string }) {
  const t = words(usePage().language);
  const then = rankIn(query.list, query.category, before, entry.name);
  const kind = then === undefined ? "new" : then > entry.rank ? "up" : then < entry.rank ? "down" : "same";
  return (
    <span className={`change change-${kind}`}>
      {t(`table/${kind}`, { count: Math.abs((then ?? 0) - entry.rank) })}
    </span>
  );
}
