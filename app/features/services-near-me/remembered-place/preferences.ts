import type { Visit } from "#app/server/visit.ts";
import type { Preference } from "#app/server/visitor/preference.ts";
import { type ChosenPlace, pointIn } from "../query/finder-query.ts";

const group = "settings";

/** The place that the visitor wants remembered (spec 1 section 3: loc, lat, lng), with a log-in or in the browser. */
export async function rememberedPlace({ preferences }: Visit): Promise<ChosenPlace | undefined> {
  const { loc, lat, lng } = (await preferences.read())[group] ?? {};
  const point = pointIn(`${lat},${lng}`);
  return loc && point ? { text: loc, ...point } : undefined;
}

/** The preferences that remember a place; without one they forget what was remembered. */
export const placePreferences = (place: ChosenPlace | undefined): Preference[] => [
  { group, key: "loc", val: place?.text ?? "" },
  { group, key: "lat", val: place ? String(place.latitude) : "" },
  { group, key: "lng", val: place ? String(place.longitude) : "" },
];
