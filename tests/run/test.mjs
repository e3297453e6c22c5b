import { installWhatIsMissing } from "../../workers/local/install.mjs";
import { quiet, root } from "../../workers/local/paths.mjs";

installWhatIsMissing();
const { parseCLI } = await import("vitest/node");
const { filesNamed, filesTouched } = await import("./asked.mjs");
const { needsImports, needsWorkers, reachedFrom } = await import("./imports.mjs");
const { seedOfRun } = await import("./seed.mjs");

const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
const files = filesAsked();
if (files.length === 0) process.exit();

const { groupsWithoutBrowser } = await import("../support/browser-groups.mjs");
const leftOut = await groupsWithoutBrowser(files);
await buildWhatTheyNeed();

const seed = seedOfRun();
Object.assign(process.env, quiet, {
  NODE_ENV: "production",
  SEED: String(seed),
  TESTS_LEFT_OUT: leftOut.flatMap(({ files }) => files).join(","),
});
const { startVitest } = await import("vitest/node");
const { QuietReporter } = await import("./reporter.mjs");
const isNarrowed = filter.length > 0 || options.changed;
const { changed: _, ...others } = options;
const vitest = await startVitest("test", isNarrowed ? files : [], {
  reporters: [new QuietReporter()],
  ...others,
  config: `${root}/tests/vitest.config.ts`,
  root,
  run: true,
});
const { passed, failed } = count(vitest.state);
await vitest.close();
for (const { name } of leftOut) console.log(`${name}: not run, needs Chromium`);
// In CI, a test that could not run has failed.
const failedInAll = failed + (process.env.CI ? leftOut.length : 0);
process.exitCode = failedInAll > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failedInAll} failed; the same random cases again: SEED=${seed}`);

function filesAsked() {
  try {
    const named = filesNamed(filter);
    if (!options.changed) return named;
    const touched = new Set(filesTouched(options.changed === true ? undefined : options.changed));
    const both = named.filter((file) => touched.has(file));
    console.log(`${both.length} test files are touched by what has changed`);
    return both;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Most tests need none of what is built for workers. */
async function buildWhatTheyNeed() {
  const reached = files.map(reachedFrom);
  const isForWorkers = reached.some(needsWorkers);
  if (!isForWorkers && !reached.some(needsImports)) return;
  const { build, buildImports } = await import("../../workers/local/build.mjs");
  if (!isForWorkers) return buildImports();
  await build();
  const { prepareDatabase } = await import("../support/prepared.mjs");
  await prepareDatabase();
}

/** An unreadable file, or an error outside any test, counts as a failed test. */
function count(state) {
  const modules = state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const results = tests.map((test) => test.result().state);
  const unready = modules.filter((module) => module.errors().length > 0 || hasBrokenSuite(module));
  const broken = unready.length + state.getUnhandledErrors().length;
  const passed = results.filter((result) => result === "passed").length;
  // A test left out has failed, unless part of a name was asked for.
  const isWrong = (result) => result === "failed" || (result !== "passed" && !options.testNamePattern);
  return { passed, failed: results.filter(isWrong).length + broken };
}

function hasBrokenSuite(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
}
