import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const words = wordsOf("services-near-me");
const shellWords = wordsOf("i18n");

const site = sharedSite();
const browser = watchedBrowser();
const finder = "/services-near-me";
const karori = "place=Karori,+Wellington&at=-41.28506,174.73666";
const t = words("en");
const shell = shellWords("en");

const suggested = ["Karaka, Papakura", "Karori, Wellington", "Karikari Peninsula"].map((text, number) => ({
  text,
  latitude: -41.28506 - number / 100,
  longitude: 174.73666,
}));

type Answering = (typed: string) => unknown[] | "down";

/** The finder, with suggestions as a test wants them; `asked` is what they were asked for. */
async function open(path: string, options?: BrowserContextOptions, answer: Answering = () => suggested) {
  const page = await browser.page(site.url, options);
  const asked: string[] = [];
  await page.route("**/api/places/?q=*", (route) => {
    const typed = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(typed);
    const json = answer(typed);
    return json === "down" ? route.fulfill({ body: "nonsense" }) : route.fulfill({ json });
  });
  await page.goto(site.url + path);
  await islandsLoaded(page);
  return Object.assign(page, { questions: asked });
}

const field = "#place";
const options = "[role=option]";
const value = (page: Page, name: string) => page.locator(`#finder [name=${name}]`).inputValue();
const attribute = (page: Page, name: string) => page.locator(field).getAttribute(name);
const status = (page: Page) => page.locator(".place-status").innerText();

/** In one go: where the machine is slow, the pause between two letters would be long enough to ask. */
async function type(page: Page, text: string) {
  await page.focus(field);
  await page.keyboard.insertText(text);
  await page.waitForSelector(options);
}

describe("The field for a place, by keyboard alone", () => {
  test("suggests while one types, lets the arrows choose and Enter take, and leads to the results", async () => {
    const page = await open(finder);
    await page.focus("#category");
    await page.selectOption("#category", "early-education");
    await page.keyboard.press("Tab");
    await type(page, "kar");
    expect(page.questions).toEqual(["kar"]);
    expect([await attribute(page, "role"), await attribute(page, "aria-expanded")]).toEqual([
      "combobox",
      "true",
    ]);
    expect(await page.locator(`#${await attribute(page, "aria-controls")}`).getAttribute("role")).toBe(
      "listbox",
    );
    expect(await status(page)).toBe(shell("placeSearch/many").replace("#", "3"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const active = page.locator(`#${await attribute(page, "aria-activedescendant")}`);
    expect([await active.innerText(), await active.getAttribute("aria-selected")]).toEqual([
      "Karori, Wellington",
      "true",
    ]);
    await page.keyboard.press("Enter");
    expect([await value(page, "place"), await value(page, "at")]).toEqual([
      "Karori, Wellington",
      "-41.29506,174.73666",
    ]);
    expect(await attribute(page, "aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    await page.waitForURL(/early-education\?place=Karori,\+Wellington&at=-41\.295,174\.737#results$/);
    expect(await page.locator(".service").count()).toBe(10);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t("results/list"));
  });

  test("the arrows go round through the field; Escape closes, once more takes back; Tab takes what is reached", async () => {
    const page = await open(`${finder}/antenatal?${karori}`);
    await page.click(".finder-asked > summary");
    await page.fill(field, "");
    await type(page, "kar");
    await page.keyboard.press("ArrowUp");
    expect(await page.locator("[aria-selected=true]").innerText()).toBe("Karikari Peninsula");
    await page.keyboard.press("ArrowDown");
    expect(await attribute(page, "aria-activedescendant")).toBeNull();
    await page.keyboard.press("Escape");
    expect(await page.locator(options).first().isVisible()).toBe(false);
    expect(await value(page, "place")).toBe("kar");
    await page.keyboard.press("Escape");
    expect(await value(page, "place")).toBe("Karori, Wellington");
    await page.keyboard.press("ArrowDown");
    await page.waitForSelector(options);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    expect(await value(page, "place")).toBe("Karaka, Papakura");
    expect(await page.locator(field).evaluate((element) => element === document.activeElement)).toBe(false);
  });
});

describe("What is typed and not chosen", () => {
  test("goes back to nothing or to the place chosen last, when it is left [site/services/chosen-only]", async () => {
    for (const [path, expected] of [
      [finder, ""],
      [`${finder}?${karori}`, "Karori, Wellington"],
    ] as const) {
      const page = await open(path);
      await page.fill(field, "");
      await type(page, "somewhere");
      await page.focus("#category");
      expect(await value(page, "place")).toBe(expected);
      expect(await status(page)).toBe(shell("placeSearch/undone"));
      expect(await page.locator(options).first().isVisible()).toBe(false);
    }
  });

  test("is sent all the same; what the server gives back stays while one does not type", async () => {
    const page = await open(finder);
    await type(page, "atlantis");
    await page.click("#finder [type=submit]");
    await page.waitForURL(/\?place=atlantis#results$/);
    await islandsLoaded(page);
    await page.focus(field);
    await page.focus("#category");
    expect(await value(page, "place")).toBe("atlantis");
  });
});

describe("Suggestions", () => {
  test("are asked for once, 300 ms after the last letter, and an older question is not answered [site/services/suggestions]", async () => {
    const page = await open(finder, {}, (typed) => (typed === "karori" ? suggested.slice(1, 2) : suggested));
    await page.focus(field);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    for (const letter of "karori") {
      await page.clock.runFor(299);
      await page.keyboard.press(letter);
    }
    await page.clock.runFor(299);
    expect(page.questions).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.waitForSelector(options);
    expect(page.questions).toEqual(["karori"]);
    expect(await page.locator(options).allInnerTexts()).toEqual(["Karori, Wellington"]);
    expect(await status(page)).toBe(shell("placeSearch/one"));
    await page.fill(field, "");
    expect(await status(page)).toBe("");
  });

  test("that fail or are none leave a plain field, which Enter sends [site/services/suggestions]", async () => {
    const page = await open(finder, {}, (typed) => (typed === "kar" ? "down" : []));
    await page.focus(field);
    await page.keyboard.insertText("kar");
    await expect.poll(() => page.questions).toEqual(["kar"]);
    expect([await attribute(page, "aria-expanded"), await status(page)]).toEqual(["false", ""]);
    await page.keyboard.insertText("x");
    await expect.poll(() => status(page)).toBe(shell("placeSearch/none"));
    expect(await attribute(page, "aria-expanded")).toBe("false");
    await page.press(field, "Enter");
    await page.waitForURL(/place=karx/);
  });
});

describe("By touch, on a phone", () => {
  test("a suggestion is taken by a tap, the list called from and shown on the map", async () => {
    const page = await open(`${finder}/early-education`, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    await page.tap(field);
    await type(page, "kar");
    await page.tap(`${options}:nth-child(2)`);
    expect(await value(page, "place")).toBe("Karori, Wellington");
    await page.tap("#finder [type=submit]");
    await page.waitForSelector(".service");
    // The browser goes to the results with a frame of its own.
    const top = async () => (await page.locator("#results-title").boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(740);
    expect(await page.locator(".call").first().getAttribute("href")).toMatch(/^tel:0\d+$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.tap(".service:nth-child(3) summary");
    await page.tap(`.service:nth-child(3) a[href$='#map']`);
    await page.waitForURL(/view=map&pin=\d+#map$/);
  });
});

describe("The location of the device", () => {
  const button = ".locate button";

  test("is asked for when the button is pressed, and told to about 100 metres", async () => {
    const page = await open(`${finder}/early-education`, {
      permissions: ["geolocation"],
      geolocation: { latitude: -41.2850637, longitude: 174.7366612 },
    });
    await page.click(button);
    await page.waitForURL(/at=-41\.285,174\.737#results$/);
    expect(await page.locator(".service").count()).toBe(10);
    expect(page.watch.asked.filter((url) => /at=/.test(url)).join()).not.toContain("41.28506");
  });

  test("that is refused is said kindly, and nothing is lost", async () => {
    const page = await open(`${finder}?${karori}`, { permissions: [] });
    await page.click(button);
    await expect.poll(() => page.locator(".locate-status").innerText()).toBe(t("locate/refused"));
    expect(await value(page, "place")).toBe("Karori, Wellington");
  });
});
