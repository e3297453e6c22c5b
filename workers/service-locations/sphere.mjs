/** @import { GeoPoint } from "./service-location.ts" */

/** Mean radius in km (IUGG). */
const earthRadius = 6371.0088;

const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Great circle, in degrees (haversine).
 * @param {GeoPoint} one
 * @param {GeoPoint} other
 */
export function kilometresBetween(one, other) {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const haversine = north * north + Math.cos(from) * Math.cos(to) * east * east;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/**
 * @param {GeoPoint} point
 * @returns {{ x: number; y: number; z: number }}
 */
export function unitVector({ latitude, longitude }) {
  const [up, along] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(up) * Math.cos(along), y: Math.cos(up) * Math.sin(along), z: Math.sin(up) };
}
