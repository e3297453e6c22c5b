import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";
import { portToServe } from "./port.mjs";

const port = await portToServe();
installWhatIsMissing();
const { build } = await import("./build.mjs");
const { load, migrate, serve } = await import("./serve.mjs");

const store = `${root}/.wrangler/state/v3`;
await Promise.all([build(), migrate(store)]);
const { url, miniflare, stop } = await serve({ port, store });
await load(miniflare);
console.log(`Tīmata is ready: ${url}   (te reo Māori: ${url}/mi, pretend neighbours: ${url}/stand-ins)`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => stop().then(() => process.exit(0)));
}
