// What was typed, and in which ways it may be read.

import { wordsOf } from "./names.mjs";

/** Longer texts name no place. */
const longestText = 200;
const mostWords = 10;
/** Fewer letters than this begin too many names to look through all of them for one in a certain town. */
const shortestBefore = 3;

/** How streets are shortened; never at the beginning of a name. */
const shortened: Readonly<Record<string, string>> = {
  av: "avenue",
  ave: "avenue",
  blvd: "boulevard",
  bvd: "boulevard",
  cl: "close",
  cr: "crescent",
  cres: "crescent",
  crt: "court",
  ct: "court",
  dr: "drive",
  drv: "drive",
  esp: "esplanade",
  gdns: "gardens",
  gr: "grove",
  hts: "heights",
  hwy: "highway",
  la: "lane",
  ln: "lane",
  mwy: "motorway",
  pde: "parade",
  pl: "place",
  rd: "road",
  sq: "square",
  st: "street",
  tce: "terrace",
  ter: "terrace",
};

/** One way to read it: a name begins like this, and what says where the place is has words that begin like those. */
export interface NameReading {
  name: string;
  within: string[];
}

/** The words of what was typed, without the country; none when no place can be meant. */
export function wordsTyped(text: string): string[] {
  if (text.length > longestText) return [];
  const words = wordsOf(text.replace(/\bsh(?=\d)/i, "sh "));
  const said = words.join(" ").replace(/(?<=.) (new zealand|aotearoa|nz)$/, "");
  return words.length > mostWords ? [] : said.split(" ").filter((word) => word !== "");
}

/** The ways to read the words, the likeliest first: as much as possible is the name. */
export function readingsOf(words: readonly string[]): NameReading[] {
  const readings = [words, withoutNumber(words)].flatMap((said) => [inFull(said), said]).flatMap(split);
  const all = new Map(readings.map((reading) => [JSON.stringify(reading), reading]));
  return [...all.values()];
}

/** Of a house only its street is known: "3a Karori Road" is somewhere in Karori Road. */
function withoutNumber(words: readonly string[]): readonly string[] {
  const [number = "", ...rest] = words;
  const more = rest.findIndex((word) => !/^\d+[a-z]?$/.test(word));
  return /^\d+[a-z]?$/.test(number) && more >= 0 ? rest.slice(more) : words;
}

const inFull = (words: readonly string[]): string[] =>
  words.map((word, index) => (index > 0 ? (shortened[word] ?? word) : word));

function split(words: readonly string[]): NameReading[] {
  return words
    .map((_, index) => ({
      name: words.slice(0, words.length - index).join(" "),
      within: words.slice(words.length - index),
    }))
    .filter(({ name, within }) => within.length === 0 || name.length >= shortestBefore);
}
