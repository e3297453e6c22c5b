import type { WorldPoint } from "./mercator.ts";

export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

export const positionAttributes = ({ x, y }: WorldPoint) => ({ x: percent(x), y: percent(y) });
