import type { GeoPoint } from "../service-locations/service-location.ts";
import type { NamedPlace } from "./place.ts";

export interface BoundingBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Every method may throw. */
export interface PlaceSource {
  /** At most 8, best first. */
  suggest(text: string): Promise<NamedPlace[]>;
  /** At most 20 to choose from. */
  find(text: string): Promise<NamedPlace[]>;
  /** Undefined where there is none within 100 km. */
  nearestTo(point: GeoPoint): Promise<NamedPlace | undefined>;
  /** At most 24, the largest first. */
  within(box: BoundingBox): Promise<NamedPlace[]>;
  one(id: string): Promise<NamedPlace | undefined>;
}
