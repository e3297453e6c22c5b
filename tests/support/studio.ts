import type { Page } from "playwright-core";

// What reads and writes pictures here is a browser: each function runs in a blank page of it. Pictures cross over in base64.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A page from top to bottom, as PNGs of four pixels to one of the pictures. */
export interface Shots {
  strips: readonly string[];
  /** In pixels of the pictures. */
  width: number;
  height: number;
}

/**
 * Draws each of the places as all of the shots show it, side by side; below a shorter one is nothing. Colours are rounded to steps
 * of four, which halves the files.
 * @param places for each of the shots, by name
 * @returns WebP without loss, by name
 */
export async function drawn(
  studio: Page,
  shots: readonly Shots[],
  places: readonly Readonly<Record<string, Box>>[],
): Promise<Map<string, Buffer>> {
  const pictures = await studio.evaluate(drawInBrowser, { shots, places });
  return new Map(Object.entries(pictures).map(([name, picture]) => [name, Buffer.from(picture, "base64")]));
}

async function drawInBrowser({
  shots,
  places,
}: {
  shots: readonly Shots[];
  places: readonly Readonly<Record<string, Box>>[];
}): Promise<Record<string, string>> {
  const sheet = (width: number, height: number) =>
    new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const views: OffscreenCanvas[] = [];
  for (const { strips, width, height } of shots) {
    const view = sheet(width, height);
    view.imageSmoothingQuality = "high";
    let top = 0;
    for (const strip of strips) {
      const bitmap = await createImageBitmap(await (await fetch(`data:;base64,${strip}`)).blob());
      view.drawImage(bitmap, 0, top, width, bitmap.height / 4);
      top += bitmap.height / 4;
    }
    views.push(view.canvas);
  }
  const pictures: Record<string, string> = {};
  for (const name of Object.keys(places[0] ?? {})) {
    const boxes = places.map((each) => each[name] ?? { x: 0, y: 0, width: 0, height: 0 });
    const width = boxes.reduce((sum, box) => sum + box.width, 0);
    const height = Math.max(...boxes.map((box) => box.height));
    const picture = sheet(width, height);
    let left = 0;
    for (const [at, { x, y, width, height }] of boxes.entries()) {
      picture.drawImage(views[at] as OffscreenCanvas, x, y, width, height, left, 0, width, height);
      left += width;
    }
    const pixels = picture.getImageData(0, 0, width, height);
    for (const [at, value] of pixels.data.entries()) pixels.data[at] = Math.round(value / 4) * 4;
    picture.putImageData(pixels, 0, 0);
    const blob = await picture.canvas.convertToBlob({ type: "image/webp", quality: 1 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    pictures[name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }
  return pictures;
}

/**
 * The pixels that are of another colour in the other picture, or only in one of them.
 * @param tolerance how far red, green and blue may be apart, of 255
 */
export const differing = (studio: Page, one: Buffer, other: Buffer, tolerance: number): Promise<Point[]> =>
  studio.evaluate(compareInBrowser, { pictures: [one, other].map(inBase64), tolerance });

const inBase64 = (picture: Buffer) => picture.toString("base64");

async function compareInBrowser({
  pictures,
  tolerance,
}: {
  pictures: readonly string[];
  tolerance: number;
}): Promise<Point[]> {
  const bitmaps = await Promise.all(
    pictures.map(async (each) => createImageBitmap(await (await fetch(`data:;base64,${each}`)).blob())),
  );
  const width = Math.max(...bitmaps.map((each) => each.width));
  const height = Math.max(...bitmaps.map((each) => each.height));
  const [one = [], other = []] = bitmaps.map((bitmap) => {
    const sheet = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    sheet.drawImage(bitmap, 0, 0);
    return sheet.getImageData(0, 0, width, height).data;
  });
  const found = new Set<number>();
  for (let at = 0; at < width * height * 4; at++)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > tolerance) found.add(Math.floor(at / 4));
  return [...found].map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }));
}

/**
 * A part of a picture, enlarged, beside a photograph of the same, with a frame around each pixel that differs.
 * @param by how many pixels of the photograph are one of the picture
 * @returns a PNG
 */
export async function explained(
  studio: Page,
  { kept, photo, ...how }: { kept: Buffer; left: number; photo: Buffer; points: Point[]; by: number },
): Promise<Buffer> {
  const asked = { pictures: [kept, photo].map(inBase64), ...how };
  return Buffer.from(await studio.evaluate(explainInBrowser, asked), "base64");
}

async function explainInBrowser({
  pictures,
  left,
  points,
  by,
}: {
  pictures: readonly string[];
  left: number;
  points: readonly Point[];
  by: number;
}): Promise<string> {
  const [was, is] = (await Promise.all(
    pictures.map(async (each) => createImageBitmap(await (await fetch(`data:;base64,${each}`)).blob())),
  )) as [ImageBitmap, ImageBitmap];
  const sheet = new OffscreenCanvas(2 * is.width, Math.max(was.height * by, is.height));
  const pen = sheet.getContext("2d") as OffscreenCanvasRenderingContext2D;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(was, left, 0, is.width / by, was.height, 0, 0, is.width, was.height * by);
  pen.drawImage(is, is.width, 0);
  pen.strokeStyle = "magenta";
  for (const { x, y } of points) pen.strokeRect(is.width + x * by, y * by, by, by);
  const bytes = new Uint8Array(await (await sheet.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
