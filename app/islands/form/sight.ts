/** The rules that hide what is not asked are the last sheet of a page. */
const rulesOf = (page: Document, name: string) => [...page.querySelectorAll(name)].pop()?.textContent ?? "";

/** What the page's rules were when it was loaded, and are since. */
let rules: string | undefined;

/** A page as it is read, not shown: as style sheets its own would be complained of under this page's security policy. */
export const readPage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/(<\/?)style>/g, "$1x-style>"), "text/html");

/**
 * Brings into sight what is asked or said now because of what was typed, and takes away what no longer is. The sheet's own text must stay
 * as it came, its rules may change: that is what the security policy allows.
 */
export function takeSight(page: Document) {
  for (const fresh of page.querySelectorAll(".question,.form-section,.remark"))
    for (const name of ["unasked", "unheld"])
      document.getElementById(fresh.id)?.classList.toggle(name, fresh.classList.contains(name));
  const now = rulesOf(page, "x-style");
  const sheet = [...document.styleSheets].pop();
  rules ??= rulesOf(document, "style");
  // Another page than expected may have come.
  if (!sheet || now === rules || !now.startsWith("@supports")) return;
  rules = now;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  sheet.insertRule(now);
}
