import { gzipSync } from "node:zlib";
import type { Page as BrowserPage, Response } from "playwright-core";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { budgets } from "../bench/budgets.mjs";
import { sizesOfBuild } from "../bench/sizes.mjs";
import { carryCookies } from "../support/carry-cookies.ts";
import { applyPath } from "../support/childcare.ts";
import { mostOf, spoilt, store } from "../support/childcare-most.ts";
import { sceneOf } from "../support/childcare-scenes.ts";
import { approvedService, confirmPath } from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteWithIdentity } from "../support/identity.ts";
import { nextPage } from "../support/next-page.ts";
import type { Page } from "../support/page.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteWithIdentity();
const browser = watchedBrowser();
const scripts = sizesOfBuild();
/** A folder for pictures, to look at the pages. */
const { SHOTS } = process.env;

/** Pixels: a small phone, of which a page may be six screens long. */
const phone = { width: 360, height: 740 };
const screens = 6;

type Step = keyof typeof mostOf;

/** Those that can be wrong: ticks alone cannot. */
const parts: Readonly<Record<Step, readonly number[]>> = {
  "your-details": [1, 2, 3, 4],
  "your-work": [1, 2, 3],
  "assets-and-income": [2, 3, 4, 5],
  "dependent-children": [1, 2, 8],
  "relationship-status": [1],
  "partner-details": [1, 2, 3, 4],
  "partner-work": [1, 2, 3],
  "partner-assets-and-income": [2, 3, 4, 5],
};

/** Of both widths, to look at. */
async function takePictures(page: BrowserPage, path: string): Promise<void> {
  for (const width of [1280, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.screenshot({ path: `${path}-${width}.png`, fullPage: true });
  }
}

/** A couple's application in which somebody has typed a step. */
async function stored(step: Step, answers: Answers): Promise<{ parent: Visitor; page: Page }> {
  const { parent } = await sceneOf(site, "answered");
  return { parent, page: await store(await parent.visit(applyPath(step)), answers) };
}

/** As the phone shows a page: the whole of it, and its weight. */
async function measuring(prefix: string) {
  const page = await browser.page(site.url, { viewport: phone });
  const found: Record<string, unknown> = {};
  let count = 0;
  /** @param button pressed then: its value */
  const measure = async (visitor: Visitor, path: string, button?: string) => {
    await page.context().clearCookies();
    await carryCookies(visitor, page);
    const opened = await page.goto(site.url + prefix + path);
    expect([path, page.url(), opened?.status()]).toEqual([path, site.url + prefix + path, 200]);
    await weigh(path, opened);
    if (!button) return;
    const refused = await nextPage(page, () => page.click(`main form button[value=${button}]`));
    expect([path, refused.status()]).toEqual([path, 422]);
    await weigh(`${path} wrong`, refused);
  };
  const weigh = async (name: string, answer: Response | null) => {
    const bytes = gzipSync((await answer?.text()) ?? "").length;
    const { height, sources } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      sources: [...document.querySelectorAll("script[src], x-island[src]")].map(
        (each) => new URL(each.getAttribute("src") ?? "", location.href).pathname,
      ),
    }));
    const script = [...new Set(sources)].reduce((sum, path) => sum + (scripts[path]?.gzip ?? Number.NaN), 0);
    const isLight = bytes <= budgets.registrationStep && script <= budgets.registrationScripts;
    if (height > screens * phone.height || !isLight) found[name] = { height, bytes, script };
    if (SHOTS) console.log("SIZE", name, height, bytes, script);
    count++;
    if (SHOTS) await takePictures(page, `${SHOTS}/${name.replace(/\W+/g, "-")}-${prefix ? "mi" : "en"}`);
    await page.setViewportSize(phone);
  };
  const expectShort = (pages: number) => {
    expect(found).toEqual({});
    expect(count).toBe(pages);
  };
  return { measure, expectShort };
}

test.each(bothLanguages)(
  "no page of an application is longer than six screens of a phone or weighs more than it may, whatever is wrong on it, $language [childcare/wizard/pages]",
  async ({ prefix }) => {
    const { measure, expectShort } = await measuring(prefix);
    for (const step of Object.keys(parts) as Step[]) {
      const { parent, page } = await stored(step, spoilt(mostOf[step]));
      if (step === "dependent-children") {
        expect(page.status).toBe(200);
        const searching = await parent.visit(`${applyPath(step)}?part=8`);
        const button = { name: "intent", value: "find-services:children[1].providers[0]" };
        expect((await searching.form("f").submit(button)).status).toBe(200);
      }
      if (!parts[step].includes(1)) await measure(parent, `${applyPath(step)}?part=1`);
      for (const part of parts[step]) await measure(parent, `${applyPath(step)}?part=${part}`, "next");
    }
    const ticks = Object.values(parts).filter((each) => !each.includes(1));
    expectShort(2 * Object.values(parts).flat().length + ticks.length);
  },
);

test.each(bothLanguages)("nor the review or the documents, $language", async ({ prefix }) => {
  const { measure, expectShort } = await measuring(prefix);
  const { parent } = await sceneOf(site, "answered");
  await measure(parent, applyPath("review"));
  const approved = await sceneOf(site, "services have answered", "APPROVED");
  await measure(approved.parent, applyPath("review"));
  await measure(approved.parent, applyPath("uploads"), "submit");
  expectShort(4);
});

test.each(bothLanguages)(
  "nor a page about the services, or of a supervisor, $language",
  async ({ prefix }) => {
    const { measure, expectShort } = await measuring(prefix);
    const { parent, services } = await sceneOf(site, "services asked");
    await measure(parent, applyPath("review"));
    for (const search of ["", "?code=5001", "?address=5001"])
      await measure(parent, applyPath("submitted") + search);
    const [first, second] = services;
    if (!first || !second) throw new Error("No service was asked");
    await measure(first.visitor, confirmPath, "next");
    await store(await first.visitor.visit(`${first.path}/1`), { ...approvedService, swn: "1" }, "next");
    await measure(first.visitor, `${first.path}/1`, "next");
    const homeBased = ["is_attending", "is_home_based_educator", "charges_home_based_top_up"];
    const most = Object.fromEntries(homeBased.map((name) => [`children[0].${name}`, "true"]));
    await store(await second.visitor.visit(`${second.path}/2`), most, "next");
    await measure(second.visitor, `${second.path}/2`, "next");
    expectShort(10);
  },
);
