/** The rules that hide what is not asked stand in a sheet of their own, which begins so. */
const isAboutSight = ({ textContent }: Element): boolean =>
  /^@supports selector\(:has/.test(textContent ?? "");

const sheetOf = (page: Document) => [...page.querySelectorAll("style")].find(isAboutSight);

/** What the page's rules were when it was loaded, and are since. */
let rules: string | undefined;

/**
 * Brings into sight what is asked or said now because of what was typed, and takes away what no longer is. The sheet's own text must stay
 * as it came, its rules may change: that is what the page's security policy allows.
 */
export function takeSight(page: Document) {
  for (const fresh of page.querySelectorAll(".question,.form-section,.remark"))
    for (const name of ["unasked", "unheld"])
      document.getElementById(fresh.id)?.classList.toggle(name, fresh.classList.contains(name));
  const here = sheetOf(document);
  const now = sheetOf(page)?.textContent;
  rules ??= here?.textContent ?? "";
  if (!here?.sheet || !now || now === rules) return;
  rules = now;
  while (here.sheet.cssRules.length > 0) here.sheet.deleteRule(0);
  here.sheet.insertRule(now);
}
