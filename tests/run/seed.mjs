import { execFileSync } from "node:child_process";
import { root } from "../../workers/local/paths.mjs";

/**
 * The seed of all random cases of a run: that of `SEED`; in CI it comes from the commit, so that a run that is repeated has the same
 * cases; elsewhere every run has new ones.
 */
export function seedOfRun() {
  if (process.env.SEED) return Number(process.env.SEED);
  if (process.env.CI) return Number.parseInt(commit().slice(0, 7), 16);
  return Date.now() % 2 ** 31;
}

function commit() {
  if (process.env.GITHUB_SHA) return process.env.GITHUB_SHA;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  } catch {
    return Date.now().toString(16).slice(-7);
  }
}
