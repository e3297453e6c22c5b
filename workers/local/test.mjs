import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

installWhatIsMissing();
const { findLightBrowser } = await import("../../tests/support/find-browser.mjs");
const { prepareDatabase } = await import("../../tests/support/prepared.mjs");
const { build } = await import("./build.mjs");

// Once for all that run beside each other.
await findLightBrowser().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await build();
await prepareDatabase();

Object.assign(process.env, quiet, { NODE_ENV: "test" });
const { startVitest } = await import("vitest/node");
const vitest = await startVitest("test", process.argv.slice(2), {
  config: `${root}/tests/vitest.config.ts`,
  root,
  run: true,
});
const { passed, failed } = count(vitest.state);
await vitest.close();
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

/** A file that could not be read or prepared, and an error outside of any test, count as failed tests. */
function count(state) {
  const modules = state.getTestModules();
  const results = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const unready = modules.filter((module) => module.errors().length > 0 || hasBrokenSuite(module));
  const broken = unready.length + state.getUnhandledErrors().length;
  const passed = results.filter((result) => result === "passed").length;
  return { passed, failed: results.length - passed + broken };
}

function hasBrokenSuite(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
}
