import type { GeoPoint } from "../service-locations/service-location.ts";
import type { NamedPlace } from "./place.ts";

/** Degrees. West is greater than east where the box crosses the antimeridian. */
export interface BoundingBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Every method may throw. */
export interface PlaceSource {
  /** Suggestions while typing: at most 8, best first. */
  suggest(text: string): Promise<NamedPlace[]>;
  /** One place, several (at most 20) to choose from, or none. */
  find(text: string): Promise<NamedPlace[]>;
  /** The suburb or town at or near a point; undefined when there is none within 100 km. */
  nearestTo(point: GeoPoint): Promise<NamedPlace | undefined>;
  /** The largest towns and suburbs in a box, at most 24. */
  within(box: BoundingBox): Promise<NamedPlace[]>;
  one(id: string): Promise<NamedPlace | undefined>;
}
