import { endWith } from "./end.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";
import { portToServe } from "./port.mjs";

const port = await portToServe();
installWhatIsMissing();
const { build } = await import("./build.mjs");
const { identityFor } = await import("./identity/beside-site.mjs");
const { load, migrate, serve, runHourlyJob } = await import("./serve.mjs");
const { localSettings } = await import("./settings.mjs");

const store = `${root}/.wrangler/state/v3`;
const settings = localSettings();
const [identity] = await Promise.all([identityFor(port, settings), build(), migrate(store)]);
const environment = { ...settings, ...identity.settings };
const { url, miniflare, stop } = await serve({ port, store, environment, hasGallery: true });
await load(miniflare);
await runHourlyJob(miniflare);
console.log(`Tīmata is ready: ${url}   (te reo Māori: ${url}/mi, pretend neighbours: ${url}/stand-ins)`);
if (identity.address) console.log(`People log in with a pretend identity provider: ${identity.address}`);

endWith(() => Promise.all([stop(), identity.stop()]));
