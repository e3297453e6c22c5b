import { worldSize } from "./mercator.ts";

/** Web Mercator zooms (world = 256 px at zoom 0): all of New Zealand, and a few streets. */
export const minZoom = 5;
export const maxZoom = 16;

/** Px at which zooms are defined; the map keeps this shape at any width. */
export const referenceSize = { width: 600, height: 500 };

export const widthAt = (zoom: number): number => (referenceSize.width / 256 / 2 ** zoom) * worldSize;

export const zoomOf = (width: number): number => Math.log2(((referenceSize.width / 256) * worldSize) / width);
