import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { ChosenPlace } from "../query/finder-query.ts";
import type { LabelledPlace } from "./labels.ts";
import type { Land } from "./land.ts";
import type { MapView } from "./map-view.ts";

/** From 1, in the list. */
export type NumberedService = NearbyService & { number: number };

/** Paths and queries, with the language. */
export interface MapAddresses {
  mapAddress(changes: { pin?: string | undefined; map?: string | undefined }): string;
  listAddress(number: number): string;
}

export interface ServicesMapProps extends MapAddresses {
  services: readonly NearbyService[];
  place: ChosenPlace | undefined;
  /** Ids of the pinned services, with dots between; unknown ones are ignored. */
  pin: string | undefined;
  view: MapView | undefined;
  labels: readonly LabelledPlace[];
  land: Land;
  mapbox: { token: string; style: string } | undefined;
}
