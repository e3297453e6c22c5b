import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root, workers } from "./paths.mjs";
import { paymentOriginsProblem } from "./payment-origins.mjs";

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
const problem = paymentOriginsProblem(readConfig({ config: site.config }).vars, process.argv.slice(2));
if (problem) refuse(problem);

await build();
for (const { config } of [services, site]) {
  const args = ["wrangler", "deploy", "-c", config, ...process.argv.slice(2)];
  const { status } = spawnSync("npx", args, { cwd: root, env: quiet, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function refuse(reason) {
  console.error(`${reason}\nNothing was deployed.`);
  process.exit(1);
}
