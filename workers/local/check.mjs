import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

installWhatIsMissing();
const { buildImports } = await import("./build.mjs");
await buildImports();

const checks = {
  "types of the workers": ["typescript/bin/tsc", "-p", "."],
  "types of the islands": ["typescript/bin/tsc", "-p", "app/islands"],
  "types of the tools": ["typescript/bin/tsc", "-p", "workers/local"],
  "what nobody uses": ["knip/bin/knip.js", "--no-progress", "--no-config-hints"],
  "lint and format": ["@biomejs/biome/bin/biome", "ci", "."],
  "import directions, both languages, te reo Māori, documents": [
    "vitest/vitest.mjs",
    "run",
    "--config",
    "tests/vitest.config.ts",
    "tests/architecture.test.ts",
    "tests/languages.test.ts",
    "tests/glossary.test.ts",
    "tests/documentation.test.ts",
  ],
};

/** @param {[string, string[]]} check */
function begin([title, [program, ...args]]) {
  const check = spawn(process.execPath, [`${root}/node_modules/${program}`, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...quiet, NODE_ENV: "test" },
  });
  const status = new Promise((resolve) => check.once("close", resolve));
  return { title, status, output: Promise.all([text(check.stdout), text(check.stderr)]) };
}

const asked = process.argv.includes("--without-tests")
  ? Object.entries(checks).slice(0, -1)
  : Object.entries(checks);
const failed = [];
for (const { title, status, output } of asked.map(begin)) {
  console.log(`\n${title}\n${(await output).join("").trim()}`);
  if ((await status) !== 0) failed.push(title);
}

console.log(failed.length > 0 ? `\nNot good: ${failed.join("; ")}` : "\nAll good");
process.exitCode = failed.length > 0 ? 1 : 0;
