import { around, type Listen } from "./listen.ts";

/** Milliseconds without an event after which what has happened is told. */
const pause = 3000;
/** The server takes no more at once. */
const most = 20;

interface Report {
  path: string;
  category?: string;
  action?: string;
  name?: string;
}

/**
 * Tells the server that the page was seen, what it says has happened (data-happened="Category|Action|Name"), and which of its elements
 * with data-event were pressed.
 * Of a visitor whose browser asks not to be followed nothing is told.
 */
export function measure(listen: Listen, stopped: AbortSignal) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl) return;
  const path = location.pathname;
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const body = new Blob([JSON.stringify({ requests: waiting })], { type: "application/json" });
    waiting = [];
    navigator.sendBeacon("/api/analytics", body);
  };
  const add = (report: Report) => {
    clearTimeout(timer);
    timer = setTimeout(send, pause);
    if (waiting.push(report) >= most) send();
  };

  const tell = (said: string | undefined) => {
    if (!said) return;
    const [category, action, name] = said.split("|");
    add({ path, category, action, name });
  };

  add({ path });
  tell(document.querySelector<HTMLElement>("[data-happened]")?.dataset.happened);
  listen(document, "click", (event: MouseEvent) => tell(around(event, "[data-event]")?.dataset.event));
  listen(document, "visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  // Safari does not always say that a page is hidden when it is left.
  listen(window, "pagehide", send);
  stopped.addEventListener("abort", () => clearTimeout(timer));
}
