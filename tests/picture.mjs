import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importsOf, isTest, sources } from "../workers/local/imports.mjs";
import { root } from "../workers/local/paths.mjs";

const file = `${root}/.github/architecture.svg`;
const width = 1000;
const height = 840;

/** From top to bottom: nobody imports what is drawn above. `lists`: the folder whose folders are shown in the box. */
const boxes = {
  entry: box(
    40,
    66,
    580,
    50,
    "entry",
    "every request: limits, forged forms, files, headers; every address, and what answers there",
  ),
  features: box(
    40,
    156,
    580,
    148,
    "features",
    "what the product does; each is imported by its index.ts alone",
    {
      lists: "app/features",
    },
  ),
  wizard: box(
    40,
    344,
    580,
    50,
    "wizard",
    "services of several steps: drafts, conflicts, review, coming back",
  ),
  forms: box(40, 434, 370, 50, "forms", "a question is declared once: check, page, pruning"),
  server: box(440, 434, 180, 130, "server", "what a request needs", { lists: "app/server" }),
  ui: box(40, 524, 370, 50, "ui", "page furniture, the look"),
  nz: box(40, 614, 140, 50, "nz", "New Zealand facts"),
  islands: box(204, 614, 160, 50, "islands", "all code for browsers"),
  i18n: box(388, 614, 232, 50, "i18n", "languages, addresses, words"),
  "stand-ins": box(690, 66, 270, 50, "stand-ins", "pretend neighbours, never deployed", {
    dashed: true,
  }),
  gallery: box(690, 146, 270, 92, "gallery", "every component, for designers", { dashed: true }),
  services: box(690, 262, 270, 476, "second worker", "Hono; answers under /api too", {
    lists: "workers",
    without: ["call", "local", "log", "stand-ins", "translations"],
    words: {
      amounts: "what is paid, since when",
      content: "the guide, and finding in it",
      distress: "words of danger and loss",
      drafts: "a form in an object of its own",
      mail: "each mail delivered once",
      keys: "secrets that can change",
      "open-data": "records, as CKAN has them",
      papers: "paper forms as PDF",
      places: "suburbs, towns, streets",
      reminders: "who is reminded of what",
      rules: "who can get what, and why",
      "service-locations": "what is nearest",
      watch: "a walk each five minutes, alerts",
    },
  }),
  shared: box(690, 764, 270, 50, "shared", "call: in time, size, shape · log"),
};

const bindings = [{ from: "server", to: "services", words: "HTTP" }];

/** @returns {any} */
function box(x, y, w, h, name, does, more = {}) {
  return { x, y, w, h, name, does, ...more };
}

function boxOf(path) {
  const [top, second, third] = path.split("/");
  if (top === "app") return third === undefined ? "entry" : second;
  if (top !== "workers" || ["local", "translations"].includes(second)) return undefined;
  if (["call", "log", "base64url.ts"].includes(second)) return "shared";
  return second in boxes ? second : "services";
}

/** Types that the site borrows from the second worker do not count: they are gone when it runs. */
function arrows() {
  const pairs = sources
    .filter((source) => !isTest(source))
    .flatMap(importsOf)
    .filter(({ from, to, isPackage, typeOnly }) => !isPackage && !(typeOnly && topOf(from) !== topOf(to)))
    // Anybody may read data.
    .filter(({ to }) => !to.endsWith(".json"))
    .map(({ from, to }) => [boxOf(from), boxOf(to)])
    .filter(([from, to]) => from !== to && from in boxes && to in boxes);
  return [...new Set(pairs.map((pair) => pair.join(" ")))].sort().map((pair) => pair.split(" "));
}

const topOf = (path) => path.split("/")[0];

/** Drops an arrow from a to c where a reaches c through b. */
function fewest(all) {
  const reaches = (from, to) =>
    all.some(([start, next]) => start === from && (next === to || reaches(next, to)));
  return all.filter(
    ([from, to]) => !all.some(([start, next]) => start === from && next !== to && reaches(next, to)),
  );
}

/** @throws for an arrow that would point upwards */
export function picture() {
  const lines = fewest(arrows()).map(([from, to]) => arrow(boxes[from], boxes[to], `${from} imports ${to}`));
  const bound = bindings.map(({ from, to, words }) => binding(boxes[from], boxes[to], words));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title about">
<title id="title">The architecture of Tīmata</title>
<desc id="about">${fewest(arrows())
    .map(([from, to]) => `${from} imports ${to}`)
    .join(", ")}.</desc>
<style>
:root{--paper:#f6f4ee;--panel:#fffdf8;--box:#fff;--ink:#14302f;--soft:#55706d;--line:#17403f;--chip:#e3efe9}
@media(prefers-color-scheme:dark){:root{--paper:#0d1918;--panel:#12221f;--box:#1a2f2c;--ink:#eaf3ef;--soft:#a3bdb7;--line:#7fc4b4;--chip:#27463f}}
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--soft)}
.name{font-weight:650;font-size:16px;fill:var(--ink)}.row,.note{font-size:12px}.chip{font-size:12px;fill:var(--ink)}.head{font-size:13px;font-weight:600;letter-spacing:.04em}
.panel{fill:var(--panel);stroke:var(--chip)}.box{fill:var(--box);stroke:var(--line);stroke-width:1.5}.tag{fill:var(--chip)}
.dashed{stroke-dasharray:5 4}.arrow{fill:none;stroke:var(--line);stroke-width:1.8}.tip{fill:var(--line)}
</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 0 10 5 0 10z"/></marker></defs>
<rect width="${width}" height="${height}" rx="14" fill="var(--paper)"/>
<rect class="panel" x="20" y="16" width="620" height="816" rx="10"/>
<rect class="panel" x="670" y="16" width="310" height="816" rx="10"/>
<text class="head" x="40" y="44">app · the site, a worker</text>
<text class="head" x="690" y="44">workers · what runs beside it</text>
${[...lines, ...bound].join("\n")}
${Object.values(boxes).map(drawBox).join("\n")}
<text class="note" x="40" y="730">An arrow means: imports. Those that follow</text>
<text class="note" x="40" y="748">from other arrows are left out. Dashed: a</text>
<text class="note" x="40" y="766">service binding. No import points upwards.</text>
</svg>
`;
}

function drawBox({ x, y, w, h, name, does, dashed, lists, without = [], words }) {
  const names = lists ? foldersOf(lists, without) : [];
  const chips = words ? drawRows({ x, y }, names, words) : drawChips({ x, y, w }, names);
  return `<rect class="box${dashed ? " dashed" : ""}" x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>
<text class="name" x="${x + 14}" y="${y + 21}">${name}</text><text x="${x + 14}" y="${y + 39}">${does}</text>${chips}`;
}

function foldersOf(folder, without) {
  const inside = sources.filter((source) => source.startsWith(`${folder}/`) && !isTest(source));
  const names = inside.map((source) => source.slice(folder.length + 1).split("/"));
  return [...new Set(names.filter(({ length }) => length > 1).map(([first]) => first))]
    .filter((name) => !without.includes(name))
    .sort();
}

function drawChips({ x, y, w }, names) {
  let [left, top] = [x + 14, y + 50];
  const drawn = names.map((name) => {
    if (left + widthOf(name) > x + w - 8) [left, top] = [x + 14, top + 24];
    const drawn = chip(name, left, top);
    left += widthOf(name) + 5;
    return drawn;
  });
  return `\n${drawn.join("\n")}`;
}

function drawRows({ x, y }, names, words) {
  const drawn = names.map((name, index) => {
    if (!words[name]) throw new Error(`The picture has no words for ${name}. Add them in picture.mjs.`);
    const top = y + 54 + index * 38;
    return `${chip(name, x + 14, top)}<text class="row" x="${x + 20}" y="${top + 34}">${words[name]}</text>`;
  });
  return `\n${drawn.join("\n")}`;
}

const widthOf = (name) => Math.round(name.length * 6.6) + 16;
const chip = (name, x, y) =>
  `<rect class="tag" x="${x}" y="${y}" width="${widthOf(name)}" height="20" rx="10"/><text class="chip" x="${x + widthOf(name) / 2}" y="${y + 14}" text-anchor="middle">${name}</text>`;

function arrow(from, to, what) {
  const below = from.y + from.h;
  const [left, right] = [Math.max(from.x, to.x), Math.min(from.x + from.w, to.x + to.w)];
  if (left < right) {
    if (below > to.y)
      throw new Error(
        `The picture has an arrow upwards: ${what}. Mend the import, or the places in picture.mjs.`,
      );
    const x = (left + right) / 2;
    return `<path class="arrow" d="M${x} ${below}V${to.y - 1}" marker-end="url(#tip)"/>`;
  }
  const y = beside(from, to, what);
  const [start, end] = from.x < to.x ? [from.x + from.w, to.x - 1] : [from.x, to.x + to.w + 1];
  return `<path class="arrow" d="M${start} ${y}H${end}" marker-end="url(#tip)"/>`;
}

function beside(from, to, what) {
  const [top, bottom] = [Math.max(from.y, to.y), Math.min(from.y + from.h, to.y + to.h)];
  if (top >= bottom)
    throw new Error(`The picture has no room for an arrow: ${what}. Mend the places in picture.mjs.`);
  return (top + bottom) / 2;
}

function binding(from, to, words) {
  const y = beside(from, to, words);
  const start = from.x + from.w;
  return `<path class="arrow dashed" d="M${start} ${y}H${to.x - 1}" marker-end="url(#tip)"/>
<text x="${(start + to.x) / 2 + 9}" y="${y - 6}" text-anchor="middle">${words}</text>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isFresh = () => {
    try {
      return readFileSync(file, "utf8") === picture();
    } catch (error) {
      console.error(error.message);
      return false;
    }
  };
  if (!process.argv.includes("--check")) writeFileSync(file, picture());
  else if (!isFresh()) {
    console.error("The picture of the architecture is stale: node tests/picture.mjs draws it.");
    process.exitCode = 1;
  }
}
