// Distances on a globe. Plain JavaScript, because the loader runs in Node and the service on the platform.

/** Mean radius of the Earth in km (IUGG, R1). */
export const earthRadius = 6371.0088;

const radians = (degrees) => (degrees * Math.PI) / 180;

/** Km along a great circle between two points in degrees (haversine). */
export function kilometresBetween(one, other) {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const haversine = north * north + Math.cos(from) * Math.cos(to) * east * east;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** A point in degrees as a vector of length 1: where straight lines between points are as short, points are as near. */
export function unitVector({ latitude, longitude }) {
  const [up, along] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(up) * Math.cos(along), y: Math.cos(up) * Math.sin(along), z: Math.sin(up) };
}
