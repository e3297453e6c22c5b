import { shortVowels } from "../content/load/words.mjs";
import { writtenWords } from "./names.mjs";

const longestText = 200;
const mostWords = 10;
/** Shorter prefixes match too many names to filter by town. */
const shortestBefore = 3;

/** Not expanded at the start of a name. */
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

/** How people write towns in a hurry, and how they misspell them; longest first where one begins another. */
export const called: Readonly<Record<string, string>> = {
  akl: "auckland",
  auck: "auckland",
  aukland: "auckland",
  auckand: "auckland",
  auckalnd: "auckland",
  chch: "christchurch",
  christchuch: "christchurch",
  chistchurch: "christchurch",
  dunners: "dunedin",
  dunedn: "dunedin",
  gisbourne: "gisborne",
  gizzy: "gisborne",
  hammy: "hamilton",
  hamiltion: "hamilton",
  invers: "invercargill",
  invercargil: "invercargill",
  nelsen: "nelson",
  palmy: "palmerston north",
  qtown: "queenstown",
  queenstwon: "queenstown",
  rotarua: "rotorua",
  rotovegas: "rotorua",
  tauronga: "tauranga",
  welly: "wellington",
  welington: "wellington",
  wgtn: "wellington",
  whangarie: "whangarei",
  wlg: "wellington",
};

/** The same at the end of what is typed only: there is a Wanganui Avenue. The longest first where one ends another. */
const calledSo: readonly (readonly [string, string])[] = [
  ["palmerston nth", "palmerston north"],
  ["palmy north", "palmerston north"],
  ["palmy nth", "palmerston north"],
  ["p north", "palmerston north"],
  ["poneke", "wellington"],
  ["wanganui", "whanganui"],
  ["the mount", "mount maunganui"],
  ["the hutt", "lower hutt"],
  ["the shore", "takapuna"],
  ["the naki", "new plymouth"],
];

export interface NameInterpretation {
  name: string;
  within: string[];
}

/** Without the country; empty where no place can be meant. */
export function parseWords(text: string): string[] {
  if (text.length > longestText) return [];
  const words = writtenWords(text.replace(/\bsh(?=\d)/i, "sh "));
  const typed = words.join(" ").replace(/(?<=.) (new zealand|aotearoa|nz)$/, "");
  const said = calledSo.reduce(
    (name, [short, full]) => name.replace(new RegExp(`\\b${short}$`), full),
    typed,
  );
  const meant = said.split(" ").map((word) => called[word] ?? word);
  return words.length > mostWords
    ? []
    : meant
        .join(" ")
        .split(" ")
        .filter((word) => word !== "");
}

export function interpretationsOf(words: readonly string[], isBeginning: boolean): NameInterpretation[] {
  const short = words.map((word, index) => shortVowels(word, isBeginning && index === words.length - 1));
  const readings = [words, withoutNumber(words), short, withoutNumber(short)]
    .flatMap((said) => [inFull(said), said])
    .flatMap(split);
  const all = new Map(readings.map((reading) => [JSON.stringify(reading), reading]));
  return [...all.values()];
}

/** Only the street of a house is known: "3a Karori Road" is somewhere in Karori Road. */
function withoutNumber(words: readonly string[]): readonly string[] {
  const [number = "", ...rest] = words;
  const more = rest.findIndex((word) => !/^\d+[a-z]?$/.test(word));
  return /^\d+[a-z]?$/.test(number) && more >= 0 ? rest.slice(more) : words;
}

const inFull = (words: readonly string[]): string[] =>
  words.map((word, index) => (index > 0 ? (shortened[word] ?? word) : word));

function split(words: readonly string[]): NameInterpretation[] {
  return words
    .map((_, index) => ({
      name: words.slice(0, words.length - index).join(" "),
      within: words.slice(words.length - index),
    }))
    .filter(({ name, within }) => within.length === 0 || name.length >= shortestBefore);
}
