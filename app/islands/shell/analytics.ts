import { closest, type Listen } from "../dom/listen.ts";

/** Milliseconds without an event before sending. */
const delay = 3000;
/** The server's limit for one call. */
const maxEvents = 20;

interface Report {
  path: string;
  category?: string;
  action?: string;
  name?: string;
}

/** data-happened and data-event hold "Category|Action|Name". */
export function trackUsage(listen: Listen, stopped: AbortSignal) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const path = location.pathname;
  let queue: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    if (!queue[0]) return;
    const body = new Blob([JSON.stringify({ requests: queue })], { type: "application/json" });
    queue = [];
    navigator.sendBeacon("/api/analytics", body);
  };
  const add = (report: Report) => {
    clearTimeout(timer);
    timer = setTimeout(send, delay);
    if (queue.push(report) >= maxEvents) send();
  };

  const track = (event: string | undefined) => {
    if (!event) return;
    const [category, action, name] = event.split("|");
    add({ path, category, action, name });
  };

  add({ path });
  track(document.querySelector<HTMLElement>("[data-happened]")?.dataset.happened);
  listen(document, "click", (event) => track(closest(event, "[data-event]")?.dataset.event));
  listen(document, "visibilitychange", () => {
    if (document.hidden) send();
  });
  // Safari does not always fire visibilitychange when a page is left.
  listen(window, "pagehide", send);
  stopped.addEventListener("abort", () => clearTimeout(timer));
}
