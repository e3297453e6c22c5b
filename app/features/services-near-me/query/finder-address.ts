import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import type { FinderQuery } from "./finder-query.ts";

export const finder = "/services-near-me";

/** Decimals of degrees: five are a metre, three are 100 m. */
const decimals = { services: 5, visitor: 3 };

/** To be kept and shared: without language, what is not chosen and a remembered place. */
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
  // Commas need no encoding in a query, and people read these addresses.
  return parameters.size > 0 ? `${path}?${parameters.toString().replaceAll("%2C", ",")}` : path;
}

/** Our addresses end up in histories and logs, so they name a street but no house. */
export const withoutNumber = (place: string): string =>
  place.replace(/^\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?)?\s+(?=\p{L})/iu, "");

export const pointText = (point: GeoPoint): string => degreesText(point, decimals.services);

/** Rounded: it may be where the visitor lives. */
export const aboutPointText = (point: GeoPoint): string => degreesText(point, decimals.visitor);

const degreesText = ({ latitude, longitude }: GeoPoint, digits: number): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(digits)))).join(",");

export const serviceAnchor = (id: string | number): string => `service-${id}`;

/** Nothing is requested from that site before the visitor follows the link. */
export const directionsAddress = (to: GeoPoint): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pointText(to))}`;
