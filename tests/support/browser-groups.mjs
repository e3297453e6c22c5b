import { findLightBrowser, findSameBrowser, findWholeBrowser } from "./find-browser.mjs";

/** @import { FoundBrowser } from "./find-browser.mjs" */
/**
 * @typedef {{
 *   name: string,
 *   find: () => Promise<FoundBrowser>,
 *   files: string[],
 * }} BrowserGroup
 */

/**
 * The test files, and folders with a slash at their end, that need a browser. A file belongs to the first group that names it.
 * @type {readonly BrowserGroup[]}
 */
export const browserGroups = [
  {
    name: "quick exit in a whole browser",
    find: findWholeBrowser,
    files: ["tests/browser/quick-exit-in-a-whole-browser.test.ts"],
  },
  {
    name: "pictures of the gallery",
    find: findSameBrowser,
    files: ["tests/browser/gallery.test.ts"],
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
 * The groups for which this machine has no browser.
 * @param {readonly string[]} [filters] parts of file names, as Vitest takes them; none means all files
 * @returns {Promise<BrowserGroup[]>}
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
