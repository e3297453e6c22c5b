// What both sources of places can do: our own gazetteer, and a maps service.

import type { GeoPoint } from "../service-locations/service-location.ts";
import type { Place } from "./place.ts";

/** Degrees. Where west is greater than east the box lies across the line where the date changes. */
export interface BoundingBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Each throws when it fails. */
export interface PlaceSource {
  /** What a text that is being typed may become: at most 8, the likeliest first. */
  suggest(text: string): Promise<Place[]>;
  /** What a text means: one place, several (at most 20) to choose from, or none. */
  find(text: string): Promise<Place[]>;
  /** The suburb or town that a point lies in or near to; undefined when there is none within 100 km. */
  nearestTo(point: GeoPoint): Promise<Place | undefined>;
  /** The largest towns and suburbs in a box, at most 24. */
  within(box: BoundingBox): Promise<Place[]>;
  one(id: string): Promise<Place | undefined>;
}
