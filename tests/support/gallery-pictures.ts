import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { BrowserForTests } from "./browser.ts";
import { type Box, drawn, type Shots } from "./studio.ts";

/** Pixels of the page, each way, that are one pixel of a picture: their mean colour. Both widths are whole squares. */
export const square = 20;
/** In pixels of the pictures. A browser paints no more than 16,384 pixels at once, four for each of these. */
const tallest = 3000;

/** Each two of width, language and look are in one of them. */
export const views = [
  { width: 1280, language: "en", look: "light" },
  { width: 360, language: "mi", look: "light" },
  { width: 1280, language: "mi", look: "dark" },
  { width: 360, language: "en", look: "dark" },
] as const;

export type View = (typeof views)[number];

export interface OpenGallery {
  page: Page;
  view: View;
  /** Where each specimen is, by its name, in pixels of the pictures. */
  places: Readonly<Record<string, Box>>;
}

/** The whole gallery, or a group of it, in one view. Without a script nothing moves or comes late. */
export async function openGallery(
  browser: BrowserForTests,
  site: string,
  view: View,
  group = "all",
): Promise<OpenGallery> {
  const { width, language, look } = view;
  const page = await browser.page({
    viewport: { width, height: 740 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    javaScriptEnabled: false,
  });
  const query = new URLSearchParams({ language, look });
  // A busy machine takes long for a page of a hundred thousand pixels.
  await page.goto(`${site}/stand-ins/gallery/${group}?${query}`, { timeout: 120_000 });
  return { page, view, places: await page.evaluate(layOut, square) };
}

/**
 * Leaves nothing but the specimens, each beginning on a whole square. Each is a layer by itself: a browser smooths edges and gradients a
 * little differently elsewhere on a page, and what stands above one may become longer.
 */
async function layOut(square: number): Promise<Record<string, Box>> {
  await document.fonts.load("1rem 'Timata Serif'");
  for (const each of document.querySelectorAll<HTMLElement>(".gallery, h1, h2, h3"))
    each.style.display = "none";
  const specimens = [...document.querySelectorAll<HTMLElement>("[data-specimen]")];
  for (const each of specimens) {
    each.style.margin = "0";
    each.style.transform = "translateZ(0)";
    each.style.height = `${Math.ceil(each.getBoundingClientRect().height / square) * square}px`;
  }
  return Object.fromEntries(
    specimens.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const box = { x: x / square, y: y / square, width: width / square, height: height / square };
      return [each.dataset.specimen ?? "", box];
    }),
  );
}

/** All of its specimens, a quarter as large. */
async function shoot({ page, places }: OpenGallery): Promise<Shots> {
  const boxes = Object.values(places);
  const width = Math.max(...boxes.map((box) => box.width));
  const ends = boxes.map(({ y, height }) => y + height);
  const height = Math.max(...ends);
  const strips: string[] = [];
  for (let y = 0; y < height; ) {
    // No specimen is cut: its colours would be others along the cut.
    const end = Math.max(...ends.filter((each) => each <= y + tallest));
    const strip = { x: 0, y, width, height: end - y };
    strips.push((await photograph(page, strip, 4 / square)).toString("base64"));
    y = end;
  }
  return { strips, width, height };
}

/**
 * @param box in pixels of the pictures
 * @returns a PNG
 */
export async function photograph(page: Page, box: Box, scale = 1): Promise<Buffer> {
  const { x, y, width, height } = box;
  const session = await page.context().newCDPSession(page);
  const clip = { x: x * square, y: y * square, width: width * square, height: height * square, scale };
  try {
    return await retried(async () => {
      const how = { format: "png", captureBeyondViewport: true, clip } as const;
      const { data } = await session.send("Page.captureScreenshot", how);
      return Buffer.from(data, "base64");
    });
  } finally {
    await session.detach();
  }
}

/** A browser on a busy machine says now and then that it cannot. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let left = 9; ; left--)
    try {
      return await act();
    } catch (error) {
      if (left === 0) throw error;
      await setTimeout(300);
    }
}

/** Every specimen's picture: how it is in each of the pages, side by side. */
export async function picturesOf(studio: Page, pages: readonly OpenGallery[]): Promise<Map<string, Buffer>> {
  const shots: Shots[] = [];
  for (const page of pages) shots.push(await shoot(page));
  return drawn(
    studio,
    shots,
    pages.map(({ places }) => places),
  );
}
