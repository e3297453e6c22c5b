import { closest } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

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
      announce(form, await send(form));
    }
    isSaving = false;
  }
  const changed = () => {
    updateCount(form);
    announce(form, undefined);
    void save(form);
  };

  form.addEventListener("change", changed, { signal });
  form.addEventListener("click", closePanel, { signal });
  // The touch that loaded this island may have ticked a box.
  if (boxesOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked)) changed();
  return () => stopped.abort();
};

type SaveResult = "saved" | "failed" | "ended";

async function send(form: HTMLFormElement): Promise<SaveResult> {
  const body = new FormData(form);
  try {
    // A successful save answers with a redirect.
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true });
    if (answer.type !== "opaqueredirect") return answer.status === 403 ? "ended" : "failed";
  } catch {
    return "failed";
  }
  const shown = form.querySelector<HTMLInputElement>("[name=shown]");
  if (shown) shown.value = body.getAll("checkboxes").join(" ");
  return "saved";
}

function announce(form: HTMLFormElement, result: SaveResult | undefined) {
  const status = form.querySelector("[role=status]");
  if (status) status.textContent = (result && form.dataset[result]) ?? "";
}

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>("[name=checkboxes]"),
];

function updateCount(form: HTMLFormElement) {
  const done = boxesOf(form).filter(({ checked }) => checked).length;
  const line = form.querySelector("[data-done]");
  if (line) line.textContent = (form.dataset.progress ?? "").replace("#", String(done));
}

/** The panel would cover a card of the same page that a link leads to. */
function closePanel(event: Event) {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (link && link.pathname === location.pathname) link.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

export default toDo;
