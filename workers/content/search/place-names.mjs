// `node workers/content/search/place-names.mjs` writes which words are places of New Zealand, from the records of the places and the finder's towns.

import { readFileSync, writeFileSync } from "node:fs";
import { spellingsOf } from "../../places/names.mjs";
import { placesOf } from "./word-filter.mjs";

const bitsOfName = 16;

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const records = "../../places/records";
const [head = [], ...localities] = read(`${records}/localities.csv`)
  .split("\n")
  .map((line) => line.split(","));
const columns = ["name", "town", "name_mi"].map((name) => head.indexOf(name));
const towns = JSON.parse(read("../../../app/features/services-near-me/map/towns.json"));
const written = [
  ...localities.flatMap((row) => columns.map((column) => row[column] ?? "")),
  ...towns.flatMap(({ name, name_mi = "" }) => [name, name_mi]),
  ...Object.entries(JSON.parse(read(`${records}/cities.json`))).flat(),
];
const names = new Set(
  written
    .filter(Boolean)
    .flatMap(spellingsOf)
    .map((name) => name.replaceAll(" ", "")),
);
const bits = new Uint8Array(Math.ceil((names.size * bitsOfName) / 8));
for (const name of names)
  for (const place of placesOf(name, bits.length * 8)) bits[place >> 3] |= 1 << (place & 7);
writeFileSync(
  new URL("place-names.data.json", import.meta.url),
  `{ "bits": "${Buffer.from(bits).toString("base64url")}" }\n`,
);
console.log(`${names.size} names, ${bits.length} bytes`);
