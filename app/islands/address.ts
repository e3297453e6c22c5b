import { addressLines } from "./place-search/address-lines.ts";
import { listbox } from "./place-search/listbox.ts";
import { looking, type Place } from "./place-search/looking.ts";
import type { Island } from "./runtime.ts";

/**
 * Suggests addresses while somebody types the first line of one; what is chosen fills all lines, each cut to what its question takes
 * (spec 2 section 5). What was typed stays as it is until something is chosen.
 */
const address: Island = (element) => {
  const box = element.querySelector<HTMLElement>("[data-cut]");
  const inputs = box?.querySelectorAll("input") ?? [];
  const [line] = inputs;
  const status = box?.querySelector("[role=status]");
  if (!box || !line || !status) return () => {};
  const { cut = "", suggestions = "", none = "", one = "", many = "" } = box.dataset;
  const most = cut.split(",").map(Number);
  const stopped = new AbortController();
  const listen = <E extends Event>(target: EventTarget, type: string, handle: (event: E) => void) =>
    target.addEventListener(type, handle as (event: Event) => void, { signal: stopped.signal });
  // The browser's own list of what was typed before would lie over ours.
  line.autocomplete = "off";
  const list = listbox(line, suggestions);
  const search = looking((found) => {
    list.show(found);
    status.textContent =
      found.length > 1 ? many.replace("#", String(found.length)) : found.length ? one : none;
  }, close);

  function close() {
    search.stop();
    list.close();
    status!.textContent = "";
  }
  function choose(place: Place | undefined) {
    if (!place) return;
    for (const [index, words] of addressLines(place, line!.value).entries()) {
      const input = inputs[index];
      if (input && words) input.value = [...words].slice(0, most[index]).join("").trim();
    }
    close();
  }

  listen(line, "input", () => search.start(line.value));
  listen(line, "keydown", (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing || !list.isOpen()) return;
    if (key === "ArrowDown" || key === "ArrowUp") list.move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Escape") close();
    else if ((key === "Enter" || key === "Tab") && list.active()) choose(list.active());
    else return;
    if (key !== "Tab") event.preventDefault();
  });
  // The field keeps the focus while a suggestion is pressed.
  listen(list.element, "mousedown", (event) => event.preventDefault());
  listen(list.element, "click", ({ target }) => choose(list.placeOf(target)));
  listen(line, "focusout", close);
  return () => {
    stopped.abort();
    close();
    list.element.remove();
  };
};

export default address;
