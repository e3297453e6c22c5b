import type { Page } from "playwright-core";

/** What WCAG 1.4.12 lets a visitor set. */
const wideSpaced =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** What sticks above the quick exit covers words and controls only until one scrolls. */
export const unstuck = ".buttons>.button{position:static!important}";

export interface Room {
  /** Pixels of width: more than the window has means scrolling sideways. */
  readonly needs: number;
  /** Words on two lines that would fit in three fifths of the window; an address may break. */
  readonly broken: string[];
  readonly cut: string[];
  /** Words that stand upon others; what a result begins with ends where it is cut. */
  readonly upon: string[];
}

/** Sets letters to double size (WCAG 1.4.4), or else lines, letters and words wide apart. The page stays so. */
export async function roomForWords(page: Page, set: "large" | "spaced"): Promise<Room> {
  await page.evaluate(
    ([size, rules]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules!);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.style.fontSize = size!;
    },
    set === "large" ? ["200%", unstuck] : ["", wideSpaced + unstuck],
  );
  await page.evaluate(painted);
  return page.evaluate(look);
}

/** Runs in the page: until the browser has shown it with the styles it has now, and what moves has arrived. */
async function painted(): Promise<void> {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (Number.isFinite(endTime)) animation.finish();
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Runs in the page. */
function look(): Room {
  const apart =
    "script,style,svg,select,[aria-hidden],.visually-hidden,.skip,.quick-exit,.excerpt,.progress li";
  const shown = document.querySelector(":modal") ?? document.body;
  // In ems: the boxes of our own letters are taller than those of the browser's, which are there when ours come too late.
  const usual = 1.15;
  // For screen readers alone, where a picture stands for it.
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clip === "rect(0px, 0px, 0px, 0px)" || isClipped(element.parentElement));
  const words: { word: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (parent.closest(apart) || isClipped(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const tall = usual * Number.parseFloat(getComputedStyle(parent).fontSize);
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/(?<!\/\S*)[\p{L}\p{M}\p{N}’']+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      words.push({
        word,
        rects: rects.map(({ x, y, width, height }) => new DOMRect(x, y + (height - tall) / 2, width, tall)),
      });
    }
  }
  const isBroken = ({ rects }: { rects: DOMRect[] }) =>
    Math.max(...rects.map(({ top }) => top)) - Math.min(...rects.map(({ top }) => top)) > 8 &&
    rects.reduce((sum, { width }) => sum + width, 0) < 0.6 * innerWidth;
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const hidden =
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    return hidden && element.clientWidth > 1 && webkitLineClamp === "none" && element.checkVisibility();
  };
  const lines = words
    .flatMap(({ word, rects }) => rects.map((rect) => ({ word, rect })))
    .sort((one, other) => one.rect.top - other.rect.top);
  const upon = lines.flatMap(({ word, rect }, at) => {
    const found: string[] = [];
    for (const other of lines.slice(at + 1, at + 60)) {
      if (other.rect.top > rect.bottom - 6) break;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (across > 2) found.push(`${other.word} on ${word}`);
    }
    return found;
  });
  return {
    needs: Math.max(document.documentElement.scrollWidth, innerWidth),
    broken: words.filter(isBroken).map(({ word }) => word),
    cut: [...document.querySelectorAll("main *:not(svg, svg *, input, .visually-hidden)")]
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 80)),
    upon,
  };
}
