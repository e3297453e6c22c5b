import type { GeoPoint } from "./service-location.ts";

export function cellOf(point: GeoPoint): number;
export function circleAround(cell: number): { middle: GeoPoint; radius: number };
