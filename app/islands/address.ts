import { listenUntil } from "./dom/listen.ts";
import { addressLines } from "./place-search/address-lines.ts";
import { listbox } from "./place-search/listbox.ts";
import { type PlaceSuggestion, placeSuggestions } from "./place-search/suggestions.ts";
import type { Island } from "./runtime.ts";

/** The chosen address fills all lines, each cut to the limit of its question (spec 2 section 5). */
const address: Island = (element) => {
  const box = element.querySelector<HTMLElement>("[data-cut]");
  const inputs = box?.querySelectorAll("input") ?? [];
  const [line] = inputs;
  const status = box?.querySelector("[role=status]");
  if (!box || !line || !status) return () => {};
  const { cut = "", suggestions = "", none = "", one = "", many = "" } = box.dataset;
  const limits = cut.split(",").map(Number);
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  // The browser's own suggestions would cover these.
  line.autocomplete = "off";
  const list = listbox(line, suggestions);
  const search = placeSuggestions((found) => {
    list.show(found);
    status.textContent =
      found.length > 1 ? many.replace("#", String(found.length)) : found.length ? one : none;
  }, close);

  function close() {
    search.stop();
    list.close();
    status!.textContent = "";
  }
  function choose(place: PlaceSuggestion | undefined) {
    if (!place) return;
    for (const [index, words] of addressLines(place, line!.value).entries()) {
      const input = inputs[index];
      if (input && words) input.value = [...words].slice(0, limits[index]).join("").trim();
    }
    close();
  }

  listen(line, "input", () => search.start(line.value));
  listen(line, "keydown", (event) => {
    const { key } = event;
    if (event.isComposing || !list.isOpen()) return;
    if (key === "ArrowDown" || key === "ArrowUp") list.move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Escape") close();
    else if ((key === "Enter" || key === "Tab") && list.active()) choose(list.active());
    else return;
    if (key !== "Tab") event.preventDefault();
  });
  // Keeps the focus in the field.
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
