import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import type { FinderQuery } from "./finder-query.ts";

export const finder = "/services-near-me";

/** Decimals of degrees: five are a metre, three are 100 m. */
const decimals = { services: 5, visitor: 3 };

/** Without its language, what is not chosen and a remembered place, so that it can be kept and shared. */
export function finderAddress(query: FinderQuery, changes: Partial<FinderQuery> = {}): string {
  const { category, place, typed, kind, page, view, pin, map, isPlaceExplicit, isRemembered } = {
    ...query,
    ...changes,
  };
  const parameters = new URLSearchParams();
  if (isPlaceExplicit && !isRemembered) parameters.set("place", withoutNumber(place?.text ?? typed));
  if (place && !isRemembered) parameters.set("at", aboutPointText(place));
  if (category && kind) parameters.set("kind", kind);
  if (view === "map") parameters.set("view", view);
  if (view === "list" && page) parameters.set("page", String(page));
  if (view === "map" && pin) parameters.set("pin", pin);
  if (view === "map" && map) parameters.set("map", map);
  const path = category ? `${finder}/${category}` : finder;
  // A comma need not be encoded in a query; people read these addresses.
  return parameters.size > 0 ? `${path}?${parameters.toString().replaceAll("%2C", ",")}` : path;
}

/** An address of ours may stand in a history and in logs: it names a street and no house (decision 27). */
export const withoutNumber = (place: string): string =>
  place.replace(/^\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?)?\s+(?=\p{L})/iu, "");

export const pointText = (point: GeoPoint): string => degreesText(point, decimals.services);

/** Where a visitor is, or lives. */
export const aboutPointText = (point: GeoPoint): string => degreesText(point, decimals.visitor);

const degreesText = ({ latitude, longitude }: GeoPoint, digits: number): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(digits)))).join(",");

export const serviceAnchor = (id: string | number): string => `service-${id}`;

/** Directions on another site: nothing is requested from it before the visitor follows the link. */
export const directionsAddress = (to: GeoPoint): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pointText(to))}`;
