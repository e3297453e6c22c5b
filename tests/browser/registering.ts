import type { Page } from "playwright-core";
import type { Answers } from "#app/forms/answers.ts";
import { nextPage } from "../support/next-page.ts";
import { islandsLoaded } from "./watched.ts";

/** The step that a page shows, by the last part of its address. */
export const stepOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/** Presses a button of the form. */
export const press = (page: Page, intent: string) =>
  nextPage(page, () => page.click(`#f button[value="${intent}"]`));

/** Follows a link or presses a button that leads to another page. */
export const follow = (page: Page, selector: string) => nextPage(page, () => page.click(selector));

/** Opens the landing page and begins. */
export async function begin(page: Page, site: string, prefix = ""): Promise<void> {
  await page.goto(`${site}${prefix}/register-my-baby`);
  await follow(page, "main a.button");
}

/**
 * Answers what is in sight, and what that brings into sight, until nothing more comes: what an answer brings must be there at once, and
 * what is out of sight cannot be answered.
 */
export const answer = (page: Page, answers: Answers) =>
  page.evaluate((answers) => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>("#f details.folded"))
      folded.open = true;
    const isNew = (control: HTMLInputElement): boolean => {
      const given = answers[control.name];
      if (given === undefined || control.type === "hidden" || !control.checkVisibility()) return false;
      const values = [given].flat();
      if (!/radio|checkbox/.test(control.type)) {
        if (control.value === (values[0] ?? "")) return false;
        control.value = values[0] ?? "";
      } else {
        const isMeant = values.includes(control.value);
        if (control.checked === isMeant || (control.type === "radio" && !isMeant)) return false;
        control.checked = isMeant;
      }
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    };
    const controls = () => [...document.querySelectorAll<HTMLInputElement>("#f [name]")];
    for (let left = 8; left > 0 && controls().filter(isNew).length > 0; left--);
  }, answers);

/** Answers one page and presses Next. */
export async function goOn(page: Page, answers: Answers): Promise<void> {
  await islandsLoaded(page);
  await answer(page, answers);
  await press(page, "next");
  const refused = page.locator("[data-error-summary]");
  if ((await refused.count()) > 0) throw new Error(`${stepOf(page)}: ${await refused.allInnerTexts()}`);
}

/** The same with one page after the other, as far as a step. */
export async function goOnTo(page: Page, step: string, answers: Answers): Promise<void> {
  for (let left = 40; stepOf(page) !== step; left--) {
    if (left === 0) throw new Error(`${stepOf(page)} leads nowhere`);
    await goOn(page, answers);
  }
}

/** Answers the review and registers the birth. */
export async function sendIn(page: Page, answers: Answers): Promise<void> {
  await answer(page, answers);
  await press(page, "submit");
}

/** What a page says, in one line. */
export const said = async (page: Page): Promise<string> =>
  ((await page.textContent("main")) ?? "").replace(/\s+/g, " ");
