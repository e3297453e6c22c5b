import { worldSize } from "./mercator.ts";

/** Zooms of a map of which the whole world at zoom 0 is 256 px wide: all of New Zealand, and a few streets. */
export const furthest = 5;
export const nearest = 16;

/** The map in px at the width that its zooms are told of; it keeps this shape at any width. */
export const drawn = { width: 600, height: 500 };

/** The width of the map in units of the world, at a zoom. */
export const widthAt = (zoom: number): number => (drawn.width / 256 / 2 ** zoom) * worldSize;

/** The zoom at which the map is as wide as that, whole or not. */
export const zoomOf = (width: number): number => Math.log2(((drawn.width / 256) * worldSize) / width);
