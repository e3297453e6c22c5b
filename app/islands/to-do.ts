import { closeButton, closest, listenUntil } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

const toDo: Island = (element) => {
  const form = element.querySelector("form");
  if (!form) return () => {};
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  const unsaved = new Set<HTMLInputElement>();
  let current = new AbortController();
  let isSaving = false;
  let isWaiting = false;

  async function save(form: HTMLFormElement) {
    isWaiting = true;
    if (isSaving) return;
    isSaving = true;
    while (isWaiting && !stopped.signal.aborted) {
      isWaiting = false;
      current = new AbortController();
      const result = await send(form, unsaved, current.signal);
      if (!isWaiting) announce(form, result);
    }
    isSaving = false;
  }
  const changed = (boxes: readonly HTMLInputElement[]) => {
    for (const box of boxes) unsaved.add(box);
    noteShown(form, unsaved);
    updateCount(form);
    announce(form, undefined);
    void save(form);
  };

  listen(form, "change", ({ target }) => changed([target as HTMLInputElement]));
  listen(form, "click", closePanel);
  // On leaving, the next save cannot wait for the one under way, and their answers may come in any order.
  listen(window, "pagehide", () => {
    if (isWaiting) current.abort();
  });
  // The touch that loaded this island may have ticked a box.
  const touched = boxesOf(form).filter(({ checked, defaultChecked }) => checked !== defaultChecked);
  if (touched.length > 0) changed(touched);
  return () => {
    stopped.abort();
    current.abort();
  };
};

type SaveResult = "saved" | "failed" | "ended";

async function send(
  form: HTMLFormElement,
  unsaved: Set<HTMLInputElement>,
  signal: AbortSignal,
): Promise<SaveResult> {
  const body = new FormData(form);
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      redirect: "manual",
      keepalive: true,
      signal,
    });
    if (answer.type !== "opaqueredirect") return answer.status === 403 ? "ended" : "failed";
  } catch {
    return "failed";
  }
  const saved = new Set(body.getAll("checkboxes"));
  for (const box of unsaved) if (saved.has(box.value) === box.checked) unsaved.delete(box);
  noteShown(form, unsaved);
  return "saved";
}

/** Only differences from what was shown are saved, so an unsaved box counts as shown the other way. */
function noteShown(form: HTMLFormElement, unsaved: ReadonlySet<HTMLInputElement>) {
  const shown = form.querySelector<HTMLInputElement>("[name=shown]");
  const boxes = boxesOf(form).filter((box) => box.checked !== unsaved.has(box));
  if (shown) shown.value = boxes.map(({ value }) => value).join(" ");
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
  const grown = form.querySelector<SVGElement>("[data-grows]");
  grown?.setAttribute("width", String(done * Number(grown.dataset.grows)));
}

function closePanel(event: Event) {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (link && link.pathname === location.pathname) closeButton(link)?.click();
}

export default toDo;
