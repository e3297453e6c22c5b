import type { Visit } from "#app/server/visit.ts";
import type { NamedPlace } from "#workers/places/place.ts";
import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { words } from "../words.ts";
import { type ChosenPlace, isInNewZealand } from "./finder-query.ts";

/** Why what was typed is not a place yet: it can be several, or none that we know, or nobody could be asked. */
export type UnresolvedPlace =
  | { is: "several"; places: readonly NamedPlace[] }
  | { is: "none" }
  | { is: "failed" }
  | { is: "elsewhere" };

export type PlaceLookup = { place: ChosenPlace } | { question: UnresolvedPlace };

/** Finds what a typed text means. One match is taken. */
export async function lookUpPlace(typed: string, visit: Visit): Promise<PlaceLookup> {
  const found = await visit.places.find(typed);
  if (!found.ok) return { question: { is: "failed" } };
  // What no address of the finder may hold would be looked up again and again.
  const places = found.value.filter(isInNewZealand);
  const [only, ...others] = places;
  if (!only) return { question: { is: "none" } };
  return others.length > 0 ? { question: { is: "several", places } } : { place: toChosenPlace(only) };
}

/** Names the point that the visitor's device told: by the suburb or town it lies in, where that can be had. */
export async function nameOfPoint(point: GeoPoint, { places, language }: Visit): Promise<PlaceLookup> {
  const nearest = await places.nearestTo(point);
  const text = nearest.ok ? nearest.value?.text : undefined;
  return { place: { text: text ?? words(language)("place/here"), ...point } };
}

export const toChosenPlace = ({ text, latitude, longitude }: NamedPlace): ChosenPlace => ({
  text,
  latitude,
  longitude,
});
