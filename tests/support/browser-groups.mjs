import { findLightBrowser, findWholeBrowser } from "./find-browser.mjs";

/**
 * The test files that need a browser: each by itself, or all of a folder (a slash at its end). A file belongs to the first
 * group that names it.
 */
export const browserGroups = [
  {
    name: "quick exit in a whole browser",
    find: findWholeBrowser,
    files: ["tests/browser/quick-exit-in-a-whole-browser.test.ts"],
  },
  { name: "pages and islands in a browser", find: findLightBrowser, files: ["tests/browser/"] },
  {
    name: "journeys and log-in in a browser",
    find: findLightBrowser,
    files: ["tests/journeys/in-a-browser.test.ts", "tests/identity/in-a-browser.test.ts"],
  },
  {
    name: "questions in sight in a browser",
    find: findLightBrowser,
    files: ["tests/visibility.test.tsx", "tests/registration-visibility.test.tsx"],
  },
];

/**
 * The groups that this machine has no browser for.
 * @param {readonly string[]} filters parts of file names that are asked for; none asks for all
 */
export async function groupsWithoutBrowser(filters = []) {
  const missing = [];
  for (const group of browserGroups) {
    if (isAsked(group, filters) && !(await group.find().catch(() => undefined))) missing.push(group);
  }
  return missing;
}

const isAsked = ({ files }, filters) =>
  filters.length === 0 ||
  files.some((file) => filters.some((filter) => file.includes(filter) || filter.includes(file)));
