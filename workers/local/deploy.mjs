import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root, workers } from "./paths.mjs";
import { agencyProblem, paymentOriginsProblem } from "./payment-origins.mjs";

installWhatIsMissing();
const { build } = await import("./build.mjs");
const { unstable_readConfig: readConfig } = await import("wrangler");

const [site, services] = workers;
for (const { config } of [site, services]) {
  // Pretend neighbours must never be deployed.
  if (/stand-ins/i.test(readFileSync(config, "utf8").replace(/^\s*#.*$/gm, ""))) {
    refuse(`${config} binds a stand-in.`);
  }
}
const { vars } = readConfig({ config: site.config });
const args = process.argv.slice(2);
const problem = paymentOriginsProblem(vars, args) ?? agencyProblem(vars, args);
if (problem) refuse(problem);

await build();
for (const { config } of [services, site]) {
  const { status } = spawnSync("npx", ["wrangler", "deploy", "-c", config, ...args], {
    cwd: root,
    env: quiet,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

function refuse(reason) {
  console.error(`${reason}\nNothing was deployed.`);
  process.exit(1);
}
