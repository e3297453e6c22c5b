import { hierarchy, pack } from "d3-hierarchy";
import type { TopName } from "./lists.ts";

/** Units of the drawing (spec 1 section 9): the circle that all balloons lie in, and the room between two of them. */
export const diameter = 690;
export const spacing = 5;

/** A name and the circle of its balloon. */
export interface Balloon {
  entry: TopName;
  x: number;
  y: number;
  radius: number;
}

/** Packing anew more often than this brings nothing. */
const mostRounds = 12;

/**
 * Packs names into circles that do not touch, within one circle of `diameter`. The area of each follows the number of babies; where
 * no number is known all are of one size.
 */
export function packBalloons(names: readonly TopName[]): Balloon[] {
  let padding = spacing;
  let balloons = packed(names, padding);
  // What the packing takes for padding it makes smaller with all the rest, once it has made room for it.
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

/** The room between two circles. */
const gap = (one: Balloon, other: Balloon): number =>
  Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;

const leastGap = (balloons: readonly Balloon[]): number =>
  Math.min(...balloons.flatMap((one, index) => balloons.slice(index + 1).map((other) => gap(one, other))));

/** Of bold letters, how wide one is on average, as a share of its height; measured wide. */
const letter = 0.66;

/**
 * The size of letters with which a name fits into its balloon.
 * @returns units of the drawing
 */
export function letterSize(name: string, radius: number): number {
  const width = 1.6 * radius;
  return Math.round(Math.min(radius * 0.5, width / (letter * [...name].length)));
}

/** Colours that balloons can have; the style sheet says which. */
const colours = 5;

/** A colour for each balloon, by its number: another one than its neighbours have. */
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
