import type { Page } from "playwright-core";
import type { Filling } from "./form.ts";
import { parse } from "./html.ts";

/** Fills in a form as a person does: from the top down, and only what is in sight. */
export async function fillIn(page: Page, filling: Filling): Promise<void> {
  const unseen = await page
    .locator("#f")
    .evaluate(answerInOrder, filling as Record<string, string | string[]>);
  if (unseen.length > 0) throw new Error(`Not in sight when they were to be answered: ${unseen.join(", ")}`);
}

/** Runs in the page, in one go: a round trip for every control takes seconds. */
function answerInOrder(form: Element, filling: Record<string, string | string[]>): string[] {
  const controls = [...form.querySelectorAll("input, select, textarea")] as unknown as HTMLInputElement[];
  const wanted = controls.filter(({ name, type, value }) => {
    const answer = [filling[name] ?? []].flat();
    return type === "radio" || type === "checkbox" ? answer.includes(value) : answer.length > 0;
  });
  return wanted.flatMap((control) => {
    const label = control.labels?.[0];
    if (!label?.getClientRects().length) return [control.name];
    if (control.type === "radio" || control.type === "checkbox") label.click();
    else {
      control.focus();
      control.value = String(filling[control.name]);
      control.dispatchEvent(new Event("input", { bubbles: true }));
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return [];
  });
}

/** The page as the browser has it now. */
export async function documentOf(page: Page): Promise<{ document: Document }> {
  return { document: parse(await page.content()) };
}
