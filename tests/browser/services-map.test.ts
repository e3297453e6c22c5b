import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { budgets, spent } from "../bench/budgets.mjs";
import { sizesOf } from "../bench/sizes.mjs";
import { Visitor } from "../support/client.ts";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const karori = "/services-near-me/early-education?place=Karori,+Wellington&at=-41.28521,174.73695&view=map";

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.page(site.url, { viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(site.url + karori);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await islandsLoaded(page);
  return page;
}

const pins = (page: Page) => page.locator("[data-pin]:visible");
const box = (page: Page) => page.locator("[data-info]");
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const zoomOf = (page: Page) => Number(parameter(page, "map")?.split(",")[2]);
const focusedPin = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("data-pin"));

/** Does something, and waits until the map has been drawn anew for it. */
async function moved(page: Page, move: () => Promise<unknown>) {
  const before = page.url();
  await move();
  await expect.poll(() => page.url()).not.toBe(before);
}

describe.each([
  { prefix: "", more: "Find out more", close: "Close", nearer: "Nearer" },
  { prefix: "/mi", more: "Kimihia ētahi atu kōrero", close: "Katia", nearer: "Kia tata mai" },
])("Without a script, at $prefix/", ({ prefix, more, close, nearer }) => {
  const visit = (path: string) => new Visitor(site.url).visit(path);

  test("each pin is a link by name that pins its services, and what is told of them leads to the list and away [site/services/marker]", async () => {
    const page = await visit(prefix + karori);
    const named = [...page.document.querySelectorAll("[data-pin]")].map((pin) =>
      pin.getAttribute("aria-label"),
    );
    for (let number = 1; number <= 50; number++)
      expect(
        named.filter((name) => new RegExp(`(^|[:;] )${number}\\. .+, \\d+\\.\\d km`).test(name ?? "")),
      ).not.toEqual([]);
    const pin = page.document.querySelector("[data-pin]");
    const pinned = await visit(pin?.getAttribute("href") ?? "");
    expect(pinned.document.querySelector("[data-info]")?.hasAttribute("hidden")).toBe(false);
    const [first] = (pin?.getAttribute("data-pin") ?? "").split(".");
    expect(pinned.document.querySelector("[data-pin][aria-current]")?.getAttribute("data-pin")).toContain(
      first,
    );
    expect(pinned.text("[data-info]")).toContain(more);
    const list = await visit(pinned.document.querySelector("[data-info] li a")?.getAttribute("href") ?? "");
    expect(list.document.querySelector(`#service-${first}`)).not.toBeNull();
    expect(pinned.text("[data-close]")).toBe(close);
    const closed = await visit(pinned.document.querySelector("[data-close]")?.getAttribute("href") ?? "");
    expect(closed.document.querySelector("[data-info]")?.hasAttribute("hidden")).toBe(true);
  });

  test("links move it nearer, and say how many services are in sight then", async () => {
    const page = await visit(prefix + karori);
    expect(page.text(".map-shown")).toMatch(/50 .* 50/);
    const near = await visit(page.link(nearer));
    expect(near.text(".map-shown")).toMatch(/^(?:E )?\d\d? /);
    expect(near.text(".map-shown")).not.toMatch(/50 .* 50/);
  });

  test.each([
    ["Karori", "-41.28521,174.73695"],
    ["Kaitaia", "-35.11233,173.25573"],
    ["Waitangi", "-35.26715,174.08007"],
    ["Chatham Islands", "-43.95,-176.55"],
  ])("around %s it is 12 KB or less, compressed", async (name, at) => {
    const query = new URLSearchParams({ place: name, at, view: "map" });
    const page = await visit(`${prefix}/services-near-me/early-education?${query}`);
    const { outerHTML } = page.document.querySelector("#map")!;
    expect(spent("map", sizesOf(outerHTML).gzip)).toBeLessThanOrEqual(budgets.map);
    // What is near is on one side of the sea.
    expect(page.document.querySelector(".map-inset")).toBe(null);
  });

  test("before a place is chosen it shows the country", async () => {
    const page = await visit(`${prefix}/services-near-me/early-education?view=map`);
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll("[data-pin]").length).toBe(0);
    expect(page.document.querySelector(".map-land")?.getAttribute("d")?.length).toBeGreaterThan(1_000);
  });
});

describe.each(["", "/mi"])("On a phone, at %s/", (prefix) => {
  // The letters of the machine that tests are wider than those of a telephone.
  test("the first number to call stands on the first screen, below a small map that leads to the map; services are short", async () => {
    const page = await browser.page(site.url, {
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    });
    await page.goto(site.url + prefix + karori.replace("&view=map", ""));
    const seen = await page.evaluate(() => {
      const top = document.querySelector("header")!.getBoundingClientRect().top;
      const boxes = (css: string) =>
        [...document.querySelectorAll(css)].map((each) => each.getBoundingClientRect());
      return {
        call: boxes(".service .call")[0]!.top - top,
        map: boxes(".map-small")[0]!.top - top,
        heights: boxes(".service").map(({ height }) => height),
        kinds: new Set(boxes(".kinds a").map(({ top }) => Math.round(top))).size,
      };
    });
    expect([seen.call <= (prefix ? 535 : 520), seen.map <= 350, seen.kinds]).toEqual([true, true, 1]);
    expect(seen.heights.filter((height) => height > (prefix ? 240 : 200))).toEqual([]);
    expect(seen.heights.toSorted((one, other) => one - other)[5]).toBeLessThanOrEqual(prefix ? 220 : 172);
    await page.click(".map-small");
    expect(new URL(page.url()).hash).toBe("#map");
    expect((await page.locator("#map").boundingBox())!.y).toBeLessThan(370);
  });
});

describe("With a mouse", () => {
  test("a pin tells what it stands for while the mouse is on it, and from a press on until it is closed [site/services/marker]", async () => {
    const page = await open();
    const pin = pins(page).nth(1);
    const ids = (await pin.getAttribute("data-pin")) ?? "";
    await pin.hover();
    await box(page).getByRole("link", { name: "Find out more" }).first().waitFor();
    expect(await box(page).getByRole("link", { name: "Close" }).count()).toBe(0);
    await page.mouse.move(2, 2);
    await box(page).waitFor({ state: "hidden" });
    await pin.click();
    await page.mouse.move(2, 2);
    await page.waitForTimeout(400);
    expect(await box(page).isVisible()).toBe(true);
    expect(parameter(page, "pin")).toBe(ids);
    const directions = box(page)
      .getByRole("link", { name: /^Directions/ })
      .first();
    expect(await directions.getAttribute("href")).toMatch(/^https:.*destination=-4\d\.\d+/);
    await box(page).getByRole("link", { name: "Close" }).click();
    expect(await box(page).isVisible()).toBe(false);
    expect(parameter(page, "pin")).toBeNull();
    await pin.click();
    await box(page).getByRole("link", { name: "Find out more" }).first().click();
    await page.waitForURL(/#service-\d+$/);
    expect(await page.locator(`#service-${ids.split(".")[0]}`).isVisible()).toBe(true);
  });

  test("it pushes the map, makes it larger with the wheel and Ctrl, and goes back to all services", async () => {
    const page = await open();
    const { x, y } = (await page.locator("[data-part=frame]").boundingBox())!;
    await moved(page, async () => {
      await page.mouse.move(x + 300, y + 200);
      await page.mouse.down();
      await page.mouse.move(x + 200, y + 260, { steps: 3 });
      await page.mouse.up();
    });
    const zoom = zoomOf(page);
    await box(page).waitFor({ state: "hidden" });
    await moved(page, async () => {
      // Where the scale is no pin stands.
      await page.mouse.move(x + 40, y + 480);
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -200);
      await page.mouse.wheel(0, -200);
      await page.keyboard.up("Control");
    });
    expect(zoomOf(page)).toBeGreaterThan(zoom);
    expect(await page.locator(".map-shown").innerText()).not.toMatch(/^50 of 50/);
    await moved(page, () => page.locator("[data-way=all]").click());
    expect(parameter(page, "map")).toBeNull();
    expect(await page.locator(".map-shown").innerText()).toMatch(/^50 of 50/);
  });
});

test("With the keyboard alone: the map can be passed by, pins are opened and closed, arrows move the map [quality/accessibility/movement]", async () => {
  const page = await open();
  await page.locator(".map-skip").focus();
  expect(await page.locator(".map-skip").isVisible()).toBe(true);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("map-end");
  const pin = pins(page).first();
  const ids = await pin.getAttribute("data-pin");
  await pin.focus();
  await box(page).waitFor();
  await page.keyboard.press("Enter");
  expect(parameter(page, "pin")).toBe(ids);
  expect(await box(page).evaluate((told) => told === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  expect(await box(page).isVisible()).toBe(false);
  expect(await focusedPin(page)).toBe(ids);
  await moved(page, () => page.keyboard.press("+"));
  expect(await focusedPin(page)).toContain(ids?.split(".")[0]);
  await page.locator("[data-way=left]").focus();
  const before = Number(parameter(page, "map")?.split(",")[1]);
  await moved(page, () => page.keyboard.press("ArrowLeft"));
  expect(Number(parameter(page, "map")?.split(",")[1])).toBeLessThan(before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-way"))).toBe("left");
});

test("By touch: a tap pins, two fingers make the map larger, one finger scrolls the page", async () => {
  const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await pins(page).nth(1).tap();
  await box(page).waitFor();
  expect(parameter(page, "pin")).not.toBeNull();
  await box(page).getByRole("link", { name: "Close" }).tap();
  await page.locator("#map").scrollIntoViewIfNeeded();
  const { x, y } = (await page.locator("[data-part=frame]").boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: [number, number][]) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(([left, top]) => ({ x: x + left, y: y + top })),
    });
  await moved(page, async () => {
    await touch("touchStart", [150, 120], [190, 120]);
    await touch("touchMove", [120, 120], [220, 120]);
    await touch("touchMove", [100, 120], [240, 120]);
    await touch("touchEnd");
  });
  expect(zoomOf(page)).toBeGreaterThan(12);
  const scrolled = await page.evaluate(() => scrollY);
  await touch("touchStart", [150, 150]);
  for (const top of [140, 120, 90, 60, 30]) await touch("touchMove", [150, top]);
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
});
