import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import land from "../../../../.build/land.json";

/** A point on the flat world of Web Mercator, in its units: from the left, and from the top. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Units around the world. Longitudes west of 180 degrees go on past that: the Chatham Islands lie to the right of the main ones. */
export const { worldSize } = land;

/** Metres around the equator (WGS 84). */
const equator = 40_075_016.686;
const radians = Math.PI / 180;

/** Where a point of the globe lies on the flat world. */
export function toWorld({ latitude, longitude }: GeoPoint): WorldPoint {
  const east = longitude < 0 ? longitude + 360 : longitude;
  const north = Math.asinh(Math.tan(latitude * radians));
  return { x: ((east + 180) / 360) * worldSize, y: (0.5 - north / (2 * Math.PI)) * worldSize };
}

/** The point of the globe that lies there: longitude from -180 to 180. */
export function toGlobe({ x, y }: WorldPoint): GeoPoint {
  const east = (x / worldSize) * 360 - 180;
  const latitude = Math.atan(Math.sinh((0.5 - y / worldSize) * 2 * Math.PI)) / radians;
  return { latitude, longitude: east > 180 ? east - 360 : east };
}

/** Metres on the ground that one unit stands for, at a height of the flat world. */
export const metresPerUnit = (y: number): number =>
  (equator / worldSize) * Math.cos(toGlobe({ x: 0, y }).latitude * radians);
