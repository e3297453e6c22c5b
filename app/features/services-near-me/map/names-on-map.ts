import type { Visit } from "#app/server/visit.ts";
import type { NamedPlace } from "#workers/places/place.ts";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { FinderQuery } from "../query/finder-query.ts";
import { boxInView } from "./frame.ts";
import { readMapView } from "./map-view.ts";

export async function namesOnMap(
  { view, map, place }: FinderQuery,
  services: readonly NearbyService[] = [],
  { neighbours: { places } }: Visit,
): Promise<readonly NamedPlace[]> {
  if (view !== "map") return [];
  const named = await places.within(boxInView({ services, place, view: readMapView(map) }));
  return named.ok ? named.value : [];
}
