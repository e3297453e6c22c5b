// npm run chaos [-- --seed 7 --saves 10000 --rate 0.02 --drafts objects]: saves while whatever stands between the pieces is disturbed.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { installWhatIsMissing } from "../../workers/local/install.mjs";

installWhatIsMissing();
const { build } = await import("../../workers/local/build.mjs");
const { saveWhile } = await import("./visitors.mjs");
const { startDisturbed } = await import("./site.mjs");
const { load, migrate } = await import("../../workers/local/serve.mjs");

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    saves: { type: "string", default: "10000" },
    rate: { type: "string", default: "0.02" },
    // Where drafts lie: D1, or objects of their own.
    drafts: { type: "string", default: "D1" },
  },
});
const [seed, saves, rate] = [values.seed, values.saves, values.rate].map(Number);
/** @type {Record<string, string>} */
const draftsIn = values.drafts === "D1" ? {} : { DRAFTS_IN: values.drafts };
console.log(`seed ${seed}, ${saves} saves, ${100 * rate} % of requests and statements disturbed`);

await build();
const store = mkdtempSync(`${tmpdir()}/timata-chaos-`);
await migrate(`${store}/v3`);
const site = await startDisturbed({ store: `${store}/v3`, environment: draftsIn, seed, rate });
try {
  await load(site.miniflare, { places: false });
  const began = performance.now();
  const report = await saveWhile(site, { saves, visitors: 12, seed, journeys: Math.ceil(saves / 50) });
  const { lost, odd, ...counts } = report;
  console.log(JSON.stringify({ ...counts, seconds: Math.round((performance.now() - began) / 1000) }));
  console.log(JSON.stringify(await site.happened()));
  if (lost.length > 0) console.log(`LOST: ${JSON.stringify(lost.slice(0, 20))}`);
  if (odd.length > 0) console.log(`ODD: ${JSON.stringify(odd.slice(0, 20))}`);
  console.log(lost.length + odd.length > 0 ? `Wrong with seed ${seed}` : "No confirmed answer was lost.");
  process.exitCode = lost.length + odd.length + counts.unread > 0 ? 1 : 0;
} finally {
  await site.stop();
  rmSync(store, { recursive: true });
}
