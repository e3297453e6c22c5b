import { spawnSync } from "node:child_process";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root, workers } from "./paths.mjs";

installWhatIsMissing();
const { build } = await import("./build.mjs");
const { unstable_readConfig: readConfig } = await import("wrangler");

const [site, services] = workers;
const { productionProblem } = await import("./deploying/settings.mjs");
const [ofSite, ofServices] = [site, services].map(({ config }) => readConfig({ config }));
const args = process.argv.slice(2);
const problem = productionProblem({ site: ofSite, services: ofServices }, args);
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
