import { useAddress } from "#app/ui/page-context.tsx";
import { readMapView } from "../map/map-view.ts";
import { ServicesMap } from "../map/services-map.tsx";
import type { FinderPageProps } from "../open-finder.ts";
import { finderAddress } from "../query/finder-address.ts";

/** The results on the map; before there are any, the country. */
export function ResultsMap({ asked, services = [], labels, mapbox }: FinderPageProps) {
  const to = useAddress();
  return (
    <ServicesMap
      services={services}
      place={asked.place}
      pin={asked.pin}
      view={readMapView(asked.map)}
      labels={labels}
      mapAddress={(changes) => to(finderAddress(asked, changes))}
      listAddress={to(finderAddress(asked, { view: "list" }))}
      mapbox={mapbox}
    />
  );
}
