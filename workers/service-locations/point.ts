import type { GeoPoint } from "./service-location.ts";

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/;

export function readPoint(lat: string | undefined, lng: string | undefined): GeoPoint | undefined {
  const [latitude, longitude] = [readDegrees(lat, 90), readDegrees(lng, 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Degrees from -most to most; undefined for anything else. */
export function readDegrees(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !degrees.test(text)) return undefined;
  return Math.abs(Number(text)) <= most ? Number(text) : undefined;
}
