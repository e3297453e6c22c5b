import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { findWholeBrowser } from "../support/find-browser.mjs";
import { sharedSite } from "../support/site.ts";
import { cookieNames, islandPages } from "./island-pages.ts";
import { exitLink, openToLeave, outside, questions, sendAnswers } from "./quick-exit.ts";

const site = sharedSite();
// A browser without windows never goes on from a page that has it forget its cookies (Clear-Site-Data).
const { fresh } = islandPages({ isWhole: true });

test("Quick exit without a script is a link that forgets, and tells the other page nothing", async () => {
  const { page, visits, arrive } = await openToLeave(fresh, site.url + questions, {
    javaScriptEnabled: false,
  });
  await sendAnswers(page);
  arrive();
  await page.click(exitLink);
  await page.waitForURL(outside);
  expect(visits.map((request) => request.headers().referer)).toEqual([undefined]);
  expect(await cookieNames(page)).toEqual(["__Host-left"]);
  const asked = page.waitForResponse((answer) => answer.url().startsWith(site.url));
  await page.goBack().catch(() => null);
  const answer = await asked;
  expect([answer.status(), answer.headers().location]).toEqual([303, outside]);
  expect(await page.locator("#probably").count()).toBe(0);
  // Who comes back by themselves, and presses a link, finds the site as before.
  await page.goto(`${site.url}/support`);
  await page.click("footer a[href='/contact']");
  await page.waitForURL(/contact/);
});

test("A page about safety leaves its address in the history and nothing else on the disk [site/leaving/no-trace]", async () => {
  const profile = mkdtempSync(path.join(tmpdir(), "timata-profile-"));
  try {
    const context = await chromium.launchPersistentContext(profile, await findWholeBrowser());
    const page = await context.newPage();
    for (const address of [
      "/stage/baby",
      "/online-safety",
      "/mi/online-safety",
      "/stage/toddler?card=4214",
    ]) {
      await page.goto(site.url + address);
      await page.waitForLoadState("networkidle");
    }
    await context.close();
    const found = (words: string) =>
      filesOf(profile).filter((file) => {
        const bytes = readFileSync(file);
        return bytes.includes(words) || bytes.includes(Buffer.from(words, "utf16le"));
      });
    expect(found("/stage/baby").filter((file) => /Cache/.test(file))).not.toEqual([]);
    for (const address of ["/online-safety", "/mi/online-safety", "/stage/toddler?card=4214"])
      expect(found(site.url + address).filter((file) => /Cache|Storage/.test(file))).toEqual([]);
    const history = found("online-safety").filter((file) => /History|Session/.test(file));
    expect(history).not.toEqual([]);
    for (const file of history) expect(readFileSync(file).includes("Online safety –")).toBe(false);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path: before, name }) => path.join(parentPath ?? before, name));
