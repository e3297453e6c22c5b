import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { browserGroups } from "./support/browser-groups.mjs";
import { findWholeBrowser } from "./support/find-browser.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => `tests/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.test\.tsx?$/.test(file));
const opensBrowser =
  /\b(browserForTests|visitAll|islandPages|watchedBrowser|findBrowser|findLightBrowser|findWholeBrowser)\(/;
const groupsOf = (file: string) =>
  browserGroups.filter(({ files }) =>
    files.some((named) => (named.endsWith("/") ? file.startsWith(named) : file === named)),
  );

test("a test file opens a browser if and only if a group names it, so that a machine without one can leave it out", () => {
  const me = "tests/browser-groups.test.ts";
  const opening = files.filter(
    (file) => file !== me && opensBrowser.test(readFileSync(`${folder}/../${file}`, "utf8")),
  );
  expect(files.filter((file) => groupsOf(file).length > 0)).toEqual(opening);
});

test("what wants a whole browser is a group that needs one", () => {
  const wanting = files.filter((file) =>
    readFileSync(`${folder}/../${file}`, "utf8").includes("isWhole: true"),
  );
  for (const file of wanting.filter((file) => file !== "tests/browser-groups.test.ts"))
    expect(groupsOf(file)[0]?.find, file).toBe(findWholeBrowser);
});
