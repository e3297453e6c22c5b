import { useAddress } from "#app/ui/page-context.tsx";
import { readMapView } from "../map/map-view.ts";
import { ServicesMap } from "../map/services-map.tsx";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress } from "../query/finder-address.ts";

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
      listAddress={to(finderAddress(query, { view: "list" }))}
      mapbox={mapbox}
    />
  );
}
