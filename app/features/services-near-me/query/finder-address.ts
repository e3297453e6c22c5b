import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import type { FinderQuery } from "./finder-query.ts";

export const finder = "/services-near-me";

/** Decimals of degrees in an address: five are a metre. */
const decimals = 5;

/** Without its language, what is not chosen and a remembered place, so that it can be kept and shared. */
export function finderAddress(query: FinderQuery, changes: Partial<FinderQuery> = {}): string {
  const { category, place, typed, view, pin, map, isPlaceExplicit, isRemembered } = { ...query, ...changes };
  const parameters = new URLSearchParams();
  if (isPlaceExplicit && !isRemembered) parameters.set("place", place?.text ?? typed);
  if (place && !isRemembered) parameters.set("at", pointText(place));
  if (view === "map") parameters.set("view", view);
  if (view === "map" && pin) parameters.set("pin", pin);
  if (view === "map" && map) parameters.set("map", map);
  const path = category ? `${finder}/${category}` : finder;
  // A comma need not be encoded in a query; people read these addresses.
  return parameters.size > 0 ? `${path}?${parameters.toString().replaceAll("%2C", ",")}` : path;
}

export const pointText = ({ latitude, longitude }: GeoPoint): string =>
  [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(decimals)))).join(",");

export const serviceAnchor = (id: string | number): string => `service-${id}`;

/** Directions on another site: nothing is requested from it before the visitor follows the link. */
export const directionsAddress = (to: GeoPoint): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(pointText(to))}`;
