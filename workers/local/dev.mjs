import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";

installWhatIsMissing();
const { default: chokidar } = await import("chokidar");
const { build } = await import("./build.mjs");
const { load, migrate, serve } = await import("./serve.mjs");

const store = `${root}/.wrangler/state/v3`;
const port = Number(process.env.PORT ?? 8787);
let running;
let isBuilding = false;
let isStale = false;

/** Builds and starts again, one at a time; a change during a build is taken up right after it. */
async function again() {
  if (isBuilding) {
    isStale = true;
    return;
  }
  isBuilding = true;
  try {
    await build();
    await running?.stop();
    running = await serve({ port, store });
    await load(running.miniflare);
    console.log(`${new Date().toLocaleTimeString("en-NZ")} ready: ${running.url}`);
  } catch (error) {
    console.error(error.message);
  }
  isBuilding = false;
  if (isStale) {
    isStale = false;
    await again();
  }
}

await migrate(store);
await again();
chokidar
  .watch([`${root}/app`, `${root}/workers`], { ignoreInitial: true, ignored: /\.test\.tsx?$/ })
  .on("all", () => void again());
