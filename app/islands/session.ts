import type { Island } from "./runtime.ts";

/** Milliseconds before the end at which it is said (quality X6). */
const ahead = 2 * 60_000;

/**
 * Says two minutes before a log-in ends that it does, and when it has. Before the visitor is led to log in again, the form of the page
 * keeps what was typed in it. Other windows of the same browser tell when the log-in was made longer there.
 */
const session: Island = (element) => {
  const box = element.querySelector<HTMLElement>("[data-session]");
  if (!box) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  // By the visitor's own clock, however wrong it is: what counts is the time that was left when the page came.
  let ends = Date.now() + Number(box.dataset.session);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const others = "BroadcastChannel" in window ? new BroadcastChannel("session") : undefined;

  const look = () => {
    clearTimeout(timer);
    const left = ends - Date.now();
    const state = left <= 0 ? "ended" : left <= ahead ? "soon" : undefined;
    say(box, state);
    element.classList.toggle("session-soon", state !== undefined);
    if (left > 0) timer = setTimeout(look, left > ahead ? left - ahead : left);
  };

  others?.postMessage(ends);
  others?.addEventListener("message", ({ data }) => {
    if (!(data > ends)) return;
    ends = data;
    look();
  });
  // Timers stand still while a device sleeps.
  document.addEventListener("visibilitychange", look, { signal });
  box.addEventListener("click", (event) => void goOn(event), { signal });
  look();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    others?.close();
  };
};

/** Puts the words for a state, and the link that goes with them, where they are read out; without one it takes them away. */
function say(box: HTMLElement, state: "soon" | "ended" | undefined) {
  const status = box.querySelector<HTMLElement>("[role=status]");
  if (!status || (status.dataset.state ?? "") === (state ?? "")) return;
  status.dataset.state = state ?? "";
  const words = state && box.querySelector<HTMLTemplateElement>(`template[data-when=${state}]`);
  status.replaceChildren(...(words ? [document.importNode(words.content, true)] : []));
}

async function goOn(event: Event) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-stay]");
  const form = document.querySelector<HTMLFormElement>("form[data-keeps]");
  if (!link || !form) return;
  event.preventDefault();
  const body = new FormData(form);
  body.set("intent", "keep");
  // Whether it could be kept or not: only a new log-in lets the visitor go on.
  await fetch(form.action, { method: "POST", body }).catch(() => {});
  location.assign(link.href);
}

export default session;
