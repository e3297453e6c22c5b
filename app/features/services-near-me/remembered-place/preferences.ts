import type { Visit } from "#app/server/visit.ts";
import type { Preference } from "#app/server/visitor/preference.ts";
import { type ChosenPlace, pointIn } from "../query/finder-query.ts";

const group = "settings";

export async function rememberedPlace({ account: { preferences } }: Visit): Promise<ChosenPlace | undefined> {
  const { loc, lat, lng } = (await preferences.read())[group] ?? {};
  const point = pointIn(`${lat},${lng}`);
  return loc && point ? { text: loc, ...point } : undefined;
}

export const placePreferences = (place: ChosenPlace | undefined): Preference[] => [
  { group, key: "loc", val: place?.text ?? "" },
  { group, key: "lat", val: place ? String(place.latitude) : "" },
  { group, key: "lng", val: place ? String(place.longitude) : "" },
];
