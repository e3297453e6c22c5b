import type { PlaceSuggestion } from "./suggestions.ts";

/** The listbox of a combobox (ARIA 1.2): the focus stays in the field. */
export function listbox(input: HTMLInputElement, label: string) {
  const element = document.createElement("ul");
  element.id = `${input.id}-list`;
  element.hidden = true;
  setAttributes(element, { role: "listbox", "aria-label": label });
  setAttributes(input, {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": element.id,
    "aria-expanded": "false",
  });
  input.after(element);
  let places: readonly PlaceSuggestion[] = [];
  let index = -1;

  const isOpen = () => !element.hidden;
  const activate = (next: number) => {
    element.children[index]?.setAttribute("aria-selected", "false");
    index = next;
    const option = element.children[next];
    if (option) {
      setAttributes(option, { "aria-selected": "true" });
      setAttributes(input, { "aria-activedescendant": option.id });
      option.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const open = (isOpen: boolean) => {
    element.hidden = !isOpen;
    setAttributes(input, { "aria-expanded": String(isOpen) });
    activate(-1);
  };
  return {
    element,
    isOpen,
    close: () => open(false),
    active: () => (isOpen() ? places[index] : undefined),
    placeOf: (target: EventTarget | null): PlaceSuggestion | undefined =>
      places[[...element.children].findIndex((option) => option.contains(target as Node | null))],
    move: (step: 1 | -1) => activate(((index + 1 + step + places.length + 1) % (places.length + 1)) - 1),
    show(found: readonly PlaceSuggestion[]) {
      places = found;
      element.replaceChildren(...found.map((place, number) => optionOf(place, `${element.id}-${number}`)));
      open(found.length > 0);
    },
  };
}

function optionOf({ text, name_mi }: PlaceSuggestion, id: string): HTMLElement {
  const option = document.createElement("li");
  option.id = id;
  option.textContent = text;
  setAttributes(option, { role: "option", "aria-selected": "false" });
  if (name_mi) {
    const maori = document.createElement("span");
    maori.lang = "mi";
    maori.textContent = name_mi;
    option.append(" ", maori);
  }
  return option;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
