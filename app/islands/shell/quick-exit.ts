import { closest, type Listen } from "../dom/listen.ts";

/** Milliseconds for three presses of Shift. */
const pressTime = 5000;
const selector = "[data-quick-exit]";

export function quickExit(listen: Listen) {
  leaveIfBroughtBack();
  listen(document, "click", (event) => {
    const link = closest<HTMLAnchorElement>(event, selector);
    if (!link) return;
    event.preventDefault();
    leave(link);
  });
  const link = document.querySelector<HTMLAnchorElement>("[data-once]");
  if (link) countShift(link, listen);
}

function countShift(link: HTMLAnchorElement, listen: Listen) {
  let presses = 0;
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text = "") => {
    // The page and each drawer have one: only the one that is not inert is read out.
    for (const status of document.querySelectorAll("[data-exit-status]")) status.textContent = text;
  };
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      presses = 0;
      say();
    }, pressTime);
  };

  listen(document, "keydown", ({ key, repeat, ctrlKey, altKey, metaKey }) => {
    if (repeat) return;
    isAlone = key === "Shift" && !ctrlKey && !altKey && !metaKey;
    if (!isAlone) presses = 0;
  });
  // Shift with a click selects text or opens a window.
  listen(document, "pointerdown", () => {
    isAlone = false;
    presses = 0;
  });
  listen(document, "keyup", ({ key }) => {
    if (key !== "Shift" || !isAlone) return;
    isAlone = false;
    presses++;
    if (presses === 1) startTimer();
    if (presses === 3) leave(link);
    else say(presses === 1 ? link.dataset.once : link.dataset.twice);
  });
}

/** Nothing in here may throw before its last line. */
function leave(link: HTMLAnchorElement) {
  const address = link.dataset.quickExit || link.href;
  const words = document.querySelector<HTMLElement>("[data-left]")?.dataset.left ?? "";
  // Until the next page arrives the tab shows nothing of this one, nor do screen readers.
  document.title = new URL(address).hostname;
  document.querySelector("link[rel~=icon]")?.setAttribute("href", "data:,");
  const cover = document.createElement("p");
  cover.setAttribute("role", "alert");
  cover.style.cssText =
    "position:fixed;top:0;left:0;width:100%;height:100%;margin:0;background:#fff;color:#fff";
  cover.textContent = words;
  document.body.textContent = "";
  document.body.append(cover);
  markAsLeft();
  // The server clears the visitor's cookies; its redirect is not waited for.
  fetch(link.href, { keepalive: true, redirect: "manual" }).catch(() => {});
  location.replace(address);
}

const mark = "left";

function markAsLeft() {
  try {
    sessionStorage.setItem(mark, mark);
  } catch {
    // Storage may be blocked: the pages before this one may then be restored.
  }
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}

/** What Back or Forward brings after quick exit is left at once; who opens a page of ours by themselves has come back. */
function leaveIfBroughtBack() {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (hasLeft()) {
    if (arrival?.type === "back_forward") leaveAgain();
    else sessionStorage.removeItem(mark);
  }
  // Some browsers restore even no-store pages from memory.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasLeft()) leaveAgain();
  });
}

function leaveAgain() {
  document.documentElement.style.display = "none";
  const link = document.querySelector<HTMLAnchorElement>(selector);
  location.replace(link?.dataset.quickExit ?? "/quick-exit");
}
