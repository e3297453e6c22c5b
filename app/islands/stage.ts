import { fetchPage } from "./dom/fetch-page.ts";
import { closeButton, closest } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds until the address follows the section in view, and between two updates. */
const startDelay = 3000;
const throttle = 300;

const stage: Island = (element) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const openNamed = () => open(document.getElementById(location.hash.slice(1)));
  openNamed();
  if (new URLSearchParams(location.search).get("action") === "open-profile")
    document.querySelector<HTMLElement>("[commandfor=profile]")?.click();
  addEventListener("hashchange", openNamed, { signal });
  element.addEventListener("click", (event) => toggleAll(element, event), { signal });
  element.addEventListener("toggle", tellWhole, { capture: true, signal });
  document.addEventListener("click", keepPlace, { signal });
  const timer = setTimeout(() => trackSection(element, signal), startDelay);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
};

function open(named: HTMLElement | null) {
  const fold =
    named?.querySelector<HTMLElement>(named.matches("article") ? "details" : ":scope > .section-fold") ??
    named;
  if (!(fold instanceof HTMLDetailsElement)) return;
  const section = fold.closest<HTMLDetailsElement>(".section-fold");
  for (const each of section ? [section, fold] : [fold]) each.open = true;
  // Without this mark the style sheet would keep the card of `:target` open.
  for (const each of [named, fold]) if (each) each.dataset.opened = "";
}

async function tellWhole({ target }: Event) {
  const card = target as HTMLDetailsElement;
  const link = card.open && "beginning" in card.dataset && card.querySelector("a");
  if (!link) return;
  const section = card.closest("section")?.querySelectorAll<HTMLElement>("[data-beginning]") ?? [];
  const whole = await fetchPage(link.href).catch(() => undefined);
  for (const beginning of section) {
    const body = whole?.querySelector(`#${beginning.id} > .card-body`);
    if (!body) continue;
    beginning.querySelector(".card-body")?.replaceWith(document.importNode(body, true));
    delete beginning.dataset.beginning;
  }
}

function trackSection(element: HTMLElement, signal: AbortSignal) {
  const sections = [...element.querySelectorAll<HTMLElement>(".section")];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".section-links a")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    timer = undefined;
    const section = sections.filter((each) => each.getBoundingClientRect().top < innerHeight / 4).pop();
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

/** The drawer would cover the section chosen in it; the other language opens at the same section. */
function keepPlace(event: Event) {
  const other = closest<HTMLAnchorElement>(event, ".language a");
  if (other) other.hash = location.hash;
  closeButton(closest(event, ".drawer a[href^='#']"))?.click();
}

function toggleAll(element: HTMLElement, event: Event) {
  const link = closest(event, "[data-open-all]");
  // Cards whose text is not in the page have to come with another one.
  if (!link || element.querySelector("[data-beginning]")) return;
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
