import { appendFileSync } from "node:fs";
import { installWhatIsMissing } from "../install.mjs";
import { root, workers } from "../paths.mjs";
import { wrangler } from "./wrangler.mjs";

// node workers/local/deploying/run.mjs put-up|take-down <preview>   sums|release|rollback
installWhatIsMissing();
const { unstable_readConfig: readConfig } = await import("wrangler");
const { putUp, takeDown } = await import("./preview.mjs");
const { namesOf } = await import("./preview-configs.mjs");
const { addEarlierFiles } = await import("./earlier-files.mjs");
const { askHealth, release, rollBack } = await import("./release.mjs");
const { productionProblem } = await import("./settings.mjs");

const [what, preview] = process.argv.slice(2);
const [site, services] = workers;
const configs = { site: site.config, services: services.config };

const actions = {
  "put-up": async () => {
    const subdomain = needed("WORKERS_SUBDOMAIN");
    const { build } = await import("../build.mjs");
    const { installContent } = await import("./content-of.mjs");
    await build();
    const { origin, configs } = await putUp(preview, { wrangler, subdomain });
    await installContent(namesOf(preview).database, configs.site, { wrangler });
    console.log(origin);
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `address=${origin}\n`);
  },
  "take-down": () => takeDown(preview, { wrangler }),
  release: async () => {
    const { build } = await import("../build.mjs");
    const [ofSite, ofServices] = [site, services].map(({ config }) => readConfig({ config }));
    const problem = productionProblem({ site: ofSite, services: ofServices });
    if (problem) throw new Error(`${problem}\nNothing was deployed.`);
    await build();
    await addEarlierFiles({ origin: ofSite.vars.ORIGIN, folder: `${root}/public` });
    await release({ wrangler, configs, isWell: () => askHealth(ofSite.vars.ORIGIN) });
  },
  sums: async () => {
    const { build } = await import("../build.mjs");
    const { writeSums } = await import("./sums.mjs");
    await build();
    console.log(await writeSums({ wrangler, configs }));
  },
  rollback: () => rollBack({ wrangler, configs }),
};

function needed(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing (.github/DEPLOYING.md).`);
  return value;
}

try {
  if (!actions[what]) throw new Error(`One of: ${Object.keys(actions).join(", ")}`);
  await actions[what]();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
