// `cat …/scowl/{english,british,british_z}-words.{10,20,35,40} | node workers/content/search/ordinary-words.mjs` writes which English words
// are no misspellings, from the lists of Debian's package scowl.

import { readFileSync, writeFileSync } from "node:fs";
import { placesOf, stemsOf } from "./word-filter.mjs";

const bitsOfWord = 8;

const all = new Set(readFileSync(0, "latin1").match(/^[a-z]{5,}$/gm));
const words = [...all].filter((word) => !stemsOf(word).some((stem) => all.has(stem)));
const bits = new Uint8Array(words.length * (bitsOfWord / 8));
for (const word of words)
  for (const place of placesOf(word, bits.length * 8)) bits[place >> 3] |= 1 << (place & 7);
const base64 = Buffer.from(bits).toString("base64");
writeFileSync(new URL("ordinary-words.data.json", import.meta.url), `{ "bits": "${base64}" }\n`);
console.log(`${words.length} words, ${bits.length} bytes`);
