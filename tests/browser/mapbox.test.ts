import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import loader from "../../.build/loader.json";
import { browserForTests } from "../support/browser.ts";
import { siteForTests } from "../support/site.ts";
import { watchOver } from "./watched.ts";

const site = siteForTests({ environment: { MAPBOX_TOKEN: "pk.made-up" } });
const browser = browserForTests();
const list = "/services-near-me/early-education?place=Karori,+Wellington&at=-41.28521,174.73695";
const failed = "Sorry, the location service is not currently available.";

/** A map of one colour: nothing has to be fetched for it. */
const style = {
  version: 8,
  sources: {},
  layers: [{ id: "sea", type: "background", paint: { "background-color": "#d5e6e4" } }],
};

/** Answers for Mapbox, whose addresses are not reached from here. */
const mapbox = (route: Route) =>
  route.fulfill({
    headers: { "access-control-allow-origin": "*" },
    json: route.request().url().includes("/styles/") ? style : {},
  });

async function open(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await browser.page({ viewport: { width: 1280, height: 900 } });
  const watch = watchOver(page);
  await page.route(/^https:\/\/(api|events)\.mapbox\.com\//, mapbox);
  await prepare(page);
  await page.goto(`${site.url}${list}&view=map`);
  await page.locator("#map").scrollIntoViewIfNeeded();
  return { page, ...watch };
}

const box = (page: Page) => page.locator("[data-info]");

test("The map of Mapbox takes the place of the other, with a button for each spot, and within its own policy [site/services/map-centre]", async () => {
  const { page, complaints, asked } = await open();
  await page.locator(".is-mapbox").waitFor();
  const marker = page.getByRole("button", { name: /^1\. .+, \d+\.\d km/ });
  expect(await page.locator("button[data-pin]").count()).toBeGreaterThan(20);
  expect(await page.locator(".map-moving").isVisible()).toBe(false);
  // Around the place at zoom 13.
  expect(await page.locator("[data-mapbox]").getAttribute("data-zoom")).toBe("13");

  await marker.hover();
  await box(page).getByRole("link", { name: "Find out more" }).first().waitFor();
  await page.mouse.move(2, 2);
  await box(page).waitFor({ state: "hidden" });
  await marker.focus();
  await page.keyboard.press("Enter");
  await box(page)
    .getByRole("link", { name: /^Directions/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("pin")).toMatch(/^\d+(\.\d+)*$/);
  await page.keyboard.press("Escape");
  expect(await box(page).isVisible()).toBe(false);
  expect(await marker.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: "Nearer" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("map")).toMatch(/,14$/);
  await page.close();
  // What a machine without a graphics card says of its own speed is no complaint about the page.
  expect(complaints.filter((said) => !said.includes("GL Driver Message"))).toEqual([]);
  const hosts = new Set(asked.filter((url) => !url.startsWith("blob:")).map((url) => new URL(url).origin));
  hosts.delete(site.url);
  expect([...hosts].sort()).toEqual(
    ["https://api.mapbox.com", "https://events.mapbox.com"].filter((host) => hosts.has(host)),
  );
});

describe("When it fails, that is said, and the other map and the list can be used [site/services/no-map]", () => {
  const noWebGl = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  };
  const failures: { name: string; said: RegExp; prepare(page: Page): Promise<unknown> }[] = [
    {
      name: "the library does not come",
      said: /did not come/,
      prepare: (page) => page.route("**/assets/mapbox-gl-*.js", (route) => route.abort()),
    },
    {
      name: "the library is not what it should be",
      said: /mapbox maps object not found/,
      prepare: (page) =>
        page.route("**/assets/mapbox-gl-*.js", (route) =>
          route.fulfill({ contentType: "text/javascript", body: "" }),
        ),
    },
    {
      name: "the browser has no WebGL",
      said: /does not draw maps/,
      prepare: (page) => page.addInitScript(noWebGl),
    },
    {
      name: "the token is refused",
      said: /401|[Uu]nauthorized|token/,
      prepare: (page) =>
        page.route(/^https:\/\/api\.mapbox\.com\//, (route) =>
          route.fulfill({ status: 401, headers: { "access-control-allow-origin": "*" }, json: {} }),
        ),
    },
  ];

  test.each(failures)("$name", async ({ said, prepare }) => {
    const { page, complaints } = await open(prepare);
    await page.getByRole("alert").filter({ hasText: failed }).waitFor();
    expect(complaints.join("\n")).toMatch(said);
    expect(await page.locator("[data-moving]").isVisible()).toBe(true);
    await page.locator("[data-pin]:visible").first().click();
    await box(page).getByRole("link", { name: "Find out more" }).first().waitFor();
    await page.close();
  });
});

describe("Only the page with the map may ask Mapbox", () => {
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get("content-security-policy") ?? "";

  test("the map's page names its two hosts and the worker, and nothing that is unsafe", async () => {
    const policy = await policyOf(`${list}&view=map`);
    expect(policy).toContain("connect-src 'self' https://api.mapbox.com https://events.mapbox.com;");
    expect(policy).toContain("worker-src blob:;");
    expect(policy).toContain(`script-src 'self' 'sha256-${loader.hash}';`);
    expect(policy).not.toMatch(/unsafe|\*/);
    // The library makes markup of text itself: Trusted Types hold on every other page.
    expect(policy).not.toContain("trusted-types");
  });

  test.each([list, "/services-near-me", "/", "/support"])("%s does not", async (path) => {
    const policy = await policyOf(path);
    expect(policy).not.toMatch(/mapbox|blob:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types offline");
  });
});
