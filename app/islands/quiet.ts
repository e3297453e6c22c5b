import { beQuiet } from "./offline/quiet-tab.ts";
import type { Island } from "./runtime.ts";

/**
 * On a page that leaves no trace. Its links take its place, so that Back does not lead to it again; where Back leads to it
 * nevertheless, the site is left.
 */
const quiet: Island = () => {
  beQuiet();
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const leaveIf = (isBroughtBack: boolean) => isBroughtBack && location.replace("/quick-exit");
  leaveIf(arrival?.type === "back_forward");
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener("click", replacing, { signal });
  addEventListener("pageshow", ({ persisted }) => leaveIf(persisted), { signal });
  return () => stopped.abort();
};

function replacing(event: MouseEvent) {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey || link.target) return;
  const { href, protocol, pathname, search, hash } = link;
  const isHere = hash && pathname + search === location.pathname + location.search;
  if (isHere || !protocol.startsWith("http")) return;
  event.preventDefault();
  location.replace(href);
}

export default quiet;
