/** The rules that hide questions are the last style sheet of a page. */
const rulesOf = (page: Document) => [...page.querySelectorAll("style,x-style")].pop()?.textContent ?? "";

let rules: string | undefined;

/** The security policy lets a sheet's rules be changed, but not its text. */
export function updateVisibility(page: Document) {
  for (const fresh of page.querySelectorAll(".question,.form-section,.remark"))
    for (const name of ["unasked", "unheld"])
      document.getElementById(fresh.id)?.classList.toggle(name, fresh.classList.contains(name));
  const newRules = rulesOf(page);
  const sheet = [...document.styleSheets].pop();
  rules ??= rulesOf(document);
  if (!sheet || newRules === rules || !newRules.startsWith("@supports")) return;
  rules = newRules;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  sheet.insertRule(newRules);
}
