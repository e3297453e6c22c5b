import { closest, isPlain } from "./dom/listen.ts";
import region from "./region.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds from the last answer to the result. */
const delay = 600;

const layers: Island = (element) => {
  const stopRegion = region(element);
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chosen: HTMLAnchorElement | undefined;

  const answered = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, "a[data-region]");
    if (!link || !isPlain(event)) return;
    clearTimeout(timer);
    chosen?.removeAttribute("aria-current");
    if (link.dataset.ends === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    chosen = link;
    link.setAttribute("aria-current", "true");
    timer = setTimeout(() => {
      delete link.dataset.event;
      delete link.dataset.ends;
      link.click();
    }, delay);
  };
  // Capturing, so that the region does not see it.
  element.addEventListener("click", answered, { capture: true, signal: stopped.signal });
  const observer = new MutationObserver(() => showLayer(element));
  observer.observe(element, { childList: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stopped.abort();
    stopRegion();
  };
};

function showLayer(element: HTMLElement) {
  // After Back the focus is nowhere.
  if (document.activeElement === document.body)
    element.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
  element.querySelector(".layer")?.scrollIntoView({ block: "nearest" });
}

export default layers;
