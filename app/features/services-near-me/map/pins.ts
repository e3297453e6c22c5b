import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { type Frame, positionIn } from "./frame.ts";
import type { WorldPoint } from "./mercator.ts";

/** Px on the screen. */
export interface MapSize {
  width: number;
  height: number;
}

/** Smallest sizes of the pins' two drawings: the wide one from its width on (`_map-frame.css`). */
export const sizes = { narrow: { width: 320, height: 267 }, wide: { width: 592, height: 493 } } as const;

/** Px between the centres of two pins, so that both can be read and touched. */
export const pinSpacing = 30;

/** At shares of the frame; services nearest first. */
export interface Pin<T> {
  at: WorldPoint;
  services: readonly [T, ...T[]];
}

/** A service too close to a pin joins it. In order, so that a pin is at its nearest service. */
export function pinsOf<T extends GeoPoint>(services: readonly T[], frame: Frame, size: MapSize): Pin<T>[] {
  const pins: { at: WorldPoint; services: [T, ...T[]] }[] = [];
  for (const service of services) {
    const at = positionIn(frame, service);
    if (!at) continue;
    const pin = pins.find((each) => distance(each.at, at, size) < pinSpacing);
    if (pin) pin.services.push(service);
    else pins.push({ at, services: [service] });
  }
  return pins;
}

const distance = (one: WorldPoint, other: WorldPoint, { width, height }: MapSize): number =>
  Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
