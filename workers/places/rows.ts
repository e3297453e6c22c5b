import { wordsOf } from "./names.mjs";
import type { NamedPlace } from "./place.ts";

export interface PlaceRow {
  id: string;
  kind: "locality" | "postcode";
  name: string;
  name_mi: string | null;
  text: string;
  town: string | null;
  region: string | null;
  latitude: number;
  longitude: number;
  is_approximate: number;
  street: string | null;
  postcode: string | null;
}

export const columns =
  "id, kind, place_areas.name as name, name_mi, text, town, region, latitude, longitude, is_approximate, street, postcode";

export const areaColumns = columns.replace("street, postcode", "null as street, null as postcode");

export function placeOf({ street, ...area }: PlaceRow): NamedPlace {
  const { name, town, region, postcode, latitude, longitude } = area;
  const where = { region, postcode, latitude, longitude };
  if (street === null)
    return {
      id: area.id,
      kind: area.kind,
      text: area.text,
      name,
      name_mi: area.name_mi,
      town,
      ...where,
      is_approximate: area.is_approximate === 1,
    };
  return {
    id: streetId(area.id, street),
    kind: "street",
    text: `${street}, ${area.text}`,
    name: street,
    name_mi: null,
    town: town ?? name,
    ...where,
    is_approximate: true,
  };
}

const streetId = (area: string, street: string): string =>
  `street-${area.replace("locality-", "")}-${wordsOf(street).join("-")}`;

export function readStreetId(id: string): { area: string; name: string } | undefined {
  const [, area, name] = /^street-(\d{1,6})-([a-z0-9-]{1,100})$/.exec(id) ?? [];
  return area && name ? { area: `locality-${area}`, name: wordsOf(name).join(" ") } : undefined;
}
