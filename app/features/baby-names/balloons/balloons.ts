import { hierarchy, pack } from "d3-hierarchy";
import type { TopName } from "../lists.ts";

/** Units of the circle around all balloons, and of the space between two. */
export const diameter = 690;
export const spacing = 5;

export interface Balloon {
  entry: TopName;
  x: number;
  y: number;
  radius: number;
}

/** Further rounds of packing improve nothing. */
const mostRounds = 12;

/** Circles that do not touch, within `diameter`. Areas follow the number of babies, or are equal where it is unknown. */
export function packBalloons(names: readonly TopName[]): Balloon[] {
  let padding = spacing;
  let balloons = packed(names, padding);
  // The packing scales its padding down with everything else.
  for (let round = 0; round < mostRounds && leastGap(balloons) < spacing; round++) {
    padding *= (spacing / leastGap(balloons)) * (1 + Number.EPSILON * 8);
    balloons = packed(names, padding);
  }
  return balloons;
}

function packed(names: readonly TopName[], padding: number): Balloon[] {
  const root = hierarchy<{ entry?: TopName; children?: readonly { entry: TopName }[] }>({
    children: names.map((entry) => ({ entry })),
  }).sum(({ entry }) => (entry ? (entry.amount ?? 1) : 0));
  return pack<(typeof root)["data"]>()
    .size([diameter, diameter])
    .padding(padding)(root)
    .leaves()
    .flatMap(({ data: { entry }, x, y, r }) => (entry ? [{ entry, x, y, radius: r }] : []));
}

const gap = (one: Balloon, other: Balloon): number =>
  Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;

const leastGap = (balloons: readonly Balloon[]): number =>
  Math.min(...balloons.flatMap((one, index) => balloons.slice(index + 1).map((other) => gap(one, other))));

/** Average width of bold letters as a share of their height, rounded up. */
const letter = 0.66;

/** @returns units of the drawing */
export function letterSize(name: string, radius: number): number {
  const width = 1.6 * radius;
  return Math.round(Math.min(radius * 0.5, width / (letter * [...name].length)));
}

/** As many as the style sheet has. */
const colours = 5;

/** Neighbours get different colours. */
export function coloured(balloons: readonly Balloon[]): number[] {
  const chosen: number[] = [];
  for (const [index, balloon] of balloons.entries()) {
    const taken = new Set(chosen.filter((_, other) => areNeighbours(balloon, balloons[other])));
    const wanted = Array.from({ length: colours }, (_, step) => (index + step) % colours);
    chosen.push(wanted.find((colour) => !taken.has(colour)) ?? index % colours);
  }
  return chosen;
}

const areNeighbours = (one: Balloon, other: Balloon | undefined): boolean =>
  other !== undefined && gap(one, other) < 8 * spacing;
