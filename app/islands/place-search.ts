import { type Listen, listenUntil } from "./dom/listen.ts";
import { listbox } from "./place-search/listbox.ts";
import { locate } from "./place-search/locate.ts";
import { placeSuggestions } from "./place-search/suggestions.ts";
import type { Island } from "./runtime.ts";

const placeSearch: Island = (element) => {
  const box = element.querySelector<HTMLElement>(".place-search");
  const [input, chosen, at] = box?.querySelectorAll("input") ?? [];
  const status = box?.querySelector("[role=status]");
  if (!box || !input || !chosen || !at || !status) return () => {};
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  const announce = (words = "") => {
    status.textContent = words;
  };
  let hasChanged = false;

  const list = listbox(input, box.dataset.suggestions ?? "");
  const search = placeSuggestions((found) => {
    list.show(found);
    announce(countInWords(found.length, box.dataset));
  }, list.close);

  function choose(place: ReturnType<List["active"]>) {
    if (!place) return;
    input!.value = chosen!.value = place.text;
    at!.value = `${place.latitude},${place.longitude}`;
    close();
    announce();
  }
  function close() {
    hasChanged = false;
    search.stop();
    list.close();
  }
  function restoreChoice() {
    const isLost = hasChanged && input!.value !== chosen!.value;
    if (isLost) input!.value = chosen!.value;
    close();
    announce(isLost ? box!.dataset.undone : "");
  }

  listen(input, "input", () => {
    hasChanged = true;
    announce();
    search.start(input.value);
  });
  const searchNow = () => search.start(input.value, 0);
  listen(input, "keydown", (event) => {
    if (!event.isComposing) answerKey(event, list, { choose, restoreChoice, searchNow });
  });
  listenToList(list, listen, choose);
  listenToLeaving(input, listen, { close, restoreChoice });
  listen(input.form ?? element, "submit", close);
  locate(element.querySelector(".locate"), listen, (point) => {
    input.value = chosen.value = "";
    at.value = point;
    input.form?.submit();
  });
  return () => {
    stopped.abort();
    close();
    list.element.remove();
  };
};

const countInWords = (count: number, { none, one, many = "" }: DOMStringMap) =>
  count > 1 ? many.replace("#", String(count)) : count ? one : none;

type List = ReturnType<typeof listbox>;

interface KeyAnswers {
  choose(place: ReturnType<List["active"]>): void;
  restoreChoice(): void;
  searchNow(): void;
}

function answerKey(event: KeyboardEvent, list: List, { choose, restoreChoice, searchNow }: KeyAnswers) {
  const { key } = event;
  if (key === "ArrowDown" || key === "ArrowUp") {
    if (list.isOpen()) list.move(key === "ArrowDown" ? 1 : -1);
    else searchNow();
    event.preventDefault();
  } else if (key === "Escape") {
    if (list.isOpen()) list.close();
    else restoreChoice();
  } else if ((key === "Enter" || key === "Tab") && list.active()) {
    if (key === "Enter") event.preventDefault();
    choose(list.active());
  }
}

function listenToLeaving(
  input: HTMLInputElement,
  listen: Listen,
  { close, restoreChoice }: { close(): void; restoreChoice(): void },
) {
  let pressed: EventTarget | null = null;
  // Safari gives a pressed button no focus, so relatedTarget is missing below.
  listen(document, "pointerdown", ({ target }) => {
    pressed = target;
  });
  listen(input, "keydown", () => {
    pressed = null;
  });
  listen(input, "focusout", ({ relatedTarget }) => {
    // Another window came to the front.
    if (document.activeElement === input) return;
    const next = relatedTarget ?? pressed;
    if (next instanceof Element && next.closest("[type=submit]")) close();
    else restoreChoice();
  });
}

function listenToList(list: List, listen: Listen, choose: KeyAnswers["choose"]) {
  // Keeps the focus in the field.
  listen(list.element, "mousedown", (event) => event.preventDefault());
  listen(list.element, "click", ({ target }) => choose(list.placeOf(target)));
}

export default placeSearch;
