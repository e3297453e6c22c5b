import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { spellingsOf, wordsOf } from "./names.mjs";
import { areasOf } from "./read-areas.mjs";

const read = (file) => readFileSync(new URL(`records/${file}`, import.meta.url), "utf8");
/** @type {(file: string) => Record<string, string>[]} */
const rowsOf = (file) => parse(read(file), { columns: true });

/** Prefixes with more names than this get a ready list of this length. */
const many = 200;
const offered = 20;

export function readGazetteer() {
  const areas = areasOf({
    localities: rowsOf("localities.csv"),
    postcodes: rowsOf("postcodes.csv"),
    cities: JSON.parse(read("cities.json")),
  });
  const places = [
    ...areas.map(({ area, postcode }) => ({ area, street: null, postcode: postcode ?? null })),
    ...streetsOf(areas),
  ].map((place, index) => ({ ...place, rank: index + 1 }));
  const names = places.flatMap((place) => {
    const own = place.street === null ? namesOf(areas[place.area - 1]) : spellingsOf(place.street);
    return [...new Set(own)].map((name) => ({ name, rank: place.rank }));
  });
  names.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.rank - b.rank));
  return { areas, places, names, beginnings: beginningsOf(names) };
}

/** Largest town first. A name shared by a suburb and a road on its island means the suburb. */
function streetsOf(areas) {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const texts = new Set(areas.map(({ text }) => text));
  const seen = new Set();
  const streets = rowsOf("streets.csv").flatMap(({ name, locality_id, postcode }) => {
    const area = byId.get(`locality-${locality_id}`);
    const key = `${area.area} ${wordsOf(name).join(" ")}`;
    if (seen.has(key) || texts.has(`${name}, ${area.text}`)) return [];
    seen.add(key);
    return [
      { area: area.area, street: name, postcode: postcode || null, size: area.townSize, suburb: area.roads },
    ];
  });
  return streets.sort(
    (a, b) => b.size - a.size || b.suburb - a.suburb || a.area - b.area || (a.street < b.street ? -1 : 1),
  );
}

/** @param {import("./read-areas.mjs").Area} area */
function namesOf({ kind, name, name_mi, asInSource }) {
  if (kind === "postcode") return [name, name.replace(/^0/, "")];
  return [name, asInSource ?? "", name_mi ?? ""].filter(Boolean).flatMap(spellingsOf);
}

function beginningsOf(names) {
  const found = [];
  const look = (from, to, length) => {
    for (let start = from; start < to; ) {
      const beginning = names[start].name.slice(0, length);
      let end = start + 1;
      while (end < to && names[end].name.startsWith(beginning)) end++;
      const isWhole = beginning.length === length;
      if (isWhole && end - start > many) {
        found.push({ beginning, ranks: bestOf(names.slice(start, end), beginning) });
        look(start, end, length + 1);
      }
      start = end;
    }
  };
  look(0, names.length, 1);
  return found;
}

function bestOf(names, beginning) {
  const order = ({ name, rank }) => (name === beginning ? 0 : 1_000_000) + rank;
  const ranks = names.toSorted((a, b) => order(a) - order(b)).map(({ rank }) => rank);
  return [...new Set(ranks)].slice(0, offered);
}
