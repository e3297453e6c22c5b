/** Words that one language has and the other has not, however short the text. */
const telling = {
  en: /(?<![\p{L}\p{N}])(the|and|of|you|your|for|with|is|this|that|what|from|not|we|have|will|can|or|when|which|please|are)(?![\p{L}\p{N}])/giu,
  mi: /(?<![\p{L}\p{N}])(ngā|te|kei|mō|tō|ō|āu|kua|ki|nō|nā|tētahi|ēnei|tēnei|kāore|rānei|koe|mātou)(?![\p{L}\p{N}])/giu,
};

/** Words of the other language in a text that should be in one: a rule of thumb that finds whole sentences. */
export const foreignWords = (text: string, language: "en" | "mi"): string[] =>
  text.match(telling[language === "en" ? "mi" : "en"]) ?? [];

export interface PageText {
  text: string;
  language: "en" | "mi";
  /** Attributes cannot mark a run of another language. */
  isAttribute: boolean;
}

/** Each text of a page (words, and attributes that are read out) with the language it claims to be in. */
export function textsByLanguage(document: Document): PageText[] {
  const found: PageText[] = [];
  const add = (text: string | null, at: Element, isAttribute = false) => {
    const lang = at.closest("[lang]")?.getAttribute("lang");
    if (text?.trim()) found.push({ text: text.trim(), language: lang === "mi" ? "mi" : "en", isAttribute });
  };
  for (const element of document.querySelectorAll("*")) {
    if (["STYLE", "SCRIPT"].includes(element.nodeName)) continue;
    for (const attribute of ["title", "aria-label", "placeholder", "alt"])
      add(element.getAttribute(attribute), element, true);
    for (const child of element.childNodes) if (child.nodeType === 3) add(child.textContent, element);
  }
  return found;
}
