import { around, type Listen } from "./listen.ts";

/** Milliseconds for three presses of Shift. */
const time = 5000;
const links = "[data-quick-exit]";

/** Makes the link that leaves this site faster than a link: by a press, or by Shift three times. */
export function quickExit(listen: Listen) {
  stayCovered();
  listen(document, "click", (event: MouseEvent) => {
    const link = around<HTMLAnchorElement>(event, links);
    if (!link) return;
    event.preventDefault();
    leave(link);
  });
  const link = document.querySelector<HTMLAnchorElement>("[data-once]");
  if (link) countShift(link, listen);
}

function countShift(link: HTMLAnchorElement, listen: Listen) {
  const status = document.getElementById("exit-status");
  let presses = 0;
  let isAlone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text = "") => {
    if (status) status.textContent = text;
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      presses = 0;
      say();
    }, time);
  };

  listen(document, "keydown", ({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (repeat) return;
    isAlone = key === "Shift" && !ctrlKey && !altKey && !metaKey;
    if (!isAlone) presses = 0;
  });
  // Shift with a click selects or opens: it is no wish to leave.
  listen(document, "pointerdown", () => {
    isAlone = false;
    presses = 0;
  });
  listen(document, "keyup", ({ key }: KeyboardEvent) => {
    if (key !== "Shift" || !isAlone) return;
    isAlone = false;
    presses++;
    if (presses === 1) begin();
    if (presses === 3) leave(link);
    else say(presses === 1 ? link.dataset.once : link.dataset.twice);
  });
}

/** Nothing in here may keep the visitor from getting to its last line. */
function leave(link: HTMLAnchorElement) {
  const address = link.dataset.quickExit || link.href;
  const words = document.querySelector<HTMLElement>("[data-left]")?.dataset.left ?? "";
  // The tab looks like the page that is on its way; what was here is gone, from screen readers too.
  document.title = new URL(address).hostname;
  document.querySelector("link[rel~=icon]")?.setAttribute("href", "data:,");
  const cover = document.createElement("p");
  cover.setAttribute("role", "alert");
  cover.style.cssText =
    "position:fixed;top:0;left:0;width:100%;height:100%;margin:0;background:#fff;color:#fff";
  cover.textContent = words;
  document.body.textContent = "";
  document.body.append(cover);
  remember();
  // The server forgets too; it answers with the way out, which is taken here without waiting for it.
  fetch(link.href, { keepalive: true, redirect: "manual" }).catch(() => {});
  location.replace(address);
}

const mark = "left";

function remember() {
  try {
    sessionStorage.setItem(mark, mark);
  } catch {
    // Not every browser lets a page remember: the pages before this one may then come back as they were.
  }
}

/** Some browsers bring pages back as they were, those that must not be stored too: after leaving they are asked for anew. */
function stayCovered() {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    try {
      if (sessionStorage.getItem(mark)) location.reload();
    } catch {}
  });
}
