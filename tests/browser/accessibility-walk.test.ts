// Names, roles and order of 17 pages, as they are written down. `WRITE_WALK=1 npm test tests/browser/accessibility-walk.test.ts` writes them anew.

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";
import { accessibilityWalk } from "./accessibility-walk.mjs";

const site = sharedSite();
const browser = browserForTests();
const file = new URL("../../.github/accessibility-walk.md", import.meta.url);

test("A keyboard and a screen reader meet what is written down", async () => {
  const walk = await accessibilityWalk(browser, site.url);
  if (process.env.WRITE_WALK) writeFileSync(file, walk);
  expect(walk.split("\n")).toEqual(readFileSync(file, "utf8").split("\n"));
});
