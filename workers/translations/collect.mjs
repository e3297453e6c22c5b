import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { codeTexts } from "./code-texts.mjs";
import { factsOf, guideTexts } from "./guide-texts.mjs";
import { htmlTexts } from "./html-texts.mjs";
import { pairsIn } from "./pairs.mjs";
import { isSwitchOfLanguage, textHash } from "./text-hash.mjs";

/** @typedef {{ file: string, at: string[] } | { file: string, start: number, end: number, write: string }} Place */
/** @typedef {{ key: string, en: string, mi: string, place: Place, at?: string }} Found */
/** @typedef {{ id: string, keys: string[], en: string, mi: string, places: Place[], at: string[] }} Text `at`: the guide's addresses */

const data = [
  "app/content/topics.json",
  "app/content/tools.json",
  "app/features/services-near-me/map/towns.json",
  "workers/distress/answers.json",
  "workers/open-data/records/benefits.json",
];

const byPlace = new Intl.Collator("en", { numeric: true }).compare;

/**
 * @param {string} root of the repository, or of a copy
 * @returns {Text[]}
 */
export function collectTexts(root) {
  /** @type {Map<string, Text>} */
  const texts = new Map();
  const hashes = new Map();
  for (const { key, en, mi, place, at = [] } of everythingIn(root)) {
    const known = texts.get(`${en}\n${mi}`);
    if (known) {
      known.keys.push(key);
      known.places.push(place);
      known.at.push(...at);
      continue;
    }
    const hash = textHash(en, mi);
    const times = (hashes.get(hash) ?? 0) + 1;
    hashes.set(hash, times);
    // The same words with other values get a number.
    const id = times === 1 ? hash : `${hash}-${times}`;
    texts.set(`${en}\n${mi}`, { id, keys: [key], en, mi, places: [place], at: [...at] });
  }
  return [...texts.values()];
}

function everythingIn(root) {
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const filesIn = (folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file}`,
        )
      : [];
  const files = [...filesIn("app"), ...filesIn("workers"), "public/error.html"].filter((file) =>
    existsSync(path.join(root, file)),
  );
  const inFiles = (pattern, textsOf) =>
    files.filter((file) => pattern.test(file)).flatMap((file) => textsOf(file, read(file)));
  return [
    ...["app", "workers"].flatMap((folder) => pairsIn(root, folder).flatMap((pair) => ofPair(folder, pair))),
    ...data.filter((file) => files.includes(file)).flatMap((file) => ofData(file, JSON.parse(read(file)))),
    ...inFiles(/^app\/content\/(stages|pages|support|first-aid)\/.*\.md$/, (file, text) =>
      ofGuide(file, text, read),
    ),
    ...inFiles(/\.html$/, (file, text) => placed(file, htmlTexts(text))),
    ...inFiles(isCode, (file, text) => placed(file, codeTexts(file, text))),
  ].toSorted((one, other) => byPlace(one.place.file, other.place.file));
}

const isCode =
  /^(?!.*(\.test\.|\.d\.ts$|for-tests)|workers\/(stand-ins|local|content)\/|app\/i18n\/)(app|workers)\/.*\.tsx?$/;

const nameOf = (file) =>
  file.replace(/^(app\/features|app|workers)\//, "").replace(/(\/text)?(\.mi)?\.(tsx?|json|html|md)$/, "");

const placed = (file, texts) =>
  texts.map(({ path: inside, place, ...rest }) => ({
    ...rest,
    key: `${nameOf(file)}/${inside}`,
    place: { file, ...place },
  }));

/** @returns {{ path: string[], text: string }[]} */
const leavesOf = (value, at = []) =>
  typeof value === "string"
    ? [{ path: at, text: value }]
    : Object.entries(value ?? {}).flatMap(([name, inside]) => leavesOf(inside, [...at, name]));

const valueAt = (value, at) => at.reduce((inside, name) => inside?.[name], value);

function ofPair(folder, { pair, en, mi }) {
  const file = (language) => `${folder}/${pair}.${language}.json`;
  return leavesOf(mi).flatMap(({ path: at, text: maori }) => {
    const key = at.join("/");
    const english = valueAt(en, at) ?? "";
    const said = {
      key: `${nameOf(file("mi"))}/${key}`,
      en: english,
      mi: maori,
      place: { file: file("mi"), at },
    };
    const other = { ...said, mi: english, place: { file: file("en"), at } };
    if (isSwitchOfLanguage(key) || maori.trim() === "") return [];
    if (/companion$/.test(key)) return english ? [{ ...other, en: maori }] : [];
    if (/headingMi$/.test(key))
      return [
        { ...said, en: "" },
        { ...other, en: "" },
      ].filter(({ mi: text }) => text);
    return english === maori ? [] : [said];
  });
}

/** Keywords are left out: people type them and never read them. */
function ofData(file, value, named = "", at = []) {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => ofData(file, each, named, [...at, String(index)]));
  const own = named || [value.id, value.name, value.address].find((name) => typeof name === "string") || "";
  return Object.entries(value).flatMap(([name, inside]) => {
    const english = name === "mi" ? "en" : /_mi$/.test(name) && name.slice(0, -3);
    if (!english) return ofData(file, inside, own ? `${own}/${name}` : name, [...at, name]);
    if (/keywords/i.test(named)) return [];
    const en = value[english] ?? value[`${english}_en`];
    return leavesOf(inside)
      .map(({ path: further, text }) => ({
        key: [nameOf(file), own, ...further].filter(Boolean).join("/"),
        en: valueAt(en, further) ?? "",
        mi: text,
        place: { file, at: [...at, name, ...further] },
      }))
      .filter((text) => text.mi.trim() !== "" && text.mi !== text.en);
  });
}

function ofGuide(file, text, read) {
  const { id, slug: name } = factsOf(text);
  const [, kind, stage] = /^app\/content\/([\w-]+)\/([^/]+)/.exec(file) ?? [];
  const isSection = file.endsWith("/section.md");
  const anchor = file.endsWith("/stage.md") ? "" : isSection ? `#section-${id}` : `#card${id}`;
  const at = {
    stages: () => `/stage/${factsOf(read(`app/content/stages/${stage}/stage.md`)).slug}${anchor}`,
    support: () => (id === "intro" ? "/support" : `/support#${id}`),
    pages: () => `/${name}`,
    "first-aid": () => `/first-aid#${id}`,
  }[kind]();
  return placed(file, guideTexts(text)).map((each) => ({
    ...each,
    key: each.key.replace(/^content\//, ""),
    at: [at],
  }));
}
