import type { Visit } from "#app/server/visit.ts";
import type { NamedPlace } from "#workers/places/place.ts";
import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { words } from "../words.ts";
import { type ChosenPlace, isInNewZealand } from "./finder-query.ts";

/** Why what was typed is not a place yet: it can be several, or none that we know, or nobody could be asked. */
export type Question =
  | { is: "several"; places: readonly NamedPlace[] }
  | { is: "none" }
  | { is: "failed" }
  | { is: "elsewhere" };

export type FoundPlace = { place: ChosenPlace } | { question: Question };

/** Finds what a typed text means. One match is taken. */
export async function placeTyped(typed: string, visit: Visit): Promise<FoundPlace> {
  const found = await visit.places.find(typed);
  if (!found.ok) return { question: { is: "failed" } };
  // What no address of the finder may hold would be looked up again and again.
  const places = found.value.filter(isInNewZealand);
  const [only, ...others] = places;
  if (!only) return { question: { is: "none" } };
  return others.length > 0 ? { question: { is: "several", places } } : { place: chosen(only) };
}

/** Names the point that the visitor's device told: by the suburb or town it lies in, where that can be had. */
export async function placeAt(point: GeoPoint, { places, language }: Visit): Promise<FoundPlace> {
  const nearest = await places.nearestTo(point);
  const text = nearest.ok ? nearest.value?.text : undefined;
  return { place: { text: text ?? words(language)("place/here"), ...point } };
}

export const chosen = ({ text, latitude, longitude }: NamedPlace): ChosenPlace => ({
  text,
  latitude,
  longitude,
});
