import { kilometresBetween } from "./sphere.mjs";

/** @import { GeoPoint } from "./service-location.ts" */

/** Per degree: a cell is about 2.8 km from north to south and 2.2 km from east to west. */
const perDegree = 40;
const columns = 360 * perDegree;

/** @param {GeoPoint} point */
export function cellOf({ latitude, longitude }) {
  const row = Math.floor((latitude + 90) * perDegree);
  const column = Math.floor((longitude + 180) * perDegree) % columns;
  return row * columns + column;
}

/**
 * @param {number} cell
 * @returns {{ middle: GeoPoint; radius: number }} `radius`: km to the cell's farthest point
 */
export function circleAround(cell) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const at = (up, along) => ({
    latitude: (row + up) / perDegree - 90,
    longitude: (column + along) / perDegree - 180,
  });
  const middle = at(0.5, 0.5);
  // Cells narrow away from the equator, so a corner is farthest. One metre is added for rounding.
  const corners = [at(0, 0), at(1, 0)].map((corner) => kilometresBetween(middle, corner));
  return { middle, radius: Math.max(...corners) + 0.001 };
}
