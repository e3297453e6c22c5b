import { closest } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds before the end at which the visitor is warned. */
const warningTime = 5 * 60_000;

const session: Island = (element) => {
  const box = element.querySelector<HTMLElement>("[data-session]");
  if (!box) return () => {};
  const stopped = new AbortController();
  // Counted from the time left when the page was made, because the device's clock may be wrong.
  let ends = Date.now() + Number(box.dataset.session);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const channel = window.BroadcastChannel && new BroadcastChannel("session");

  const update = () => {
    clearTimeout(timer);
    const left = ends - Date.now();
    const state = left <= 0 ? "ended" : left <= warningTime ? "soon" : "";
    announce(box, state);
    element.classList.toggle("session-soon", state !== "");
    if (left > 0) timer = setTimeout(update, left > warningTime ? left - warningTime : left);
  };

  channel?.postMessage(ends);
  channel?.addEventListener("message", ({ data }) => {
    // Activity in another window; if idling counts, it starts again.
    const later = Math.min(data, Date.now() + Number(box.dataset.most));
    if (!(later > ends)) return;
    ends = later;
    update();
  });
  // Timers stand still while a device sleeps.
  document.addEventListener("visibilitychange", update, { signal: stopped.signal });
  box.addEventListener("click", extend);
  update();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    channel?.close();
  };
};

function announce(box: HTMLElement, state: "soon" | "ended" | "") {
  const status = box.querySelector<HTMLElement>("[role=status]");
  if (!status || status.dataset.state === state) return;
  status.dataset.state = state;
  const words = state && box.querySelector<HTMLTemplateElement>(`template[data-when=${state}]`);
  status.replaceChildren(...(words ? [document.importNode(words.content, true)] : []));
}

async function extend(event: Event) {
  const link = closest<HTMLAnchorElement>(event, "a[data-stay]");
  const form = document.querySelector<HTMLFormElement>("form[data-keeps]");
  if (!link || !form) return;
  event.preventDefault();
  const body = new FormData(form);
  body.set("intent", "keep");
  // Even if that fails, only a new log-in lets the visitor go on.
  await fetch(form.action, { method: "POST", body }).catch(() => {});
  location.assign(link.href);
}

export default session;
