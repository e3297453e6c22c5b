import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress } from "../query/finder-address.ts";
import type { FinderQuery } from "../query/finder-query.ts";
import { PlaceQuestion } from "../query/place-question.tsx";
import { words } from "../words.ts";
import { DataNote } from "./about-data.tsx";
import { FailedToLoad } from "./failed-to-load.tsx";
import { ResultsMap } from "./results-map.tsx";
import { ServiceItem } from "./service-item.tsx";

/** The results: two views of them, or what is missing still (spec 1 sections 2.6 and 4). */
export function Results(props: FinderPageProps) {
  const { query, category, isUnknownCategory, services, failed, question } = props;
  const t = words(usePage().language);
  return (
    <section className="finder-results" id="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title">{t("results/title")}</h2>
      <Views query={query} />
      <PlaceQuestion query={query} question={question} />
      {failed && <FailedToLoad query={query} failed={failed} />}
      {isUnknownCategory && (
        <p className="notice" role="alert">
          {t("category/unknown")}
        </p>
      )}
      {failed !== "both" && !isUnknownCategory && <Missing query={query} isAskedWhere={Boolean(question)} />}
      {services && category && <DataNote category={category} />}
      {services && query.place && (
        <p className="count" role="status">
          {services.length > 0
            ? t("results/count", { count: services.filter(isSomewhere).length, place: query.place.text })
            : t("results/none")}
        </p>
      )}
      {query.view === "map" && <ResultsMap {...props} />}
      {query.view === "list" && services && services.length > 0 && (
        <ServiceList query={query} services={services} />
      )}
    </section>
  );
}

/** The Correspondence School comes after the closest ones and is not one of them. */
const isSomewhere = ({ distance }: NearbyService): boolean => distance !== null;

function Views({ query }: { query: FinderQuery }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <nav aria-label={t("results/views")}>
      <ul className="views">
        {(["list", "map"] as const).map((view) => (
          <li key={view}>
            <a
              href={to(finderAddress(query, { view }))}
              aria-current={view === query.view ? "page" : undefined}
            >
              {t(`results/${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Names only what is missing; not the place while it is being clarified. */
function Missing({ query, isAskedWhere }: { query: FinderQuery; isAskedWhere: boolean }) {
  const t = words(usePage().language);
  const lacksPlace = !query.place && !isAskedWhere;
  if (query.category && !lacksPlace) return null;
  const what = !query.category && lacksPlace ? "both" : lacksPlace ? "place" : "category";
  return <p className="empty-panel">{t(`results/missing/${what}`)}</p>;
}

function ServiceList({ query, services }: { query: FinderQuery; services: readonly NearbyService[] }) {
  const to = useAddress();
  return (
    <ol className="services">
      {services.map((service) => (
        <ServiceItem
          key={service.id}
          service={service}
          category={query.category ?? ""}
          onMap={`${to(finderAddress(query, { view: "map", pin: String(service.id) }))}#map`}
        />
      ))}
    </ol>
  );
}
