// node tests/bench/start-up.mjs [times]: CPU of the runtime from its start to the first answer, with workers of several sizes, in turns.
// What a worker is filled up with is code that runs at its start, and words, half of each.

import { readdirSync, readFileSync } from "node:fs";
import { build as bundle } from "esbuild";
import { build } from "../../workers/local/build.mjs";
import { root, workers } from "../../workers/local/paths.mjs";
import { median } from "./measure.mjs";
import { startWorker } from "./runtime.mjs";
import { sizesOf } from "./sizes.mjs";

const times = Number(process.argv[2] ?? 15);
/** Kilobytes compressed, beyond the worker as it is. */
const more = [0, 100, 200, 300];

await build();
const [{ bundle: file }] = workers;
const site = readFileSync(file, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "");
const code = await modulesAsCode();
const words = wordsOfAll();
const scripts = more.map((kilobytes) => `${site}\n${filledWith(kilobytes * 1000)}`);
/** @type {number[][]} */
const found = scripts.map(() => []);
for (let time = 0; time < times; time++)
  for (const [index, script] of scripts.entries()) found[index].push(await cpuToFirstAnswer(script));
const [base] = found.map(median);
console.table(
  found.map((samples, index) => ({
    "KB compressed": Math.round(sizesOf(scripts[index]).gzip / 1000),
    "ms of CPU": Math.round(median(samples)),
    "of the smallest": Math.round((1000 * median(samples)) / base) / 1000,
  })),
);

async function cpuToFirstAnswer(script) {
  const worker = await startWorker(script, { handleRuntimeStdio: () => {} });
  try {
    await (await fetch(`${worker.url}/no-such-page`)).arrayBuffer();
    return worker.cpu();
  } finally {
    await worker.stop();
  }
}

/** Our own modules with all that they import, each of them alone: they run when the worker starts. */
async function modulesAsCode() {
  const folder = `${root}/workers/rules/variables`;
  const { outputFiles } = await bundle({
    entryPoints: readdirSync(folder).filter((name) => !name.endsWith(".test.ts")),
    absWorkingDir: folder,
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2024",
  });
  return outputFiles.map(({ text }) => text);
}

function wordsOfAll() {
  const files = readdirSync(`${root}/app`, { recursive: true, encoding: "utf8" });
  const tables = files.filter((name) => name.endsWith(".en.json"));
  return tables.map(
    (name) => `(globalThis.words ??= []).push(${readFileSync(`${root}/app/${name}`, "utf8")});\n`,
  );
}

/** The same piece comes again only after more than gzip looks back for. */
function filledWith(bytes) {
  const filled = (pieces) => {
    let [text, size] = ["", 0];
    for (let index = 0; size < bytes / 2; index++) {
      const piece = pieces[index % pieces.length];
      text += piece;
      size += sizesOf(piece).gzip;
    }
    return text;
  };
  return filled(code) + filled(words);
}
