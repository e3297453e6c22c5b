import type { Island } from "./runtime.ts";

/** Milliseconds after the page appears before the address follows the visitor, and between two looks (spec 1 sections 2.3 and 9). */
const patience = 3000;
const pause = 300;

/** Lets the address follow the section in view, opens the card that the address names, and opens all cards at once. */
const stage: Island = (element) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const openNamed = () => open(document.getElementById(location.hash.slice(1)));
  openNamed();
  // Asked for by the address (spec 1 section 2.1); a press is needed only where there is no script.
  if (new URLSearchParams(location.search).get("action") === "open-profile")
    document.getElementById("profile")?.showPopover?.();
  addEventListener("hashchange", openNamed, { signal });
  element.addEventListener("click", (event) => toggleAll(element, event), { signal });
  document.addEventListener("click", closeBehind, { signal });
  const waiting = setTimeout(() => follow(element, signal), patience);
  return () => {
    clearTimeout(waiting);
    stopped.abort();
  };
};

/** Marked, so that the style sheet leaves off showing what the visitor may want to close again. */
function open(card: HTMLElement | null) {
  if (!(card instanceof HTMLDetailsElement)) return;
  card.open = true;
  card.dataset.opened = "";
}

function follow(element: HTMLElement, signal: AbortSignal) {
  const sections = [...element.querySelectorAll<HTMLElement>(".section")];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".section-links a")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const section = sections.filter((each) => each.getBoundingClientRect().top < innerHeight / 3).pop();
    if (!section) return;
    const hash = `#${section.id}`;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  };
  const later = () => {
    timer ??= setTimeout(look, pause);
  };
  addEventListener("scroll", later, { passive: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** A section that was chosen in its drawer is not to lie under it. */
function closeBehind({ target }: Event) {
  const link = target instanceof Element && target.closest(".drawer a[href^='#']");
  if (link) link.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

function toggleAll(element: HTMLElement, event: Event) {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-open-all]");
  if (!link) return;
  event.preventDefault();
  const isOpening = link.dataset.openAll === "open";
  for (const card of element.querySelectorAll<HTMLDetailsElement>("details.guide-card")) {
    if (isOpening) open(card);
    else card.open = false;
  }
  const other = link.dataset.other ?? "";
  link.dataset.other = link.textContent ?? "";
  link.textContent = other;
  link.dataset.openAll = isOpening ? "close" : "open";
}

export default stage;
