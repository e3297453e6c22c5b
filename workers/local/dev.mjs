import { endWith } from "./end.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";
import { portToServe } from "./port.mjs";

const port = await portToServe();
installWhatIsMissing();
const { default: chokidar } = await import("chokidar");
const { build } = await import("./build.mjs");
const { identityFor } = await import("./identity/beside-site.mjs");
const { load, migrate, serve, runHourlyJob } = await import("./serve.mjs");
const { localSettings } = await import("./settings.mjs");

const store = `${root}/.wrangler/state/v3`;
const identity = await identityFor(port, localSettings());
if (identity.address) console.log(`People log in with a pretend identity provider: ${identity.address}`);
let running;
let isBuilding = false;
let isStale = false;
const changed = [`${root}/app/content/`];

/** The database is made from these, and loading it takes longest. */
const isLoaded = (file) => /\/(content|records|places|service-locations)\/.*(?<!\.tsx?|\.css)$/.test(file);

/** One build at a time; a change during a build starts the next. */
async function again() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  const isDataNew = changed.splice(0).some(isLoaded);
  try {
    await build();
    await running?.stop();
    running = await serve({
      port,
      store,
      environment: { ...localSettings(), ...identity.settings },
      hasGallery: true,
    });
    if (isDataNew) {
      await load(running.miniflare);
      await runHourlyJob(running.miniflare);
    }
    console.log(`${new Date().toLocaleTimeString("en-NZ")} ready: ${running.url}`);
  } catch (error) {
    if (isDataNew) changed.push(`${root}/app/content/`);
    console.error(error.message);
  }
  isBuilding = false;
  if (isStale) {
    isStale = false;
    await again();
  }
}

// Ready before the first build, so that no change is missed.
const watcher = chokidar.watch([`${root}/app`, `${root}/workers`], {
  ignoreInitial: true,
  ignored: /\.test\.tsx?$/,
});
await Promise.all([new Promise((ready) => watcher.once("ready", ready)), migrate(store)]);
watcher.on("all", (_, file) => {
  changed.push(file);
  void again();
});
endWith(() => Promise.all([running?.stop(), identity.stop()]));
await again();
