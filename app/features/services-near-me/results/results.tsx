import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { mostNearby } from "#workers/service-locations/near.ts";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { readMapView } from "../map/map-view.ts";
import { ServicesMap } from "../map/services-map.tsx";
import { SmallMap } from "../map/small-map.tsx";
import { NationalLines, NobodyNear } from "../national/nobody-near.tsx";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress } from "../query/finder-address.ts";
import type { FinderQuery } from "../query/finder-query.ts";
import { PlaceQuestion } from "../query/place-question.tsx";
import { DataNote, PartialNote } from "./about-data.tsx";
import { FailedToLoad } from "./failed-to-load.tsx";
import { Kinds } from "./kinds.tsx";
import { onPageOf, pageOf, pagesOf } from "./pages.ts";
import { ServiceItem } from "./service-item.tsx";

const words = wordsOf("services-near-me");

export function Results(props: FinderPageProps) {
  const { query, category, isUnknownCategory, services, failed, question } = props;
  const t = words(usePage().language);
  const isEmpty = services && query.place && !services.some(isSomewhere);
  return (
    <section className="finder-results" id="results" aria-labelledby="results-title" tabIndex={-1}>
      <div className="results-head">
        <h2 id="results-title">{t("results/title")}</h2>
        <Views query={query} />
      </div>
      <PlaceQuestion query={query} question={question} />
      {failed && <FailedToLoad query={query} failed={failed} />}
      {isUnknownCategory && (
        <p className="notice" role="alert">
          {t("category/unknown")}
        </p>
      )}
      {failed !== "both" && !isUnknownCategory && <Missing query={query} isAskedWhere={Boolean(question)} />}
      {services && category && <PartialNote category={category} />}
      {services && category && <Kinds query={query} kinds={category.kinds} />}
      {isEmpty && category && query.place && <NobodyNear category={category} place={query.place.text} />}
      {query.view === "map" && <ResultsMap {...props} />}
      {query.view === "list" && services && services.length > 0 && (
        <ServiceList query={query} land={props.land} services={services} />
      )}
      {services && category && query.place && !isEmpty && (
        <Count near={services.filter(isSomewhere).length} place={query.place.text} />
      )}
      {services && category && <DataNote category={category} today={props.today} />}
      {category && !isEmpty && <NationalLines category={category.id} />}
    </section>
  );
}

/** The Correspondence School follows the closest services and is not one of them. */
const isSomewhere = ({ distance }: NearbyService): boolean => distance !== null;

function Count({ near, place }: { near: number; place: string }) {
  const t = words(usePage().language);
  return (
    <p className="count" role="status">
      {t(near < mostNearby ? "results/count" : "results/closest", { count: near, place })}
    </p>
  );
}

function Views({ query }: { query: FinderQuery }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <nav aria-label={t("results/views")}>
      <ul className="views">
        {(["list", "map"] as const).map((view) => (
          <li key={view}>
            <a
              href={to(finderAddress(query, { view })) + (view === "map" ? "#map" : "")}
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

function Missing({ query, isAskedWhere }: { query: FinderQuery; isAskedWhere: boolean }) {
  const t = words(usePage().language);
  const lacksPlace = !query.place && !isAskedWhere;
  if (query.category && !lacksPlace) return null;
  const what = !query.category && lacksPlace ? "both" : lacksPlace ? "place" : "category";
  return (
    <p className="empty-panel">
      <People scene="search" />
      {t(`results/missing/${what}`)}
    </p>
  );
}

interface ServiceListProps extends Pick<FinderPageProps, "query" | "land"> {
  services: readonly NearbyService[];
}

function ServiceList({ query, land, services }: ServiceListProps) {
  const to = useAddress();
  const { page, first, shown } = onPageOf(services, query.page);
  return (
    <>
      <div className="services-and-map">
        <SmallMap
          land={land}
          services={shown}
          first={first}
          place={query.place}
          mapHref={`${to(finderAddress(query, { view: "map" }))}#map`}
        />
        <ol className="services" start={first}>
          {shown.map((service, index) => (
            <ServiceItem
              key={service.id}
              service={service}
              number={first + index}
              category={query.category ?? ""}
              onMap={`${to(finderAddress(query, { view: "map", pin: String(service.id) }))}#map`}
            />
          ))}
        </ol>
      </div>
      <Pages query={query} page={page} pages={pagesOf(services.length)} />
    </>
  );
}

function Pages({ query, page, pages }: { query: FinderQuery; page: number; pages: number }) {
  const t = words(usePage().language);
  const to = useAddress();
  if (pages === 1) return null;
  const address = (asked: number) =>
    `${to(finderAddress(query, { page: asked > 1 ? asked : undefined }))}#results`;
  return (
    <nav className="pages" aria-label={t("results/pages")}>
      {page > 1 && (
        <a className="button-quiet" href={address(page - 1)} rel="prev">
          {t("results/previous")}
        </a>
      )}
      <span>{t("results/page", { page, pages })}</span>
      {page < pages && (
        <a className="button-quiet" href={address(page + 1)} rel="next">
          {t("results/next")}
        </a>
      )}
    </nav>
  );
}

function ResultsMap({ query, services = [], labels, land, mapbox }: FinderPageProps) {
  const to = useAddress();
  return (
    <ServicesMap
      services={services}
      place={query.place}
      pin={query.pin}
      view={readMapView(query.map)}
      labels={labels}
      land={land}
      mapAddress={(changes) => to(finderAddress(query, changes))}
      listAddress={(number) => to(finderAddress(query, { view: "list", page: pageOf(number) }))}
      mapbox={mapbox}
    />
  );
}
