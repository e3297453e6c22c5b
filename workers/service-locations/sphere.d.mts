import type { GeoPoint } from "./service-location.ts";

export const earthRadius: number;
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number;
export function unitVector(point: GeoPoint): { x: number; y: number; z: number };
