import { parseHTML } from "linkedom";

/** What stands in a text area of a parsed page: the parser leaves its character references as they are. */
export const textOf = (area: Element): string =>
  parseHTML(`<p>${area.textContent ?? ""}</p>`).document.querySelector("p")?.textContent ?? "";
