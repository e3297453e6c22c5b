import { listbox } from "./place-search/listbox.ts";
import { locate } from "./place-search/locate.ts";
import { looking } from "./place-search/looking.ts";
import type { Island } from "./runtime.ts";

/**
 * Makes a field for a place a combobox with suggestions (ARIA 1.2) and offers the device's own location. What is typed can still be
 * sent as it is; left without a choice, it goes back to what was chosen last (spec 1 section 4).
 */
const placeSearch: Island = (element) => {
  const box = element.querySelector<HTMLElement>(".place-search");
  const [input, chosen, at] = box?.querySelectorAll("input") ?? [];
  const status = box?.querySelector("[role=status]");
  if (!box || !input || !chosen || !at || !status) return () => {};
  const stopped = new AbortController();
  const { signal } = stopped;
  const listen = <E extends Event>(target: EventTarget, type: string, handle: (event: E) => void) =>
    target.addEventListener(type, handle as (event: Event) => void, { signal });
  const say = (words = "") => {
    status.textContent = words;
  };
  /** What was typed since the last choice. */
  let isTyped = false;
  let pressed: EventTarget | null = null;

  const list = listbox(input, box.dataset.suggestions ?? "");
  const search = looking((found) => {
    list.show(found);
    const { none, one, many = "" } = box.dataset;
    say(found.length > 1 ? many.replace("#", String(found.length)) : found.length === 1 ? one : none);
  }, list.close);

  function choose(place: ReturnType<typeof list.active>) {
    if (!place) return;
    input!.value = chosen!.value = place.text;
    at!.value = `${place.latitude},${place.longitude}`;
    settle();
    say();
  }
  function settle() {
    isTyped = false;
    search.stop();
    list.close();
  }
  function takeBack() {
    const isLost = isTyped && input!.value !== chosen!.value;
    if (isLost) input!.value = chosen!.value;
    settle();
    say(isLost ? box!.dataset.undone : "");
  }

  listen(input, "input", () => {
    isTyped = true;
    say();
    search.start(input.value);
  });
  listen(input, "keydown", (event: KeyboardEvent) => {
    const { key } = event;
    pressed = null;
    if (event.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (list.isOpen()) list.move(key === "ArrowDown" ? 1 : -1);
      else search.start(input.value, 0);
      event.preventDefault();
    } else if (key === "Escape") {
      if (list.isOpen()) list.close();
      else takeBack();
    } else if ((key === "Enter" || key === "Tab") && list.active()) {
      if (key === "Enter") event.preventDefault();
      choose(list.active());
    }
  });
  // The field keeps the focus while a suggestion is pressed.
  listen(list.element, "mousedown", (event) => event.preventDefault());
  listen(list.element, "click", ({ target }) => choose(list.placeOf(target)));
  // Some browsers give a button that is pressed no focus: what was pressed says where the visitor goes.
  listen(document, "pointerdown", ({ target }) => {
    pressed = target;
  });
  listen(input, "focusout", ({ relatedTarget }: FocusEvent) => {
    // Another window came to the front.
    if (document.activeElement === input) return;
    const next = relatedTarget ?? pressed;
    if (next instanceof Element && next.closest("[type=submit]")) settle();
    else takeBack();
  });
  listen(input.form ?? element, "submit", settle);
  locate(element.querySelector(".locate"), listen, (point) => {
    input.value = chosen.value = "";
    at.value = point;
    input.form?.submit();
  });
  return () => {
    stopped.abort();
    settle();
    list.element.remove();
  };
};

export default placeSearch;
