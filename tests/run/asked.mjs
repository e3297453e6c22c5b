import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "../../workers/local/imports.mjs";
import { needsWorkers, reachedFrom, testFiles } from "./imports.mjs";

/**
 * The test files that are meant by parts of their names.
 * @param {readonly string[]} filters
 * @returns {string[]} all for none
 * @throws for a part that is in no name
 */
export function filesNamed(filters) {
  const wanted = filters.map((filter) => filter.replace(`${root}/`, "").replace(/^\.\//, ""));
  const unknown = wanted.filter((filter) => !testFiles.some((file) => file.includes(filter)));
  if (unknown.length > 0) throw new Error(unknown.map(sayUnknown).join("\n"));
  return testFiles.filter((file) => wanted.length === 0 || wanted.some((filter) => file.includes(filter)));
}

/** @param {string} filter */
function sayUnknown(filter) {
  const name = filter.split("/").at(-1) ?? "";
  const near = testFiles
    .map((file) => ({ file, alike: likeness(name, file.split("/").at(-1) ?? "") }))
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, 3);
  return `There is no test file ${filter}. Near it: ${near.map(({ file }) => file).join(", ")}`;
}

/**
 * How many pairs of letters two names share, of all that they have.
 * @param {string} one
 * @param {string} other
 */
function likeness(one, other) {
  /** @param {string} name */
  const pairs = (name) => new Set([...name].slice(1).map((letter, at) => name[at] + letter));
  const [mine, theirs] = [pairs(one), pairs(other)];
  return [...mine].filter((pair) => theirs.has(pair)).length / (mine.size + theirs.size);
}

/**
 * The test files that a change touches: those that import what has changed; for a file of a feature also those that open the site and
 * know the feature, and for a file that every page needs, all that open the site.
 * @param {string} [since] a commit; what is not committed alone, when missing
 */
export function filesTouched(since = "HEAD") {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = [
    ...git("diff", "--name-only", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => !file.endsWith(".md") || file.startsWith("app/content/"));
  return testsOf(changed);
}

/** @param {readonly string[]} changed */
export function testsOf(changed) {
  const features = new Set(changed.flatMap((file) => featureOf(file) ?? []));
  const isEverywhere = changed.some((file) => isProduct(file) && !featureOf(file));
  return testFiles.filter((file) => {
    const reached = reachedFrom(file);
    if (changed.some((each) => reached.has(each))) return true;
    if (changed.length > 0 && looksAtAll.includes(file)) return true;
    if (!needsWorkers(reached)) return false;
    const isNamed = [...features].some((feature) => path.basename(file).startsWith(path.basename(feature)));
    return isEverywhere || isNamed || [...reached].some((each) => features.has(featureOf(each) ?? ""));
  });
}

/** @param {string} file */
const featureOf = (file) => /^app\/features\/[^/]+/.exec(file)?.[0];

/** @param {string} file */
const isProduct = (file) =>
  /^(app|workers|migrations|public)\/|^(package-lock\.json|wrangler\.toml)$/.test(file) &&
  !/\.test\.tsx?$|^workers\/local\/(?!serve\.mjs|build\.mjs)/.test(file);

const looksAtAll = ["architecture", "documentation", "languages"].map((name) => `tests/${name}.test.ts`);
