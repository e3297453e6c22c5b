import type { WorldPoint } from "./mercator.ts";

export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Shares of the picture as SVG attributes. */
export const positionAttributes = ({ x, y }: WorldPoint) => ({ x: percent(x), y: percent(y) });
