import { worldSize } from "./mercator.ts";

/** Zooms of a map of which the whole world at zoom 0 is 256 px wide: all of New Zealand, and a few streets. */
export const minZoom = 5;
export const maxZoom = 16;

/** The map in px at the width that its zooms are told of; it keeps this shape at any width. */
export const referenceSize = { width: 600, height: 500 };

/** The width of the map in units of the world, at a zoom. */
export const widthAt = (zoom: number): number => (referenceSize.width / 256 / 2 ** zoom) * worldSize;

/** The zoom at which the map is as wide as that, whole or not. */
export const zoomOf = (width: number): number => Math.log2(((referenceSize.width / 256) * worldSize) / width);
