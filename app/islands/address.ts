import { listenUntil } from "./dom/listen.ts";
import { addressLines, postcodeAtEnd } from "./place-search/address-lines.ts";
import { listbox } from "./place-search/listbox.ts";
import { type PlaceSuggestion, placeSuggestions } from "./place-search/suggestions.ts";
import type { Island } from "./runtime.ts";

/** Fills all lines, each cut to its limit; a postcode that is too long is left out, never cut. */
const address: Island = (element) => {
  const box = element.querySelector<HTMLElement>("[data-cut]")!;
  const inputs = box.querySelectorAll("input");
  const line = inputs[0]!;
  const status = box.querySelector("[role=status]")!;
  const words = box.dataset;
  const limits = words.cut!.split(",").map(Number);
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  // The browser's own suggestions would cover these.
  line.autocomplete = "off";
  const list = listbox(line, words.suggestions!);
  let told = "";
  const search = placeSuggestions((found) => {
    list.show(found);
    const said = found.length > 1 ? words.many : found.length ? words.one : words.none;
    status.textContent = said!.replace("#", `${found.length}`);
  }, close);

  function close() {
    search.stop();
    list.close();
    status.textContent = told;
  }
  function choose(place: PlaceSuggestion | undefined) {
    if (!place) return;
    addressLines(place, line.value).forEach((text, index) => {
      const longest = limits[index]!;
      const fits = text.length > longest ? text.replace(postcodeAtEnd, "").slice(0, longest) : text;
      // A place without a street leaves what was typed in the first line.
      if (text || index) inputs[index]!.value = fits;
      if (fits !== text) told = words.shortened!;
    });
    close();
  }

  listen(line, "input", () => {
    told = "";
    search.start(line.value);
  });
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
