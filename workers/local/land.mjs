import { readFileSync } from "node:fs";

/** Web Mercator units around the world: 7 m each at 41° south. West of 180° continues past the right edge, for the Chathams. */
const { worldSize } = JSON.parse(
  readFileSync(new URL("../../app/features/services-near-me/map/land/world.json", import.meta.url), "utf8"),
);

/** Largest error and rounding in those units, for the country, a region and a town. Each bit saved is a tenth of the bytes. */
const precisions = [
  { tolerance: 200, step: 40 },
  { tolerance: 30, step: 6 },
  { tolerance: 6, step: 3 },
];

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Polygons without holes, WGS 84 degrees; coarse to fine. */
export function landLevels({ features }) {
  const rings = features
    .flatMap(({ geometry }) => geometry.coordinates.map(([outer]) => outer))
    .map((ring) => ring.map(toWorld));
  const levels = precisions.map(({ tolerance, step }) => ({
    tolerance,
    step,
    rings: rings
      .map((ring) => simplified(ring, tolerance))
      .filter((ring) => ring.length > 3 && extent(boxOf(ring)) > 2 * tolerance)
      .map((ring) => ({ box: boxOf(ring), points: encoded(ring, step) })),
  }));
  return levels;
}

function toWorld([longitude, latitude]) {
  const east = longitude < 0 ? longitude + 360 : longitude;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return [((east + 180) / 360) * worldSize, (0.5 - north / (2 * Math.PI)) * worldSize].map(Math.round);
}

/** @returns {[left: number, top: number, right: number, bottom: number]} */
const boxOf = (ring) => [
  Math.min(...ring.map(([x]) => x)),
  Math.min(...ring.map(([, y]) => y)),
  Math.max(...ring.map(([x]) => x)),
  Math.max(...ring.map(([, y]) => y)),
];

const extent = ([left, top, right, bottom]) => Math.max(right - left, bottom - top);

/** Douglas–Peucker. */
function simplified(ring, tolerance) {
  const last = ring.length - 1;
  // A ring ends where it begins: its farthest point keeps it from collapsing.
  const far = farthest(ring, 0, last, distanceToPoint).index;
  const kept = new Set([0, far, last]);
  const open = [
    [0, far],
    [far, last],
  ];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const { index, distance } = farthest(ring, from, to, distanceToLine);
    if (distance <= tolerance) continue;
    kept.add(index);
    open.push([from, index], [index, to]);
  }
  return ring.filter((_, index) => kept.has(index));
}

function farthest(ring, from, to, measure) {
  let found = { index: from, distance: -1 };
  for (let index = from + 1; index < to; index++) {
    const distance = measure(ring[index], ring[from], ring[to]);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

const distanceToPoint = ([x, y], [fromX, fromY]) => Math.hypot(x - fromX, y - fromY);

function distanceToLine(point, from, to) {
  const [along, down] = [to[0] - from[0], to[1] - from[1]];
  const length = along ** 2 + down ** 2;
  if (length === 0) return distanceToPoint(point, from);
  const share = ((point[0] - from[0]) * along + (point[1] - from[1]) * down) / length;
  const near = Math.min(1, Math.max(0, share));
  return Math.hypot(point[0] - from[0] - near * along, point[1] - from[1] - near * down);
}

function encoded(ring, step) {
  let [x, y] = [0, 0];
  let text = "";
  for (const [nextX, nextY] of ring.map((point) => point.map((value) => Math.round(value / step)))) {
    text += letters(nextX - x) + letters(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return text;
}

function letters(difference) {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = "";
  while (rest >= 32) {
    text += alphabet[(rest % 32) + 32];
    rest = Math.floor(rest / 32);
  }
  return text + alphabet[rest];
}
