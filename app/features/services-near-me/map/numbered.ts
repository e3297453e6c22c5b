import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { ChosenPlace } from "../query/finder-query.ts";
import type { LabelledPlace } from "./labels.ts";
import type { MapView } from "./map-view.ts";

/** A service and its number in the list, from 1. */
export type NumberedService = NearbyService & { number: number };

/** Targets of the map's links: paths and queries, with the language. */
export interface MapAddresses {
  /** This page with changes; undefined removes a parameter. */
  mapAddress(changes: { pin?: string | undefined; map?: string | undefined }): string;
  /** The page of the list that has the service of this number, without a hash. */
  listAddress(number: number): string;
}

export interface ServicesMapProps extends MapAddresses {
  /** In the order of the list. */
  services: readonly NearbyService[];
  place: ChosenPlace | undefined;
  /** The ids of the services that are pinned, a dot between them; what is not among the services is ignored. */
  pin: string | undefined;
  view: MapView | undefined;
  /** Places in view, the largest first. */
  labels: readonly LabelledPlace[];
  mapbox: { token: string; style: string } | undefined;
}
