import { closest } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds until the address follows the section in view, and between two updates (spec 1 sections 2.3 and 9). */
const startDelay = 3000;
const throttle = 300;

const stage: Island = (element) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const openNamed = () => open(document.getElementById(location.hash.slice(1)));
  openNamed();
  // Spec 1 section 2.1.
  if (new URLSearchParams(location.search).get("action") === "open-profile")
    document.getElementById("profile")?.showPopover?.();
  addEventListener("hashchange", openNamed, { signal });
  element.addEventListener("click", (event) => toggleAll(element, event), { signal });
  document.addEventListener("click", closeDrawer, { signal });
  const timer = setTimeout(() => trackSection(element, signal), startDelay);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
};

function open(card: HTMLElement | null) {
  if (!(card instanceof HTMLDetailsElement)) return;
  card.open = true;
  // Without this mark the style sheet would keep the card of `:target` open.
  card.dataset.opened = "";
}

function trackSection(element: HTMLElement, signal: AbortSignal) {
  const sections = [...element.querySelectorAll<HTMLElement>(".section")];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".section-links a")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
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
  const schedule = () => {
    timer ??= setTimeout(update, throttle);
  };
  addEventListener("scroll", schedule, { passive: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

/** The drawer of sections would cover the section that was chosen in it. */
function closeDrawer(event: Event) {
  closest(event, ".drawer a[href^='#']")?.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

function toggleAll(element: HTMLElement, event: Event) {
  const link = closest(event, "[data-open-all]");
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
