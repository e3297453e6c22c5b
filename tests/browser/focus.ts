import type { Page } from "playwright-core";

/** What has the focus: its words, and whether all of it can be seen. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // Browsers scroll to whole pixels.
    const isInside = top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
    // The middle of a link that goes on in the next line may be another link.
    const line = element.getClientRects()[0] ?? new DOMRect();
    const middle = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      words: element.innerText?.trim() || element.getAttribute("name") || "",
      /** The panel at the side that it is in. */
      panel: element.closest("[popover]")?.id,
      isBody: element === document.body,
      isInSight: isInside && middle !== null && (element.contains(middle) || middle.contains(element)),
      isMarked: (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
    };
  });

type Stop = Awaited<ReturnType<typeof focused>>;

/** Every stop of the keyboard from where the focus is to the end of the page, or back to its beginning. */
export async function stopsOf(page: Page, key: "Tab" | "Shift+Tab", most = 300): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.isBody) break;
    stops.push(stop);
  }
  return stops;
}
