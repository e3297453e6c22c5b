import type { Page } from "playwright-core";
import type { Answers } from "#app/forms/answers.ts";

/**
 * Fills in the form of a page by its keyboard alone, control by control from the top, and comes to rest on the button that goes on.
 * @throws where the keyboard cannot give an answer, or does not come to the button
 */
export async function typeIn(page: Page, answers: Answers): Promise<void> {
  await page.locator("#f").evaluate((form) => {
    form.tabIndex = -1;
    form.focus();
  });
  for (let left = 300; left > 0; left--) {
    await page.keyboard.press("Tab");
    const control = await underTheKeyboard(page);
    if (control.type === "submit" && /^(next|submit)$/.test(control.value)) return;
    const answer = [answers[control.name] ?? []].flat();
    if (answer.length > 0) await give(page, control, answer);
  }
  throw new Error("The keyboard does not come to the button that goes on.");
}

type Control = Awaited<ReturnType<typeof underTheKeyboard>>;

/** What has the focus. */
const underTheKeyboard = (page: Page) =>
  page.evaluate(() => {
    const { name = "", type = "", value = "", checked = false } = document.activeElement as HTMLInputElement;
    return { name, type, value, checked };
  });

async function give(page: Page, control: Control, answer: readonly string[]): Promise<void> {
  if (control.type === "checkbox") {
    if (answer.includes(control.value) !== control.checked) await page.keyboard.press("Space");
    return;
  }
  if (!/radio|select-one/.test(control.type)) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(answer[0] ?? "");
    return;
  }
  if (control.type === "radio") await page.keyboard.press("Space");
  for (let left = 60; left > 0; left--) {
    if ((await underTheKeyboard(page)).value === answer[0]) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The keyboard does not come to "${answer[0]}" of ${control.name}.`);
}
