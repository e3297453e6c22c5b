import { kilometresBetween } from "../service-locations/sphere.mjs";
import { wordsOf } from "./names.mjs";

/**
 * `words`: all names that describe its location; `townSize`: number of roads.
 * @typedef {{
 *   area: number, id: string, kind: "locality" | "postcode", name: string, name_mi: string | null, asInSource?: string,
 *   postcode?: string | null, text: string, town: string | null, region: string, latitude: number, longitude: number,
 *   isApproximate: boolean, roads: number, words: string[], townSize: number,
 * }} Area
 */

/** @returns {Area[]} the largest first */
export function areasOf({ localities, postcodes, cities }) {
  const known = localities.map(localityOf(maoriNames(localities)));
  const places = [...known, ...townsOf(known, cities)];
  const sizes = sizesOf(places);
  const size = (area) => (area.town === null ? sizes.get(area.name) : area.roads);
  places.sort((a, b) => size(b) - size(a) || a.id.localeCompare(b.id));
  return [...places.map(withText(places)), ...postcodes.map(postcodeOf)].map((area, index) => ({
    ...area,
    area: index + 1,
    townSize: sizes.get(area.town ?? area.name) ?? 0,
  }));
}

const localityOf = (maori) => (row) => ({
  id: `locality-${row.id}`,
  kind: "locality",
  ...maori(row),
  asInSource: row.name,
  town: /^(\\N)?$/.test(row.town) ? null : row.town,
  region: row.region,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  isApproximate: row.coord_quality !== "locality",
  roads: Number(row.roads),
  postcode: row.postcodes === row.main_postcode ? row.main_postcode : null,
  words: [row.name, row.name_mi, row.town, row.region, row.postcodes],
});

function townsOf(localities, cities) {
  const names = new Set(localities.map(({ asInSource }) => asInSource));
  const towns = new Set(localities.map(({ town }) => town));
  return [...towns]
    .filter((town) => town !== null && !names.has(town))
    .map((name) => {
      const suburbs = localities.filter(({ town }) => town === name);
      const { centre, isApproximate } = middleOf(name, suburbs);
      const { latitude, longitude, region } = centre;
      return {
        id: `town-${wordsOf(name).join("-")}`,
        kind: "locality",
        name,
        name_mi: cities[name] ?? null,
        asInSource: name,
        town: null,
        region,
        latitude,
        longitude,
        isApproximate,
        roads: 0,
        words: [name, cities[name] ?? "", region],
      };
    });
}

/** The central suburb, else the one with the least distance to the others' roads. */
function middleOf(name, suburbs) {
  const central = suburbs.find(({ asInSource }) => asInSource === `${name} Central`);
  if (central) return { centre: central, isApproximate: false };
  const way = (from) =>
    suburbs.reduce((sum, suburb) => sum + suburb.roads * kilometresBetween(from, suburb), 0);
  const [centre] = suburbs.toSorted((a, b) => way(a) - way(b));
  return { centre, isApproximate: true };
}

function sizesOf(places) {
  const sizes = new Map();
  for (const { asInSource, name, town, roads } of places) {
    const of = town ?? name;
    sizes.set(of, (sizes.get(of) ?? 0) + roads);
    if (of !== asInSource && town === null) sizes.set(asInSource, (sizes.get(asInSource) ?? 0) + roads);
  }
  // A town name with macrons also counts for suburbs that spell it without.
  for (const { asInSource, name, town } of places)
    if (town === null && name !== asInSource) sizes.set(name, sizes.get(asInSource));
  return sizes;
}

function withText(places) {
  const times = new Map();
  const key = (name) => wordsOf(name).join(" ");
  for (const { name } of places) times.set(key(name), (times.get(key(name)) ?? 0) + 1);
  const macrons = new Map(places.map(({ asInSource, name }) => [asInSource, name]));
  const told = new Set(places.map(({ name, town }) => `${name}, ${town}`));
  return (place) => {
    const { name, region } = place;
    const town = place.town === null ? null : (macrons.get(place.town) ?? place.town);
    const isAmbiguous = town === null && times.get(key(name)) > 1;
    if (town !== null) return { ...place, town, text: `${name}, ${town}` };
    const inRegion = `${name}, ${region.replace(/ Region$/, "")}`;
    const text = told.has(inRegion) ? `${name}, ${region}` : inRegion;
    if (isAmbiguous) told.add(text);
    return { ...place, town, text: isAmbiguous ? text : name };
  };
}

function postcodeOf(row) {
  const { postcode, main_town, main_locality } = row;
  const town = main_town === main_locality || main_town === "" ? null : main_town;
  return {
    id: `postcode-${postcode}`,
    kind: "postcode",
    name: postcode,
    postcode,
    name_mi: null,
    town,
    text: [postcode, main_locality, town].filter(Boolean).join(", "),
    region: row.region,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    isApproximate: true,
    roads: Number(row.roads),
    words: [postcode, main_town, row.localities, row.region],
  };
}

const maoriLetters = /^([aeiouāēīōūhkmnpr]|t|wh?|ng|[\s-])+$/i;
const key = (name) => wordsOf(name).join(" ");

function maoriNames(localities) {
  const all = new Set(localities.map(({ name }) => key(name)));
  return ({ name, name_mi: maori }) => {
    const written = withMacrons(name, maori);
    const isAnother = key(maori) !== key(name) && all.has(key(maori));
    const isMistaken = isAnother || !maoriLetters.test(maori) || /\bnorth\b/i.test(maori);
    return { name: written, name_mi: isMistaken || maori === written ? null : maori };
  };
}

/** Taupo gets its macron from Taupō-nui-a-Tia. */
function withMacrons(name, maori) {
  const [first = ""] = maori.split("-");
  if (key(maori) === key(name) && maori.length === name.length) return maori;
  return key(first) === key(name) ? first : name;
}
