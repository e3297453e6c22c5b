import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { type Frame, positionIn } from "./frame.ts";
import { metresPerUnit, toWorld, type WorldPoint } from "./mercator.ts";

export interface Length {
  metres: number;
  share: number;
}

/** The longest round length (1, 2 or 5 and zeros) that fits. @param most share of the map's width */
export function roundLength(frame: Frame, most: number): Length {
  const metresWide = groundWidth(frame);
  const longest = metresWide * most;
  const tens = 10 ** Math.floor(Math.log10(longest));
  const metres = tens * ([5, 2].find((factor) => tens * factor <= longest) ?? 1);
  return { metres, share: metres / metresWide };
}

/** Metres from left to right, half way down. */
export const groundWidth = ({ top, width, height }: Frame): number => width * metresPerUnit(top + height / 2);

export interface Circle extends Length {
  middle: WorldPoint;
  label: WorldPoint;
}

const most = 6;

export function circlesAround(place: GeoPoint, frame: Frame): Circle[] {
  const { metres } = roundLength(frame, 0.2);
  const { x, y } = toWorld(place);
  const middle = { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height };
  // In Mercator a length grows with latitude: the place's latitude counts.
  const step = metres / (frame.width * metresPerUnit(y));
  const isInside = positionIn(frame, place) !== undefined;
  const away = inWidths(middle, { x: 0.5, y: 0.5 }, frame);
  const first = isInside ? 1 : Math.ceil((away - 0.5) / step);
  const numbers = Array.from({ length: most }, (_, index) => first + index).filter((number) => number > 0);
  return numbers.map((number) => {
    const share = number * step;
    // Above the place; if that is not visible, on the line from it to the middle of the map.
    const label = isInside
      ? { x: middle.x, y: middle.y - (share * frame.width) / frame.height }
      : towards(middle, share / away);
    return { middle, metres: number * metres, share, label };
  });
}

const inWidths = (one: WorldPoint, other: WorldPoint, { width, height }: Frame): number =>
  Math.hypot(one.x - other.x, ((one.y - other.y) * height) / width);

const towards = ({ x, y }: WorldPoint, part: number): WorldPoint => ({
  x: x + (0.5 - x) * part,
  y: y + (0.5 - y) * part,
});
