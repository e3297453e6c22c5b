import { wordsOf } from "#app/i18n/words.ts";
import { foldDiacritics } from "#app/nz/date.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import type { Visit } from "#app/server/visit.ts";
import type { NamedPlace } from "#workers/places/place.ts";
import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { type ChosenPlace, isInNewZealand } from "./finder-query.ts";

const words = wordsOf("services-near-me");

/** The text asks for help, several places match, none does, the look-up failed, or the device is abroad. */
export type UnresolvedPlace =
  | { is: "distress"; answers: readonly DistressAnswer[] }
  | { is: "several"; places: readonly NamedPlace[] }
  | { is: "none" }
  | { is: "failed" }
  | { is: "elsewhere" };

export type PlaceLookup = { place: ChosenPlace } | { question: UnresolvedPlace };

export async function lookUpPlace(typed: string, visit: Visit): Promise<PlaceLookup> {
  const [found, { answers }] = await Promise.all([
    visit.neighbours.places.find(typed),
    visit.neighbours.distress.hear(typed),
  ]);
  // Poison Bay is a place.
  const isPlace = found.ok && found.value.some((place) => isNamed(place, typed));
  if (answers.length > 0 && !isPlace) return { question: { is: "distress", answers } };
  if (!found.ok) return { question: { is: "failed" } };
  // Places outside the bounds cannot be in an address, so they would be looked up forever.
  const places = found.value.filter(isInNewZealand);
  const [only, ...others] = places;
  if (!only) return { question: { is: "none" } };
  return others.length > 0 ? { question: { is: "several", places } } : { place: toChosenPlace(only) };
}

const ofStreets = new Set(["ave", "cres", "dr", "hwy", "ln", "pl", "rd", "st", "tce"]);

/** Nothing is typed but a place's words, in whole or only its name; a house number tells nothing. */
function isNamed({ name, text }: NamedPlace, typed: string): boolean {
  const words = wordsIn(typed);
  const known = new Set(wordsIn(text));
  return (
    foldDiacritics(name) === foldDiacritics(typed.split(",")[0] ?? "").trim() ||
    (words.length > 0 && words.every((word) => known.has(word) || ofStreets.has(word)))
  );
}

const wordsIn = (text: string): string[] =>
  foldDiacritics(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

export async function nameOfPoint(
  point: GeoPoint,
  { neighbours: { places }, request: { language } }: Visit,
): Promise<PlaceLookup> {
  const nearest = await places.nearestTo(point);
  const text = nearest.ok ? nearest.value?.text : undefined;
  return { place: { text: text ?? words(language)("place/here"), ...point } };
}

export const toChosenPlace = ({ text, latitude, longitude }: NamedPlace): ChosenPlace => ({
  text,
  latitude,
  longitude,
});
