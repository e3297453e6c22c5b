import type { WorldPoint } from "./mercator.ts";

/** A share as a length of SVG. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Shares of a picture as the attributes of what stands there. */
export const positionAttributes = ({ x, y }: WorldPoint) => ({ x: percent(x), y: percent(y) });
