import { useAddress } from "#app/ui/page-context.tsx";
import { readMapView } from "../map/map-view.ts";
import { ServicesMap } from "../map/services-map.tsx";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress } from "../query/finder-address.ts";
import { pageOf } from "./pages.ts";

export function ResultsMap({ query, services = [], labels, mapbox }: FinderPageProps) {
  const to = useAddress();
  return (
    <ServicesMap
      services={services}
      place={query.place}
      pin={query.pin}
      view={readMapView(query.map)}
      labels={labels}
      mapAddress={(changes) => to(finderAddress(query, changes))}
      listAddress={(number) => to(finderAddress(query, { view: "list", page: pageOf(number) }))}
      mapbox={mapbox}
    />
  );
}
