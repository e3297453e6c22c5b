import type { GeoPoint } from "./service-location.ts";

/** Mean radius of the Earth in km (IUGG, R1). */
export const earthRadius: number;
/** Km along a great circle between two points in degrees (haversine). */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number;
/** A point in degrees as a vector of length 1: where straight lines between points are as short, points are as near. */
export function unitVector(point: GeoPoint): { x: number; y: number; z: number };
