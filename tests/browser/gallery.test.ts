// How every component looks, kept as small pictures in `pictures/`. `WRITE_PICTURES=1 npm test tests/browser/gallery.test.ts` keeps new
// ones where something looks different.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { Visitor } from "../support/client.ts";
import {
  type OpenGallery,
  openGallery,
  photograph,
  picturesOf,
  square,
  views,
} from "../support/gallery-pictures.ts";
import { siteForTests } from "../support/site.ts";
import { differing, explained, type Point } from "../support/studio.ts";

const site = siteForTests({ hasGallery: true });
const browser = browserForTests({ isSame: true });
const isWriting = process.env.WRITE_PICTURES !== undefined;
const folder = fileURLToPath(new URL("pictures", import.meta.url));
/** How far a square's colour may be off, of 255: the edges of a figure are smoothed a little differently when what is above it is longer. */
const tolerance = 8;
/** Where so many squares are off by more than a step of colour, it is a surface. */
const slight = { tolerance: 4, squares: 12 };
const minutes = 60_000;
/** Where differences are shown, once there are any. */
let out: string | undefined;

test("The gallery lists every component, in both languages; each has a page in either look, and one in a narrow window", async () => {
  const visitor = new Visitor(site.url);
  const list = await visitor.visit("/stand-ins/gallery?language=mi");
  expect([list.status, list.language, list.text("h1")]).toEqual([200, "mi", "Te whakaaturanga"]);
  const links = [...list.document.querySelectorAll("main li a")].map(
    (each) => each.getAttribute("href") ?? "",
  );
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    const part = await visitor.visit(link.replace("look=device", "look=dark"));
    expect([link, part.status, part.html.includes("prefers-color-scheme:dark")]).toEqual([link, 200, false]);
  }
  const narrow = await visitor.visit("/stand-ins/gallery/buttons?width=360");
  expect(narrow.document.querySelector("iframe")?.getAttribute("width")).toBe("360");
  expect((await visitor.visit("/stand-ins/gallery/nothing")).status).toBe(404);
  expect((await visitor.visit("/stand-ins")).link("Gallery")).toBe("/stand-ins/gallery");
});

test("Every component looks as in its picture", { timeout: 6 * minutes }, async () => {
  const studio = await browser.page();
  const galleries: OpenGallery[] = [];
  for (const view of views) galleries.push(await openGallery(browser, site.url, view));
  const changes = await settledChanges(studio, galleries);
  if (isWriting) keep(changes);
  else
    expect(await described(studio, galleries, changes), "With WRITE_PICTURES=1 new ones are kept").toEqual(
      [],
    );
  for (const { page } of [...galleries, { page: studio }]) await page.context().close();
});

test.each([
  ["moved by four pixels", "position: relative; left: 4px"],
  ["of another colour", "background: #2f6b5f"],
])("A button that is %s does not look as before", async (_, style) => {
  const studio = await browser.page();
  const gallery = await openGallery(browser, site.url, views[0], "buttons");
  const look = async () => (await picturesOf(studio, [gallery])).values().next().value ?? Buffer.of();
  const before = await look();
  expect(await difference(studio, before, await look())).toEqual([]);
  await gallery.page.evaluate((style) => {
    const button = document.querySelector("[data-specimen]")?.shadowRoot?.querySelector("button");
    // The page's own policy refuses the attribute.
    if (button) button.style.cssText = style;
  }, style);
  expect(await difference(studio, before, await look())).not.toEqual([]);
});

const fileOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.webp`;

interface Change {
  name: string;
  kept: Buffer | undefined;
  /** None where a picture is kept of what is there no more. */
  picture: Buffer | undefined;
  /** Where they differ. */
  points: Point[];
}

/** Looks again until all is as kept, or nothing has changed since the last look. */
async function settledChanges(studio: Page, galleries: readonly OpenGallery[]): Promise<Change[]> {
  let pictures = new Map<string, Buffer>();
  for (let left = 5; ; left--) {
    const last = pictures;
    pictures = await picturesOf(studio, galleries);
    const changes = await changesIn(studio, pictures);
    const isSettled = [...pictures].every(([name, picture]) => last.get(name)?.equals(picture));
    if (changes.length === 0 || isSettled || left === 0) return changes;
  }
}

async function changesIn(studio: Page, pictures: ReadonlyMap<string, Buffer>): Promise<Change[]> {
  const files = new Map([...pictures.keys()].map((name) => [fileOf(name), name]));
  const changes: Change[] = [];
  for (const file of new Set([...files.keys(), ...readdirSync(folder)])) {
    const name = files.get(file) ?? file;
    const kept = existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`) : undefined;
    const picture = pictures.get(name);
    const points = kept && picture ? await difference(studio, kept, picture) : [];
    if (!kept || !picture || points.length > 0) changes.push({ name, kept, picture, points });
  }
  return changes;
}

async function difference(studio: Page, kept: Buffer, picture: Buffer): Promise<Point[]> {
  const slightly = await differing(studio, kept, picture, slight.tolerance);
  return slightly.length < slight.squares ? differing(studio, kept, picture, tolerance) : slightly;
}

function keep(changes: readonly Change[]): void {
  for (const { name, picture } of changes)
    if (picture) writeFileSync(`${folder}/${fileOf(name)}`, picture);
    else rmSync(`${folder}/${name}`);
}

/** A line for each view of each specimen that looks different, with a file that shows both. */
async function described(
  studio: Page,
  galleries: readonly OpenGallery[],
  changes: readonly Change[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, kept, picture, points } of changes) {
    if (!kept || !picture) lines.push(`${name}: ${kept ? "no such specimen" : "no picture"}`);
    let left = 0;
    for (const { page, view, places } of galleries) {
      const { width, language, look } = view;
      const here = points
        .map(({ x, y }) => ({ x: x - left, y }))
        .filter(({ x }) => x >= 0 && x < width / square);
      const box = places[name];
      if (kept && box && here.length > 0) {
        out ??= mkdtempSync(path.join(tmpdir(), "timata-pictures-"));
        const file = `${out}/${fileOf(name).replace(".webp", "")}-${width}-${language}-${look}.png`;
        const photo = await photograph(page, box);
        writeFileSync(file, await explained(studio, { kept, left, photo, points: here, by: square }));
        lines.push(
          `${name}, ${width} px, ${language}, ${look}: ${here.length} squares ${placeOf(here)}: ${file}`,
        );
      }
      left += width / square;
    }
  }
  return lines;
}

/** The first and the last of the squares, in pixels of the specimen. */
function placeOf(points: readonly Point[]): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const corner = (pick: typeof Math.max) => `${pick(...xs) * square}, ${pick(...ys) * square}`;
  return `from ${corner(Math.min)} to ${corner(Math.max)}`;
}
