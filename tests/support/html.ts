import { parseHTML } from "linkedom";

/** Reads a page. Names of attributes are the same in any case in HTML, so they are brought into lower case. */
export function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll("*")) {
    if (element.closest("svg")) continue;
    for (const name of element.getAttributeNames()) {
      if (name === name.toLowerCase()) continue;
      element.setAttribute(name.toLowerCase(), element.getAttribute(name) ?? "");
      element.removeAttribute(name);
    }
  }
  return document;
}
