import region from "./region.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds from the last answer to the result (spec 3 section 9). */
const pause = 600;

/** Brings the layers of a tree of questions into the page one by one; the result waits until nobody answers otherwise any more. */
const layers: Island = (element) => {
  const stopRegion = region(element);
  const stopped = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let awaited: HTMLAnchorElement | undefined;

  const answered = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-region]") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    clearTimeout(waiting);
    awaited?.removeAttribute("aria-current");
    if (link.dataset.ends === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    awaited = link;
    link.setAttribute("aria-current", "true");
    waiting = setTimeout(() => {
      // It has been told already that this was answered, and its time has come.
      delete link.dataset.event;
      delete link.dataset.ends;
      link.click();
    }, pause);
  };
  // Before the region hears of it.
  element.addEventListener("click", answered, { capture: true, signal: stopped.signal });
  const arrival = new MutationObserver(() => arrive(element));
  arrival.observe(element, { childList: true });
  return () => {
    clearTimeout(waiting);
    arrival.disconnect();
    stopped.abort();
    stopRegion();
  };
};

/** The new layer is in view as far as there is room for it; whoever came by Back has the focus on it too. */
function arrive(element: HTMLElement) {
  if (document.activeElement === document.body)
    element.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
  element.querySelector(".layer")?.scrollIntoView({ block: "nearest" });
}

export default layers;
