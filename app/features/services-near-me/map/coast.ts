import type { Frame } from "./frame.ts";
import type { Land } from "./land.ts";
import type { WorldPoint } from "./mercator.ts";

/** Coast points are whole units of a picture of this size. */
export const picture = { width: 1200, height: 1000 };
/** Share of the frame drawn beyond each side, to be seen while the map is dragged. */
const beyond = 0.3;

type Ring = readonly WorldPoint[];

const nothing: Pick<Land[number], "step" | "rings"> = { step: 1, rings: [] };

/** @returns the path of the land that a frame shows, in units of the picture; empty where there is none, or none could be read */
export function landIn(land: Land, frame: Frame): string {
  const unit = frame.width / picture.width;
  const level = levelFor(land, 2 * unit);
  const bounds = {
    left: frame.left - beyond * frame.width,
    top: frame.top - beyond * frame.height,
    right: frame.left + (1 + beyond) * frame.width,
    bottom: frame.top + (1 + beyond) * frame.height,
  };
  const { step, rings } = land[level] ?? nothing;
  return rings
    .map(({ box, points }, index) =>
      isOutside(box, bounds)
        ? ""
        : pathOf(clipped(decoded(`${level} ${index}`, points, step), bounds), frame, unit),
    )
    .join("");
}

/** The coarsest level finer than the eye can see, or the finest. */
function levelFor(land: Land, visible: number): number {
  const found = land.findIndex(({ tolerance }) => tolerance <= visible);
  return found < 0 ? land.length - 1 : found;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isOutside = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], bounds: Bounds): boolean =>
  right < bounds.left || left > bounds.right || bottom < bounds.top || top > bounds.bottom;

const known = new Map<string, Ring>();
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values = new Map([...alphabet].map((letter, value) => [letter.charCodeAt(0), value]));

/** Written by `workers/local/land.mjs`: each point is its difference from the last, in steps, five bits a letter. */
function decoded(name: string, text: string, step: number): Ring {
  const before = known.get(name);
  if (before) return before;
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (let index = 0; index < text.length; index++) {
    const bits = values.get(text.charCodeAt(index)) ?? 0;
    value += (bits & 31) * factor;
    factor *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, factor] = [0, 1];
  }
  const ring: WorldPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index]!;
    y += numbers[index + 1]!;
    ring.push({ x: x * step, y: y * step });
  }
  known.set(name, ring);
  return ring;
}

/** Sutherland and Hodgman: follows the bounds where the ring leaves them. */
function clipped(ring: Ring, { left, top, right, bottom }: Bounds): Ring {
  const sides: [keyof WorldPoint, number, 1 | -1][] = [
    ["x", left, 1],
    ["x", right, -1],
    ["y", top, 1],
    ["y", bottom, -1],
  ];
  return sides.reduce((rest, [axis, limit, sign]) => keptOn(rest, axis, limit, sign), ring);
}

function keptOn(ring: Ring, axis: keyof WorldPoint, limit: number, sign: 1 | -1): Ring {
  const isIn = (point: WorldPoint) => sign * (point[axis] - limit) >= 0;
  const kept: WorldPoint[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && isIn(from) !== isIn(to)) kept.push(crossing(from, to, axis, limit));
    if (isIn(to)) kept.push(to);
    from = to;
  }
  return kept;
}

function crossing(from: WorldPoint, to: WorldPoint, axis: keyof WorldPoint, limit: number): WorldPoint {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

function pathOf(ring: Ring, { left, top }: Frame, unit: number): string {
  let [x, y] = [0, 0];
  let steps = "";
  for (const point of ring) {
    const nextX = Math.round((point.x - left) / unit);
    const nextY = Math.round((point.y - top) / unit);
    const [along, down] = [nextX - x, nextY - y];
    if (steps && Math.abs(along) + Math.abs(down) < 4) continue;
    steps += `${steps ? (along < 0 ? "" : " ") : "M"}${along}${down < 0 ? "" : " "}${down}${steps ? "" : "l"}`;
    [x, y] = [nextX, nextY];
  }
  return /l./.test(steps) ? `${steps}z` : "";
}
