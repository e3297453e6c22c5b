import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { type Frame, positionIn } from "./frame.ts";
import type { WorldPoint } from "./mercator.ts";
import { type MapSize, sizes } from "./pins.ts";

export interface LabelledPlace extends GeoPoint {
  name: string;
  /** In te reo Māori, if it differs. */
  name_mi?: string | null;
}

/** A point as shares of the frame, and an offset below it in px. */
export interface Label {
  name: string;
  at: WorldPoint;
  below: number;
  isOnPhones: boolean;
}

/** A point of the frame, and px around it that no name may cover. */
export interface Obstacle {
  at: WorldPoint;
  half: MapSize;
}

/** Px: width of a letter and height of a line. */
const letter = 7.6;
const line = 18;
/** Possible offsets in px: on the point, or below or above its marker. */
const placements = [0, 28, -28];

/** Names that cover neither each other nor an obstacle; earlier ones go first. */
export function labelsIn(
  frame: Frame,
  places: readonly { name: string; point: GeoPoint }[],
  obstacles: readonly Obstacle[],
): Label[] {
  const shown: Label[] = [];
  for (const { name, point } of places) {
    const at = positionIn(frame, point);
    if (!at || shown.some((label) => label.name === name)) continue;
    const label = placements
      .map((below) => ({ name, at, below, isOnPhones: true }))
      .find((each) => fits(each, shown, obstacles, sizes.wide));
    if (!label) continue;
    const others = shown.filter(({ isOnPhones }) => isOnPhones);
    shown.push({ ...label, isOnPhones: fits(label, others, obstacles, sizes.narrow) });
  }
  return shown;
}

function fits(
  label: Label,
  others: readonly Label[],
  obstacles: readonly Obstacle[],
  size: MapSize,
): boolean {
  const mine = areaOf(label, size);
  const { x, y, half } = mine;
  if (x < half.width || x > size.width - half.width) return false;
  if (y < half.height || y > size.height - half.height) return false;
  const taken = [
    ...others.map((other) => areaOf(other, size)),
    ...obstacles.map(({ at, half }) => ({ x: at.x * size.width, y: at.y * size.height, half })),
  ];
  return taken.every((each) => !overlap(mine, each));
}

interface LabelArea extends WorldPoint {
  half: MapSize;
}

const areaOf = ({ name, at, below }: Label, { width, height }: MapSize): LabelArea => ({
  x: at.x * width,
  y: at.y * height + below,
  half: { width: (letter * name.length) / 2 + 4, height: line / 2 },
});

const overlap = (one: LabelArea, other: LabelArea): boolean =>
  Math.abs(one.x - other.x) < one.half.width + other.half.width &&
  Math.abs(one.y - other.y) < one.half.height + other.half.height;
