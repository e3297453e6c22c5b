import type { Island } from "./runtime.ts";

/** Saves ticks as they are made; whatever fails, they stay as they are, and the button that saves them is there. */
const toDo: Island = (element) => {
  const form = element.querySelector("form");
  if (!form) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  let isSaving = false;
  let isWaiting = false;

  async function save(form: HTMLFormElement) {
    isWaiting = true;
    if (isSaving) return;
    isSaving = true;
    while (isWaiting && !signal.aborted) {
      isWaiting = false;
      say(form, await send(form));
    }
    isSaving = false;
  }
  const changed = () => {
    count(form);
    say(form, undefined);
    void save(form);
  };

  form.addEventListener("change", changed, { signal });
  form.addEventListener("click", closePanel, { signal });
  // The touch that woke this up may have made a tick.
  if (boxesOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked)) changed();
  return () => stopped.abort();
};

type Outcome = "saved" | "failed" | "ended";

async function send(form: HTMLFormElement): Promise<Outcome> {
  const body = new FormData(form);
  try {
    // A save is answered by a redirect, which need not be followed.
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true });
    if (answer.type !== "opaqueredirect") return answer.status === 403 ? "ended" : "failed";
  } catch {
    return "failed";
  }
  const shown = form.querySelector<HTMLInputElement>("[name=shown]");
  if (shown) shown.value = body.getAll("checkboxes").join(" ");
  return "saved";
}

function say(form: HTMLFormElement, outcome: Outcome | undefined) {
  const status = form.querySelector("[role=status]");
  if (status) status.textContent = (outcome && form.dataset[outcome]) ?? "";
}

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>("[name=checkboxes]"),
];

function count(form: HTMLFormElement) {
  const done = boxesOf(form).filter(({ checked }) => checked).length;
  const line = form.querySelector("[data-done]");
  if (line) line.textContent = (form.dataset.progress ?? "").replace("#", String(done));
}

/** A link to a card of the same page leads to what lies under the panel. */
function closePanel({ target }: Event) {
  const link = target instanceof Element && target.closest("a");
  if (link && link.pathname === location.pathname) link.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

export default toDo;
