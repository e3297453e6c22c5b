import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { factsOf, guideTexts } from "./guide-texts.mjs";
import { htmlTexts } from "./html-texts.mjs";
import { leaves, pairsIn, parse } from "./literals.mjs";
import { isSwitchOfLanguage, textHash } from "./text-hash.mjs";

/**
 * @typedef {{ file: string, start: number, end: number, write: string }} Place
 * @typedef {object} Text a Māori text with its English, in all places where the two stand together
 * @property {string} id
 * @property {string[]} keys where it stands, for people
 * @property {string} en
 * @property {string} mi
 * @property {Place[]} places
 * @property {string[]} at addresses of the guide where it is shown
 */

/** Data that hold words in both languages. */
const data = [
  "app/content/topics.json",
  "app/content/tools.json",
  "app/features/services-near-me/map/towns.json",
  "workers/distress/answers.json",
  "workers/open-data/records/benefits.json",
];

/**
 * Every Māori text of the product with its English: texts, guide, rules, mails, data, API and error page.
 * @param {string} root the top of the repository, or of a copy
 * @returns {Text[]}
 */
export function collectTexts(root) {
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const all = filesIn(root).flatMap((file) => textsOf(file, read));
  const texts = new Map();
  const hashes = new Map();
  for (const { key, en, mi, place, at } of all) {
    const pair = `${en}\n${mi}`;
    const known = texts.get(pair);
    if (known) {
      known.keys.push(key);
      known.places.push(place);
      if (at) known.at.push(at);
      continue;
    }
    const hash = textHash(en, mi);
    const times = (hashes.get(hash) ?? 0) + 1;
    hashes.set(hash, times);
    // The same words with other values have a number.
    const id = times === 1 ? hash : `${hash}-${times}`;
    texts.set(pair, { id, keys: [key], en, mi, places: [place], at: at ? [at] : [] });
  }
  return [...texts.values()];
}

function filesIn(root) {
  const walk = (folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file}`,
        )
      : [];
  const code = [...walk("app"), ...walk("workers")].filter(
    (file) => isCode(file) || /\.mi\.json$/.test(file),
  );
  const guide = walk("app/content").filter((file) => /\/(stages|pages|support)\/.*\.md$/.test(file));
  const others = [...data, "public/error.html"].filter((file) => existsSync(path.join(root, file)));
  return [...code, ...guide, ...others].toSorted(byPlace);
}

/** As the guide is numbered. */
const byPlace = new Intl.Collator("en", { numeric: true }).compare;

/** Pretend neighbours and tests show nothing to visitors. */
const isCode = (file) =>
  /^(app|workers)\/.*\.tsx?$/.test(file) &&
  !/\.(test|d)\.tsx?$|for-tests|^workers\/(stand-ins|local|content)\/|^app\/i18n\/(?!months)/.test(file);

function textsOf(file, read) {
  const text = read(file);
  const inFile = ({ path: inside, place, ...rest }) => ({
    ...rest,
    key: `${nameOf(file)}/${inside}`,
    place: { file, ...place },
  });
  if (/\.mi\.json$/.test(file)) return ofTable(file, text, read(englishOf(file)));
  if (file.endsWith(".md")) return ofGuide(file, text, read);
  if (file.endsWith(".html")) return htmlTexts(text).map(inFile);
  if (!/\bmi\b|_mi\b|\bboth\(|\benglish\(/.test(text)) return [];
  return pairsIn(parse(file, text))
    .filter(({ en, mi }) => mi.text.trim() !== "" && mi.text !== en)
    .map(({ path: inside, en, mi }) => inFile({ path: inside, en, mi: mi.text, place: mi.place }));
}

const englishOf = (file) => file.replace(/\.mi\.json$/, ".en.json");
const nameOf = (file) =>
  file.replace(/^(app\/features|app|workers)\//, "").replace(/(\/text)?(\.mi)?\.(tsx?|json|html|md)$/, "");

/** Whole texts in the other language: a heading beside the heading, and the switch of languages. */
function ofTable(file, text, english) {
  const literalsOf = (name, json) => {
    const source = parse(name, json);
    return leaves(source, "", source.statements[0].expression);
  };
  const en = new Map(literalsOf(englishOf(file), english).map((each) => [each.path, each]));
  const mi = literalsOf(file, text);
  return mi.flatMap(({ path: inside, text: maori, place }) => {
    const other = en.get(inside);
    const said = { key: `${nameOf(file)}/${inside}`, en: other?.text ?? "", mi: maori };
    if (isSwitchOfLanguage(inside) || maori.trim() === "") return [];
    if (/companion$/.test(inside))
      return other
        ? [{ ...said, en: maori, mi: other.text, place: { file: englishOf(file), ...other.place } }]
        : [];
    if (/headingMi$/.test(inside))
      return [
        { ...said, en: "", place: { file, ...place } },
        ...(other
          ? [{ ...said, en: "", mi: other.text, place: { file: englishOf(file), ...other.place } }]
          : []),
      ];
    return said.en === maori ? [] : [{ ...said, place: { file, ...place } }];
  });
}

function ofGuide(file, text, read) {
  const { id, slug: name } = factsOf(text);
  const [, kind, stage] = /^app\/content\/(\w+)\/([^/]+)/.exec(file) ?? [];
  const isSection = file.endsWith("/section.md");
  const anchor = file.endsWith("/stage.md") ? "" : isSection ? `#section-${id}` : `#card${id}`;
  const at = {
    stages: () => `/stage/${factsOf(read(`app/content/stages/${stage}/stage.md`)).slug}${anchor}`,
    support: () => (id === "intro" ? "/support" : `/support#${id}`),
    pages: () => `/${name}`,
  }[kind]();
  return guideTexts(text).map(({ path: inside, place, ...rest }) => ({
    ...rest,
    key: `${file.replace(/^app\/content\/|\.md$/g, "")}/${inside}`,
    place: { file, ...place },
    at,
  }));
}
