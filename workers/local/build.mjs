import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "esbuild";
import { siteTexts } from "../translations/pairs.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { buildFolder, gallery, root, workers } from "./paths.mjs";
import { tokensInPlace } from "./styles/tokens.mjs";
import { topNamesByName } from "./top-names.mjs";
import { hashOf, unlessMade } from "./unless-made.mjs";

export async function build() {
  await buildImports();
  await Promise.all([...workers, gallery].map(bundleWorker));
}

export async function buildImports() {
  mkdirSync(buildFolder, { recursive: true });
  buildTexts();
  await Promise.all([
    buildIslands(),
    buildStyles(),
    buildOfflineWorker(),
    buildReview(),
    buildSupport(),
    buildDistress(),
    buildLand(),
  ]);
  buildIcon();
  buildVersion();
  buildTopNames();
  await buildPromises();
}

export function buildTexts() {
  writeFileSync(`${buildFolder}/texts.json`, JSON.stringify(siteTexts(root)));
}

/** A page is ready before it asks for any script; its policy names this one by its hash (decision 29). */
function writeLoader(runtime) {
  // After quick exit Back and Forward draw nothing until the script leaves again (`app/islands/shell/quick-exit.ts`).
  const gone = "sessionStorage.left&&performance.navigation.type>1&&(document.documentElement.hidden=1)";
  const script = `onload=()=>import("${runtime}");try{${gone}}catch{}`;
  const hash = createHash("sha256").update(script).digest("base64");
  writeFileSync(`${buildFolder}/loader.json`, JSON.stringify({ script, hash }));
}

export async function buildIslands() {
  const folder = `${root}/app/islands`;
  const entryPoints = readdirSync(folder)
    .filter((file) => /\.ts$/.test(file) && !/(\.test|^index)\.ts$/.test(file))
    .map((file) => path.join(folder, file));
  const outdir = `${root}/public/assets`;
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await bundle({
    entryPoints,
    outdir,
    entryNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    metafile: true,
    absWorkingDir: root,
  });
  const addresses = Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [
    path.basename(entryPoint ?? "", ".ts"),
    file.replace(/^public/, ""),
  ]);
  const addressOf = Object.fromEntries(addresses);
  writeFileSync(`${buildFolder}/islands.json`, JSON.stringify(addressOf));
  writeLoader(addressOf.runtime);
  const mapbox = copyMapbox(outdir);
  const letters = copyLetters(outdir);
  // Deleted last, as a running site may still be asked for them.
  const current = new Set(
    [...addresses.map(([, address]) => address), ...Object.values(mapbox), letters].map((address) =>
      path.basename(address),
    ),
  );
  for (const file of readdirSync(outdir)) if (!current.has(file)) rmSync(`${outdir}/${file}`);
}

export async function buildOfflineWorker() {
  const names = ["worker", "remover"];
  const { outputFiles } = await bundle({
    entryPoints: names.map((name) => `${root}/app/islands/offline/${name}.ts`),
    outdir: "/",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  const scripts = outputFiles.map(({ path: file, text }) => [path.basename(file, ".js"), text.trim()]);
  writeFileSync(`${buildFolder}/offline.json`, JSON.stringify(Object.fromEntries(scripts)));
}

/** The library is served as it is: bundling it would take eight times as long. */
function copyMapbox(outdir) {
  const entries = { script: "mapbox-gl.js", sheet: "mapbox-gl.css" };
  const addresses = Object.entries(entries).map(([kind, file]) => {
    const content = readFileSync(`${root}/node_modules/mapbox-gl/dist/${file}`);
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
    const name = file.replace(".", `-${hash}.`);
    if (!existsSync(`${outdir}/${name}`)) writeFileSync(`${outdir}/${name}`, content);
    return [kind, `/assets/${name}`];
  });
  writeFileSync(`${buildFolder}/mapbox.json`, JSON.stringify(Object.fromEntries(addresses)));
  return Object.fromEntries(addresses);
}

/** With `optional`, a browser that does not have the font yet never swaps it in late. */
function copyLetters(outdir) {
  const content = readFileSync(`${root}/app/ui/letters/literata.woff2`);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const address = `/assets/literata-${hash}.woff2`;
  writeFileSync(`${outdir}/${path.basename(address)}`, content);
  const sheet = `@font-face{font-family:"Timata Serif";src:url(${address}) format("woff2");font-display:optional}`;
  writeFileSync(`${buildFolder}/letters.json`, JSON.stringify({ sheet }));
  return address;
}

/** @throws where two sheets share a name: one would replace the other */
export async function buildStyles() {
  const files = readdirSync(`${root}/app`, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/[^_/][^/]*\.css$/.test(file),
  );
  refuseSameNames(files);
  const { outputFiles } = await bundle({
    entryPoints: files.map((file) => `${root}/app/${file}`),
    outdir: "/",
    entryNames: "[name]",
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome80", "firefox78", "safari13"],
    loader: { ".svg": "dataurl" },
  });
  const placed = tokensInPlace(readFileSync(`${root}/app/ui/_tokens.css`, "utf8"));
  const shorter = (text) => placed(text.trim().replaceAll(/ aria-hidden="true"|%0A(?=')/g, ""));
  const sheets = outputFiles.map(({ path: file, text }) => [path.basename(file, ".css"), shorter(text)]);
  writeFileSync(`${buildFolder}/styles.json`, JSON.stringify(Object.fromEntries(sheets)));
}

function refuseSameNames(files) {
  const first = new Map();
  for (const file of files) {
    const name = path.basename(file);
    if (first.has(name))
      throw new Error(`Two style sheets have the same name: app/${first.get(name)} and app/${file}`);
    first.set(name, file);
  }
}

export function buildIcon() {
  const svg = readFileSync(`${root}/public/favicon.svg`, "utf8").trim().replaceAll('"', "'");
  const address = `data:image/svg+xml,${svg.replace(/[#%<> ]/g, encodeURIComponent)}`;
  writeFileSync(`${buildFolder}/icon.json`, JSON.stringify({ address }));
}

/** Pages cached by an earlier release are not used. */
export function buildVersion() {
  const version = hashOf(["app", "package-lock.json"]);
  writeFileSync(`${buildFolder}/version.json`, JSON.stringify({ version, commit: commit() }));
}

/** Empty where there is no history, or files differ from it. */
function commit() {
  const git = (...words) => spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
  return git("status", "--porcelain", "--untracked-files=no") === "" ? git("rev-parse", "HEAD") : "";
}

/** Made every time, as the tests may have changed. Files keep the rules out of the worker. */
async function buildPromises() {
  const { promises } = await import("./specification.mjs");
  const folder = `${root}/public/promises`;
  mkdirSync(folder, { recursive: true });
  const areas = promises().map(({ area, sections }) => {
    writeFileSync(`${folder}/${area}.json`, JSON.stringify(sections));
    return [area, sections.flatMap(({ rules }) => rules).length];
  });
  // A release that is made again must be the same (reproducible-builds.org/specs/source-date-epoch).
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  const at = seconds ? new Date(Number(seconds) * 1000) : new Date();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland" }).format(at);
  writeFileSync(`${buildFolder}/promises.json`, JSON.stringify({ day, areas: Object.fromEntries(areas) }));
}

const inBuild = (names) => names.map((name) => `${buildFolder}/${name}.json`);

/** The review lists are files, so that the site does not carry every text twice. */
export const buildReview = () =>
  unlessMade(
    "review",
    ["app", "workers", "public/error.html"],
    inBuild(["read-texts", "review"]),
    async () => {
      const { readState, reviewedTexts, reviewFiles } = await import("../translations/review.mjs");
      const { readGlossary } = await import("./glossary.mjs");
      const { wordsFor } = await readGlossary();
      const texts = reviewedTexts(root).map((text) => ({ ...text, words: wordsFor(text.en) }));
      const { overview, groups } = reviewFiles(texts);
      writeFileSync(`${buildFolder}/read-texts.json`, JSON.stringify(readState(root, texts)));
      writeFileSync(`${buildFolder}/review.json`, JSON.stringify(overview));
      const folder = `${root}/public/review`;
      mkdirSync(folder, { recursive: true });
      for (const { id, pages } of groups) writeFileSync(`${folder}/${id}.json`, JSON.stringify(pages));
    },
  );

const guide = ["app/content", "workers/content/load"];

/** Bundled, because support and first aid must be there when everything else fails. */
export const buildSupport = () =>
  unlessMade("support", guide, inBuild(["support", "first-aid"]), async () => {
    const { builtInTopics } = await import("../content/load/load.mjs");
    const shown = (/** @type {any} */ { keywords, keywordsOf, helplines, ...topic } = {}) => topic;
    const { support, firstAid } = builtInTopics();
    const { intro, topics } = support;
    writeFileSync(
      `${buildFolder}/support.json`,
      JSON.stringify({ intro: shown(intro), topics: topics.map(shown) }),
    );
    writeFileSync(`${buildFolder}/first-aid.json`, JSON.stringify(firstAid.map(shown)));
  });

/** Bundled, because the answer must come even when the database does not. */
export const buildDistress = () =>
  unlessMade(
    "distress",
    [...guide, "workers/distress"],
    inBuild(["distress", "helplines", "distress-phrases"]),
    async () => {
      const { compiledPhrases } = await import("../distress/compile.mjs");
      const { resolvedAnswers } = await import("../distress/resolve.mjs");
      const answers = resolvedAnswers();
      writeFileSync(`${buildFolder}/distress.json`, JSON.stringify(answers));
      const lines = new Map(answers.flatMap(({ lines }) => lines).map((line) => [line.number, line]));
      writeFileSync(`${buildFolder}/helplines.json`, JSON.stringify([...lines.values()]));
      writeFileSync(`${buildFolder}/distress-phrases.json`, JSON.stringify(compiledPhrases()));
    },
  );

/** A file, so that the site's worker does not carry it. */
export function buildLand() {
  const source = "app/features/services-near-me/map/land/nz-land-detailed.geojson";
  const sources = [source, "app/features/services-near-me/map/land/world.json", "workers/local/land.mjs"];
  return unlessMade("land", sources, [`${root}/public/land.json`], async () => {
    const { landLevels } = await import("./land.mjs");
    const levels = landLevels(JSON.parse(readFileSync(`${root}/${source}`, "utf8")));
    writeFileSync(`${root}/public/land.json`, JSON.stringify(levels));
  });
}

export function buildTopNames() {
  const records = `${root}/app/features/baby-names/records/english-top100.json`;
  const byName = topNamesByName(JSON.parse(readFileSync(records, "utf8")));
  writeFileSync(`${buildFolder}/top-names.json`, JSON.stringify(byName));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
