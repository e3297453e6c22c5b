import { foldDiacritics } from "./date.ts";
import short from "./short-countries.json" with { type: "json" };

const key = (name: string): string =>
  foldDiacritics(name)
    .replace(/^the /, "")
    .replace(/^st\.? /, "saint ")
    .replaceAll("&", "and");

const known = new Map(Object.entries(short).map(([name, shorter]) => [key(name), shorter]));

/** How a country is usually called whose whole name the registry's field cannot take; any other as it is. */
export const shortCountry = (name: string): string => known.get(key(name)) ?? name;
