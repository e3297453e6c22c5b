import { readFileSync } from "node:fs";

const sheet = readFileSync(new URL("../../app/ui/_tokens.css", import.meta.url), "utf8");
const lengthOf = (name: string): number => {
  const length = new RegExp(`--${name}: [^;]*?([\\d.]+)(rem|px|;)`).exec(sheet);
  return Number(length?.[1]) * (length?.[2] === "rem" ? 16 : 1);
};

/** Pixels, lines as parts of the letters: what a page may have in a window of a phone. */
export const tokens = {
  sizes: ["tiny", "small", "text", "large", "title", "display"].map(lengthOf),
  lines: ["tight", "close", "open"].map((name) =>
    Number(new RegExp(`--${name}: ([\\d.]+)`).exec(sheet)?.[1]),
  ),
  // In a window of 320 pixels the larger ones are nine tenths.
  rooms: [0, ...["s4", "s8", "s12", "s16", "s24", "s40", "s56"].map(lengthOf), 14.4, 21.6, 36, 50.4],
  corners: [0, ...["field", "box", "pill"].map(lengthOf)],
  borders: ["hair", "line", "band"].map(lengthOf),
};

/** Runs in the page: where it has sizes that are none of these, and what is lower than a finger needs. */
export function oddStyles({ sizes, lines, rooms, corners, borders }: typeof tokens): string[] {
  // Pages of the stand-ins, and the one that stands alone, have styles of their own.
  if (!document.querySelector("x-island .quick-exit")) return [];
  const finger = 44;
  // Grounds of pictures, and what the map's library brings.
  const pictures = ".home-hero, .tile-picture, .map, .map *, .gallery *";
  // Beside a mark that grows with the letters.
  const besideMark = ".banner, .option label";
  const sides = ["Top", "Right", "Bottom", "Left"] as const;
  const found = new Set<string>();
  const isIn = (allowed: readonly number[], value: number) =>
    allowed.some((one) => Math.abs(one - value) < 0.02);
  for (const element of document.querySelectorAll("body *:not(svg *, script, style, template, option)")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(pictures)) continue;
    const style = getComputedStyle(element);
    if (style.clip === "rect(0px, 0px, 0px, 0px)" || style.fontSize === "0px") continue;
    const name = `${element.localName}.${[...element.classList].join(".")} in ${element.parentElement?.localName}.${element.parentElement?.className}`;
    const odd = (what: string, value: string | number) => found.add(`${what} ${value}: ${name}`);
    const size = Number.parseFloat(style.fontSize);
    const hasWords = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue!.trim() !== "",
    );
    if (hasWords) {
      if (!isIn(sizes, size)) odd("letters", size);
      if (!isIn(lines, Number.parseFloat(style.lineHeight) / size)) odd("lines", style.lineHeight);
    }
    for (const side of sides) {
      const room = Number.parseFloat(style[`padding${side}`]);
      const border = Number.parseFloat(style[`border${side}Width`]);
      const isMarked = side === "Left" && element.matches(besideMark);
      if (!isMarked && !isIn(rooms, room)) odd("room", room);
      // The dot of a radio button is its border.
      if (border > 0 && !element.matches("[type=radio]") && !isIn(borders, border)) odd("border", border);
    }
    for (const corner of [style.borderTopLeftRadius, style.borderBottomRightRadius])
      if (!isIn(corners, Number.parseFloat(corner))) odd("corner", corner);
    if (
      !element.matches("a, button, summary, select, input:not([type=hidden], [type=radio], [type=checkbox])")
    )
      continue;
    const around =
      element.closest("p, li, td, dd, dt, summary, label, h2, h3, figcaption") ?? element.parentElement!;
    const isInSentence =
      style.display === "inline" && around.textContent!.trim().length > element.textContent!.trim().length;
    const { height } = element.getBoundingClientRect();
    const reach = ["::before", "::after"].map((part) => {
      const { position, height } = getComputedStyle(element, part);
      return position === "absolute" ? Number.parseFloat(height) || 0 : 0;
    });
    const tall = Math.max(height, ...reach);
    if (height > 0 && tall < finger - 0.5 && !isInSentence) odd("lower than a finger:", Math.round(tall));
  }
  return [...found].slice(0, 12);
}
