import { spawnSync } from "node:child_process";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

installWhatIsMissing();
const { buildImports } = await import("./build.mjs");
await buildImports();

const checks = {
  "types of the workers": ["typescript/bin/tsc", "-p", "."],
  "types of the islands": ["typescript/bin/tsc", "-p", "app/islands"],
  "lint and format": ["@biomejs/biome/bin/biome", "ci", "."],
  "import directions, both languages, documents": [
    "vitest/vitest.mjs",
    "run",
    "--config",
    "tests/vitest.config.ts",
    "tests/architecture.test.ts",
    "tests/languages.test.ts",
    "tests/documentation.test.ts",
  ],
};

const failed = Object.entries(checks).filter(([title, [program, ...args]]) => {
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, [`${root}/node_modules/${program}`, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...quiet, NODE_ENV: "test" },
  });
  return status !== 0;
});

console.log(failed.length > 0 ? `\nNot good: ${failed.map(([title]) => title).join("; ")}` : "\nAll good");
process.exitCode = failed.length > 0 ? 1 : 0;
