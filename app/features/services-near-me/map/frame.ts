import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import type { MapView } from "./map-view.ts";
import { toGlobe, toWorld, type WorldPoint } from "./mercator.ts";
import { maxZoom, minZoom, referenceSize, widthAt } from "./zoom.ts";

/** In Mercator units. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MapSubject {
  services: readonly (GeoPoint & { distance: number | null })[];
  place: GeoPoint | undefined;
  /** Where the visitor has moved the map; otherwise it fits the services. */
  view: MapView | undefined;
}

export const wholeCountry: MapView = { latitude: -41.295, longitude: 174.779, zoom: minZoom };
/** Fitting never zooms in further: the surroundings must stay recognisable. */
const nearestByItself = 15;
/** Share of the map left free at each side: markers have a size. */
const free = 0.09;
/** Share of the map for the Chatham Islands' inset, in the lower right corner where there is only sea. */
export const insetShare = 0.34;
const freeForInset = insetShare + free;
const freeInInset = 0.17;
const chathams: readonly GeoPoint[] = [
  { latitude: -43.69, longitude: -176.9 },
  { latitude: -44.36, longitude: -176.15 },
];
const shape = referenceSize.height / referenceSize.width;

/** The Chatham Islands get an inset: with 800 km of sea between, neither they nor the main islands would have room. */
export function framesOf({ services, place, view }: MapSubject): { main: Frame; inset: Frame | undefined } {
  const points = pointsOf({ services, place });
  const far = points.filter(isOnChathams);
  const near = points.filter((point) => !isOnChathams(point));
  if (view) return { main: around(toWorld(view), widthAt(view.zoom)), inset: undefined };
  if (near.length === 0 || far.length === 0) return { main: fitted(points), inset: undefined };
  return { main: fitted(near, freeForInset), inset: fitted([...chathams, ...far], freeInInset, freeInInset) };
}

/** The Correspondence School has a point but teaches anywhere: the map does not stretch to reach it. */
const pointsOf = ({ services, place }: Pick<MapSubject, "services" | "place">): GeoPoint[] => [
  ...services.filter(({ distance }) => distance !== null),
  ...(place ? [place] : []),
];

export const isOnChathams = ({ longitude }: GeoPoint): boolean => longitude < 0;

/** Share free above and below where only the middle two fifths of the height are seen. */
const freeOutsideMiddle = 0.3 + 0.07;

/** @returns a frame whose middle two fifths, from above to below, holds the place and the services around it */
export const frameOfMiddle = (services: MapSubject["services"], place: GeoPoint | undefined): Frame =>
  fitted(pointsOf({ services, place }), free, free, freeOutsideMiddle);

/** The smallest frame, within limits, around all points; the whole country without any. */
function fitted(
  points: readonly GeoPoint[],
  freeAtRight = free,
  freeAround = free,
  freeAbove = freeAround,
): Frame {
  if (points.length === 0) return around(toWorld(wholeCountry), widthAt(wholeCountry.zoom));
  const world = points.map(toWorld);
  const [left, right] = ends(world.map(({ x }) => x));
  const [top, bottom] = ends(world.map(({ y }) => y));
  const needed = Math.max(
    (right - left) / (1 - freeAround - freeAtRight),
    (bottom - top) / shape / (1 - 2 * freeAbove),
  );
  const width = Math.min(Math.max(needed, widthAt(nearestByItself)), widthAt(minZoom));
  const middle = (left + right + (freeAtRight - freeAround) * width) / 2;
  return around({ x: middle, y: (top + bottom) / 2 }, width);
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

function around({ x, y }: WorldPoint, width: number): Frame {
  const height = width * shape;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Shares of the frame; undefined outside it. */
export function positionIn({ left, top, width, height }: Frame, point: GeoPoint): WorldPoint | undefined {
  const world = toWorld(point);
  const [x, y] = [(world.x - left) / width, (world.y - top) / height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

/** In degrees; where west is greater than east it crosses the 180th meridian. */
export interface GeoBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

export function boxInView(subject: MapSubject): GeoBox {
  const { left, top, width, height } = framesOf(subject).main;
  const northWest = toGlobe({ x: left, y: top });
  const southEast = toGlobe({ x: left + width, y: top + height });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

/** @param along share of the frame, like `down` */
export function movedTo(frame: Frame, zoom: number, along = 0, down = 0): MapView {
  const x = frame.left + (0.5 + along) * frame.width;
  const y = frame.top + (0.5 + down) * frame.height;
  return { ...toGlobe({ x, y }), zoom: Math.min(maxZoom, Math.max(minZoom, zoom)) };
}
