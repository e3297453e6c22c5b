import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

installWhatIsMissing();
const { groupsWithoutBrowser } = await import("../../tests/support/browser-groups.mjs");
const { prepareDatabase } = await import("../../tests/support/prepared.mjs");
const { build } = await import("./build.mjs");

const filters = process.argv.slice(2);
const leftOut = await groupsWithoutBrowser(filters);
await build();
await prepareDatabase();

Object.assign(process.env, quiet, {
  NODE_ENV: "production",
  TESTS_LEFT_OUT: leftOut.flatMap(({ files }) => files).join(","),
});
const { startVitest } = await import("vitest/node");
const vitest = await startVitest("test", filters, {
  config: `${root}/tests/vitest.config.ts`,
  root,
  run: true,
});
const { passed, failed, passedLater } = count(vitest.state);
await vitest.close();
for (const name of passedLater) console.log(`${name}: passed at a later try`);
for (const { name } of leftOut) console.log(`${name}: not run, needs Chromium`);
// In CI, what could not run counts as failed.
const failedInAll = failed + (process.env.CI ? leftOut.length : 0);
process.exitCode = failedInAll > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failedInAll} failed`);

/** An unreadable file and an error outside of any test count as failed tests. */
function count(state) {
  const modules = state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const results = tests.map((test) => test.result().state);
  const unready = modules.filter((module) => module.errors().length > 0 || hasBrokenSuite(module));
  const broken = unready.length + state.getUnhandledErrors().length;
  const passed = results.filter((result) => result === "passed").length;
  const passedLater = tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName);
  return { passed, failed: results.length - passed + broken, passedLater };
}

function hasBrokenSuite(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
}
