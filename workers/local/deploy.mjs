import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root, workers } from "./paths.mjs";

installWhatIsMissing();
const { build } = await import("./build.mjs");

const [site, services] = workers;
for (const { config } of [site, services]) {
  // Pretend neighbours must never be deployed.
  if (/stand-ins/i.test(readFileSync(config, "utf8").replace(/^\s*#.*$/gm, ""))) {
    console.error(`${config} binds a stand-in. Nothing was deployed.`);
    process.exit(1);
  }
}

await build();
for (const { config } of [services, site]) {
  const args = ["wrangler", "deploy", "-c", config, ...process.argv.slice(2)];
  const { status } = spawnSync("npx", args, { cwd: root, env: quiet, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
