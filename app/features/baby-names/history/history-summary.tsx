import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { useMarkedName } from "./given-name.tsx";
import { bestOf, mostOf, type Series } from "./history-series.ts";
import { lastYear, type MaoriPlace } from "./name-history.ts";

const words = wordsOf("baby-names");

export function HistorySummary({ series }: { series: readonly Series[] }) {
  return (
    <ul className="told-lines">
      {series.map((each, index) => (
        <li key={each.name + each.category}>
          <svg className="sample" viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
            <path className={`line line-${index}`} d="M4 6H56" />
          </svg>
          <SummaryLine series={each} />
        </li>
      ))}
    </ul>
  );
}

function SummaryLine({ series: { name, category, years } }: { series: Series }) {
  const t = words(usePage().language);
  const marked = useMarkedName("english");
  const best = bestOf(years);
  const most = mostOf(years);
  const latest = years.find(({ year }) => year === lastYear);
  const told = [
    t("history/years", { count: years.length }),
    best && t("history/best", { rank: best.rank, year: best.year }),
    most && t("history/most", { amount: most.amount, year: most.year }),
    latest ? t("history/latest", { amount: latest.amount, rank: latest.rank }) : t("history/notLatest"),
  ];
  return (
    <span>
      <b>
        <Rich text={marked(name)} /> ({t(`history/${category}`)})
      </b>
      <br />
      {told.filter(Boolean).join(" ")}
    </span>
  );
}

export function MaoriPlaces({ places }: { places: readonly MaoriPlace[] }) {
  const t = words(usePage().language);
  if (places.length === 0) return null;
  return (
    <p>
      {t("history/maori")}{" "}
      {places
        .map(({ period, category, rank }) =>
          t("history/maoriPlace", { period, rank, category: t(`history/${category}`) }),
        )
        .join(", ")}
      .
    </p>
  );
}

export function HistoryTable({ series }: { series: readonly Series[] }) {
  const { language } = usePage();
  const t = words(language);
  const marked = useMarkedName("english");
  const years = [...new Set(series.flatMap((each) => each.years.map(({ year }) => year)))];
  return (
    <details>
      <summary>{t("history/table")}</summary>
      <div>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t("history/tableYear")}</th>
              {series.map(({ name, category }) => (
                <th key={name + category} scope="col">
                  <Rich text={marked(name)} /> ({t(`history/${category}`)})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years
              .sort((one, other) => other - one)
              .map((year) => (
                <tr key={year}>
                  <th scope="row" className="whole">
                    {year}
                  </th>
                  {series.map((each) => {
                    const found = each.years.find((one) => one.year === year);
                    return (
                      <td key={each.name + each.category}>
                        {found
                          ? t("history/cell", { amount: found.amount, rank: found.rank })
                          : t("history/none")}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
