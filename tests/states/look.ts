// Each of these runs in the page, and so knows nothing but what it is given.

/** The width that a page needs: more than the window has means scrolling sideways. */
export interface Shape {
  needs: number;
  /** Telephone numbers that are broken in two. */
  brokenNumbers: (string | null)[];
  /** Words that a picture beside a title stands upon. */
  underPictures: string[];
}

export function shapeOf(): Shape {
  const pictures = [...document.querySelectorAll(".people-beside")].map((one) => one.getBoundingClientRect());
  const isUnder = (word: DOMRect) =>
    pictures.some(
      ({ left, right, top, bottom }) =>
        word.left < right - 2 && word.right > left + 2 && word.top < bottom - 2 && word.bottom > top + 2,
    );
  const underPictures: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  for (let node = pictures.length > 0 && walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement!.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((word) => word.width > 1 && isUnder(word)))
      underPictures.push(node.nodeValue!.trim());
  }
  return {
    needs: Math.max(document.documentElement.scrollWidth, innerWidth),
    brokenNumbers: [...document.querySelectorAll('a[href^="tel:"]')]
      .filter((link) => link.getClientRects().length > 1)
      .map((link) => link.textContent),
    underPictures,
  };
}

/** Of hundreds of table rows or list items that differ in nothing but words and addresses, axe looks at the first ones. */
export function leaveSomeAlike(): void {
  for (const list of document.querySelectorAll("main :is(tbody, ul)")) {
    const seen = new Map<string, number>();
    for (const row of list.children.length > 100 ? [...list.children] : []) {
      const shape = row.outerHTML.replace(/>[^<]+/g, ">").replace(/ href="[^"]*"/g, "");
      const times = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, times);
      if (times > 20) row.remove();
    }
  }
}

/** Headings, names and references. What can be pressed or filled in is named by words, and these differ by language. */
export function structureOf() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ids = all("[id]").map(({ id }) => id);
  const known = new Set(ids);
  const named = ["aria-describedby", "aria-labelledby", "aria-controls", "for", "popovertarget"];
  const references = named.flatMap((name) =>
    all(`[${name}]`).flatMap((element) => element.getAttribute(name)!.split(/\s+/)),
  );
  const wordsOf = (element: Element | null): string => {
    if (!element) return "";
    const pictures = [...element.querySelectorAll("img[alt], svg[aria-label], [aria-label]")];
    const shown = pictures.map((one) => one.getAttribute("alt") ?? one.getAttribute("aria-label"));
    return [element.textContent, ...shown, ...pictures.map(({ textContent }) => textContent)].join("").trim();
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute("aria-labelledby");
    if (by)
      return by
        .split(/\s+/)
        .map((id) => wordsOf(document.getElementById(id)))
        .join("");
    const own = element.getAttribute("aria-label") ?? element.getAttribute("title");
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(wordsOf).join("");
    return (own ?? "") + labels + (element.matches("input, select, textarea") ? "" : wordsOf(element));
  };
  const controls =
    "a[href], button, summary, select, textarea, input:not([type=hidden]), dialog, iframe, [role=dialog], [role=img], svg[role=img]";
  const isSaid = (element: Element) => !element.closest("[aria-hidden=true]");
  // Whoever speaks to a page says what is written on a button (WCAG 2.5.3).
  const spoken = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  const shownIn = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll("[aria-hidden=true], .visually-hidden, svg")) part.remove();
    return spoken(copy.textContent ?? "");
  };
  return {
    headings: all("h1").length,
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    deadReferences: references.filter((id) => !known.has(id)),
    nameless: all(controls)
      .filter((element) => isSaid(element) && nameOf(element).trim() === "")
      .map((element) => element.outerHTML.slice(0, 100)),
    misnamed: all(":is(a, button, summary)[aria-label]")
      .filter((element) => !spoken(element.getAttribute("aria-label") ?? "").includes(shownIn(element)))
      .map((element) => element.outerHTML.slice(0, 100)),
  };
}
