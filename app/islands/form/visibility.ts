/** The rules that hide questions are the last style sheet of a page. */
const rulesOf = (page: Document, tag: string) => [...page.querySelectorAll(tag)].pop()?.textContent ?? "";

let rules: string | undefined;

/** Parses a page with its style elements renamed: this page's security policy would complain of them. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/(<\/?)style>/g, "$1x-style>"), "text/html");

/** The security policy lets the rules of a sheet be changed, but not its text. */
export function updateVisibility(page: Document) {
  for (const fresh of page.querySelectorAll(".question,.form-section,.remark"))
    for (const name of ["unasked", "unheld"])
      document.getElementById(fresh.id)?.classList.toggle(name, fresh.classList.contains(name));
  const newRules = rulesOf(page, "x-style");
  const sheet = [...document.styleSheets].pop();
  rules ??= rulesOf(document, "style");
  // An error page, for example, has other sheets.
  if (!sheet || newRules === rules || !newRules.startsWith("@supports")) return;
  rules = newRules;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  sheet.insertRule(newRules);
}
