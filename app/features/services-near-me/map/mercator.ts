import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import world from "./land/world.json";

export interface WorldPoint {
  x: number;
  y: number;
}

/** Units around the world. The Chatham Islands, past 180 degrees, stay to the right of the main islands. */
export const { worldSize } = world;

/** Metres around the equator (WGS 84). */
const equator = 40_075_016.686;
const radians = Math.PI / 180;

export function toWorld({ latitude, longitude }: GeoPoint): WorldPoint {
  const east = longitude < 0 ? longitude + 360 : longitude;
  const north = Math.asinh(Math.tan(latitude * radians));
  return { x: ((east + 180) / 360) * worldSize, y: (0.5 - north / (2 * Math.PI)) * worldSize };
}

/** @returns a longitude from -180 to 180 */
export function toGlobe({ x, y }: WorldPoint): GeoPoint {
  const east = (x / worldSize) * 360 - 180;
  const latitude = Math.atan(Math.sinh((0.5 - y / worldSize) * 2 * Math.PI)) / radians;
  return { latitude, longitude: east > 180 ? east - 360 : east };
}

export const metresPerUnit = (y: number): number =>
  (equator / worldSize) * Math.cos(toGlobe({ x: 0, y }).latitude * radians);
