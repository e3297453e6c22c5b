import type { Place } from "./looking.ts";

/** The list of suggestions under a field, and which of them the arrow keys have reached. The focus stays in the field. */
export function listbox(input: HTMLInputElement, label: string) {
  const element = document.createElement("ul");
  element.id = `${input.id}-list`;
  element.hidden = true;
  describe(element, { role: "listbox", "aria-label": label });
  describe(input, {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": element.id,
    "aria-expanded": "false",
  });
  input.after(element);
  let places: readonly Place[] = [];
  let reached = -1;

  const isOpen = () => !element.hidden;
  const reach = (next: number) => {
    element.children[reached]?.setAttribute("aria-selected", "false");
    reached = next;
    const option = element.children[next];
    if (option) {
      describe(option, { "aria-selected": "true" });
      describe(input, { "aria-activedescendant": option.id });
      option.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const open = (isOpen: boolean) => {
    element.hidden = !isOpen;
    describe(input, { "aria-expanded": String(isOpen) });
    reach(-1);
  };
  return {
    element,
    isOpen,
    close: () => open(false),
    active: () => (isOpen() ? places[reached] : undefined),
    placeOf: (target: EventTarget | null): Place | undefined =>
      places[[...element.children].findIndex((option) => option.contains(target as Node | null))],
    /** Past either end the way goes through the field itself. */
    move: (step: 1 | -1) => reach(((reached + 1 + step + places.length + 1) % (places.length + 1)) - 1),
    show(found: readonly Place[]) {
      places = found;
      element.replaceChildren(
        ...found.map(({ text, name_mi }, number) => {
          const option = document.createElement("li");
          option.id = `${element.id}-${number}`;
          option.textContent = text;
          describe(option, { role: "option", "aria-selected": "false" });
          if (name_mi) {
            const also = document.createElement("span");
            also.lang = "mi";
            also.textContent = name_mi;
            option.append(" ", also);
          }
          return option;
        }),
      );
      open(found.length > 0);
    },
  };
}

function describe(element: Element, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
