import type { GeoPoint } from "./service-location.ts";

/** The number of the cell that a point in degrees lies in. */
export function cellOf(point: GeoPoint): number;
/** The middle of a cell, and the km from there to its farthest point. */
export function circleAround(cell: number): { middle: GeoPoint; radius: number };
