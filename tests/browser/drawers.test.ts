import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { focused, stopsOf } from "./focus.ts";
import { watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();

/** The sections are beside the cards where there is room, and in a drawer where there is not. */
const tablet = { width: 768, height: 800 };
/** Whoever wants no motion gets the panel at once. */
const still: BrowserContextOptions = { viewport: tablet, reducedMotion: "reduce" };
const drawers = ["menu", "stages", "search-drawer", "sections", "language-tip"];
const panels = drawers.filter((name) => name !== "language-tip");

async function open(path = "/stage/baby", options: BrowserContextOptions = {}) {
  const page = await browser.page(site.url, { javaScriptEnabled: false, ...still, ...options });
  await page.goto(site.url + path);
  return page;
}

const opener = (name: string) => `button[popovertarget="${name}"]:not([popovertargetaction])`;
const openOnes = (page: Page) =>
  page.locator(":popover-open, dialog:modal").evaluateAll((all) => all.map(({ id }) => id));

async function press(page: Page, name: string) {
  await page.focus(opener(name));
  await page.keyboard.press("Enter");
}

/** A place in the window that is not in the panel. */
const placeOutside = (page: Page, name: string) =>
  page.locator(`#${name}`).evaluate((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const places = [8, innerWidth - 8].flatMap((x) => [8, innerHeight - 8].map((y) => ({ x, y })));
    return places.find(({ x, y }) => x < left || x > right || y < top || y > bottom);
  });

describe.each(drawers)("The drawer %s, without a script", (name) => {
  test("opens by its button, takes the focus in, closes by Escape and gives the focus back [quality/accessibility/keyboard]", async () => {
    const page = await open();
    expect(await page.locator(`#${name}`).isVisible()).toBe(false);
    await press(page, name);
    expect(await openOnes(page)).toEqual([name]);
    expect(await page.locator(`#${name}`).isVisible()).toBe(true);
    if (panels.includes(name))
      expect(await focused(page)).toMatchObject({ panel: name, isInSight: true, isMarked: true });
    await page.keyboard.press("Escape");
    expect(await openOnes(page)).toEqual([]);
    const back = await page.evaluate(() => document.activeElement?.getAttribute("popovertarget"));
    expect(back).toBe(name);
  });

  test("closes by a press anywhere outside, which does nothing else [site/shell/language-tip] [site/drawers/one-open]", async () => {
    const page = await open();
    await page.click(opener(name));
    const place = await placeOutside(page, name);
    if (!place) throw new Error("The panel leaves nothing of the page free");
    await page.mouse.click(place.x, place.y);
    expect(await openOnes(page)).toEqual([]);
    expect(page.watch.pages).toHaveLength(1);
  });
});

describe("Drawers, without a script", () => {
  test.each(panels)("the drawer %s is a dialog with a name that keeps the focus", async (name) => {
    const page = await open();
    await press(page, name);
    const title = (await page.locator(`#${name} .drawer-title`).innerText()).trim();
    expect(await page.getByRole("dialog", { name: title, exact: true }).count()).toBe(1);
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press(presses < 10 ? "Tab" : "Shift+Tab");
      const { panel, isBody } = await focused(page);
      expect(isBody || panel === name).toBe(true);
    }
  });

  test("the search takes what is typed as soon as its drawer is open", async () => {
    const page = await open("/");
    await page.click(opener("search-drawer"));
    await page.keyboard.type("midwife");
    expect(await page.inputValue("#search-drawer input[name=search]")).toBe("midwife");
  });

  test.each([360, 768, 1280])("the way out can be pressed above every drawer at %i pixels", async (width) => {
    const page = await open("/stage/baby", { viewport: { width, height: 740 } });
    for (const name of panels.filter((each) => each !== "sections" || width < 1280)) {
      await page.click(opener(name));
      const isOnTop = await page.locator(`#${name} a[href="/quick-exit"]`).evaluate((link) => {
        const { left, right, top, bottom, height } = link.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return height >= 44 && link.contains(there);
      });
      expect([name, isOnTop]).toEqual([name, true]);
      await page.keyboard.press("Escape");
    }
  });

  test.each(panels)(
    "the drawer %s closes by a button of its own, with the focus where it was",
    async (name) => {
      const page = await open();
      await press(page, name);
      await page.click(`#${name} button[popovertargetaction="hide"]`);
      expect(await openOnes(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("popovertarget"))).toBe(name);
    },
  );

  test.each([
    { width: 1280, height: 800 },
    { width: 320, height: 256 },
  ])("everything in the menu is in sight in turn at $width × $height", async (viewport) => {
    const page = await open("/", { viewport });
    await press(page, "menu");
    const stops = (await stopsOf(page, "Tab", 12)).filter(({ panel }) => panel === "menu");
    expect(stops.length).toBeGreaterThanOrEqual(9);
    expect(stops.filter(({ isInSight, isMarked }) => !isInSight || !isMarked)).toEqual([]);
  });

  test("a stage chosen in its drawer is shown", async () => {
    const page = await open("/");
    await page.click(opener("stages"));
    await page.click('#stages a[href="/stage/toddler"]');
    await page.waitForURL(`${site.url}/stage/toddler`);
    expect(await page.locator("h1").innerText()).toContain("Toddler");
  });

  test("the search in its drawer searches by Enter", async () => {
    const page = await open("/");
    await page.click(opener("search-drawer"));
    await page.fill("#search-drawer input[name=search]", "midwife");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/search?search=midwife`);
  });

  test("on the page of the search there is no second one", async () => {
    const page = await open("/search");
    expect(await page.locator("input[name=search]").count()).toBe(1);
  });

  test.each([true, false])(
    "a section chosen in its drawer is in sight, JavaScript %s",
    async (javaScriptEnabled) => {
      const page = await open("/stage/pregnancy", {
        javaScriptEnabled,
        viewport: { width: 360, height: 640 },
      });
      await page.click(opener("sections"));
      const link = page.locator("#sections .section-links a").nth(3);
      const hash = await link.getAttribute("href");
      await link.click();
      // Without a script the drawer is still to be closed.
      if (!javaScriptEnabled) await page.keyboard.press("Escape");
      await expect.poll(() => openOnes(page)).toEqual([]);
      expect(new URL(page.url()).hash).toBe(hash);
      const isFree = (heading: Element) => {
        const { left, right, top, bottom } = heading.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && heading.contains(there);
      };
      await expect.poll(() => page.locator(`${hash} h2`).evaluate(isFree)).toBe(true);
    },
  );
});

/** The page as a browser gets it that has never heard of popovers: a word without a meaning. */
async function openInOldBrowser(path = "/stage/baby", unknown = "popover") {
  const page = await browser.page(site.url, { javaScriptEnabled: false, ...still });
  await page.route(site.url + path, async (route) => {
    const answer = await route.fetch();
    const { "content-security-policy": _policy, ...headers } = answer.headers();
    await route.fulfill({
      response: answer,
      headers,
      body: (await answer.text()).replaceAll(unknown, "x-pop"),
    });
  });
  await page.goto(site.url + path);
  return page;
}

describe("In a browser that does not know popovers", () => {
  test.each(panels)("the drawer %s opens by a link and closes by one", async (name) => {
    const page = await openInOldBrowser();
    const panel = page.locator(`#${name}`);
    expect(await panel.isVisible()).toBe(false);
    await page.click(`a[href="#${name}"]`);
    expect(await panel.isVisible()).toBe(true);
    const seen = await panel.evaluate((element) => {
      const { top, left, right, height } = element.getBoundingClientRect();
      return top > -1 && top < innerHeight && left > -1 && right < innerWidth + 1 && height > 40;
    });
    expect(seen).toBe(true);
    await panel.locator('a[href="#main"]').click();
    expect(await panel.isVisible()).toBe(false);
  });

  test("opening one closes the others, and no button stands there that does nothing [site/drawers/one-open]", async () => {
    const page = await openInOldBrowser();
    for (const name of panels) {
      await page.click(`a[href="#${name}"]`);
      const shown = await page.locator(".drawer:visible").evaluateAll((all) => all.map(({ id }) => id));
      expect(shown).toEqual([name]);
      expect(await page.locator("[x-poptarget]:visible").count()).toBe(0);
    }
  });

  test("the tip about the language is there with the focus beside it", async () => {
    const page = await openInOldBrowser();
    expect(await page.locator("#language-tip").isVisible()).toBe(false);
    await page.focus(".language a");
    expect(await page.locator("#language-tip").isVisible()).toBe(true);
  });
});

test("in a browser that knows popovers and no commands, opening one drawer closes the others", async () => {
  const page = await openInOldBrowser("/stage/baby", "command");
  for (const name of panels) {
    // Pressed from outside, as the open one may cover it.
    await page.focus(opener(name));
    await page.keyboard.press("Enter");
    expect(await openOnes(page)).toEqual([name]);
    expect((await focused(page)).panel).toBe(name);
  }
  await page.keyboard.press("Escape");
  expect(await openOnes(page)).toEqual([]);
});

test("In a browser that knows popovers no link stands beside the button", async () => {
  const page = await open();
  expect(await page.locator(".leads:visible").count()).toBe(0);
});
