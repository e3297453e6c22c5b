import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { ChosenPlace } from "../query/finder-query.ts";
import type { LabelledPlace } from "./labels.ts";
import type { MapView } from "./map-view.ts";

/** A service's number in the list, from 1. */
export type NumberedService = NearbyService & { number: number };

/** Paths and queries, with the language. */
export interface MapAddresses {
  /** Undefined removes a parameter. */
  mapAddress(changes: { pin?: string | undefined; map?: string | undefined }): string;
  /** The list's page with the service of this number, without a hash. */
  listAddress(number: number): string;
}

export interface ServicesMapProps extends MapAddresses {
  services: readonly NearbyService[];
  place: ChosenPlace | undefined;
  /** Ids of the pinned services, with dots between; unknown ones are ignored. */
  pin: string | undefined;
  view: MapView | undefined;
  /** Places in view, largest first. */
  labels: readonly LabelledPlace[];
  mapbox: { token: string; style: string } | undefined;
}
