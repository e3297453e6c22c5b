import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { historyAddress, type NameHistoryQuery, type NameLookup } from "./history-address.ts";
import { HistoryChart } from "./history-chart.tsx";
import { seriesOf } from "./history-series.ts";
import { HistorySummary, HistoryTable, MaoriPlaces } from "./history-summary.tsx";
import { LookupForm } from "./lookup-form.tsx";

const words = wordsOf("baby-names");

export interface HistoryPageProps {
  query: NameHistoryQuery;
  names: readonly NameLookup[];
}

export function HistoryPage({ query, names }: HistoryPageProps) {
  const { language } = usePage();
  const t = words(language);
  const series = seriesOf(names.flatMap(({ history }) => history ?? []));
  const [first, second] = names.map(({ typed, history }) => history?.name ?? typed);
  const title =
    first && second
      ? t("history/titleTwo", { name: first, other: second })
      : first
        ? t("history/title", { name: first })
        : t("lookup/title");
  return (
    <Page
      title={[first ? { asTyped: title } : title]}
      description={t("lookup/intro")}
      sheets={[styles["name-history"]]}
      unlisted={first !== undefined}
      sharesChoice
    >
      <p className="back alone">
        <a href={useAddress()("/news/baby-names")}>{t("history/back")}</a>
      </p>
      {first ? <h1>{title}</h1> : <Heading level={1} text={title} companion={words("mi")("lookup/title")} />}
      {names.length === 0 && <p className="lead">{t("history/ask")}</p>}
      {names
        .filter(({ history }) => !history)
        .map((name) => (
          <Unknown key={name.typed} {...name} />
        ))}
      {series.length > 0 && (
        <>
          <HistorySummary series={series} />
          <HistoryChart series={series} />
          <p className="note">{t("history/gaps")}</p>
        </>
      )}
      {names.map(({ typed, maori }) => (
        <MaoriPlaces key={typed} places={maori} />
      ))}
      {series.length > 0 && <HistoryTable series={series} />}
      <section aria-labelledby="lookup-title" className="card lookup">
        <h2 id="lookup-title">{t("lookup/another")}</h2>
        <LookupForm {...query} />
      </section>
      <p className="note">
        <Rich text={t("links/source")} />
      </p>
    </Page>
  );
}

function Unknown({ typed, couldBeName, like }: NameLookup) {
  const t = words(usePage().language);
  const to = useAddress();
  if (!couldBeName) return <p className="notice">{t("history/notAName")}</p>;
  return (
    <div className="notice">
      <p>
        <b>{t("history/unknown", { name: typed })}</b>
      </p>
      <p>{t("history/unknownMeaning")}</p>
      {like.length > 0 && (
        <>
          <p>{t("history/near")}</p>
          <ul className="tags">
            {like.map((name) => (
              <li key={name}>
                <a href={to(historyAddress({ name }))}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
