import type { Page, Response } from "playwright-core";
import { nextPage } from "../support/next-page.ts";
import { at, drawn, type State } from "./arriving.ts";

const pregnancy = "/stage/pregnancy";

/** Fills in a form of a page and sends it by its first button. */
const sent =
  (path: string, form: string, filling: Readonly<Record<string, string>>): State["arrive"] =>
  async (page, base) => {
    await page.goto(base + path);
    for (const [selector, value] of Object.entries(filling)) await fill(page, `#${form} ${selector}`, value);
    return pressing(page, `#${form} .button`);
  };

async function fill(page: Page, selector: string, value: string) {
  const control = page.locator(selector);
  if ((await control.getAttribute("type")) === "checkbox") await control.check({ force: true });
  else await control.fill(value);
}

async function pressing(page: Page, selector: string): Promise<Response | null> {
  return nextPage(page, () => page.click(selector));
}

const dueDate = {
  '[name="dueDate.day"]': "28",
  '[name="dueDate.month"]': "3",
  '[name="dueDate.year"]': "2027",
};

/** Profile, to-do list and what belongs to them, of visitors who have not logged in. */
export const accountStates: readonly State[] = [
  {
    name: "the profile in its drawer",
    status: 200,
    isWide: true,
    arrive: drawn("profile", pregnancy),
  },
  {
    name: "the to-do list in its drawer",
    status: 200,
    isWide: true,
    arrive: drawn("to-do", pregnancy),
  },
  { name: "the profile", status: 200, isWide: true, arrive: at("/profile") },
  { name: "the profile, saved", status: 200, arrive: sent("/profile", "profile-form", dueDate) },
  { name: "the profile, everything deleted", status: 200, arrive: at("/profile?deleted=1") },
  { name: "the to-do list", status: 200, arrive: at("/to-do") },
  {
    name: "the to-do list, saved",
    status: 200,
    arrive: sent("/to-do", "to-do-form", { "#task-11": "", "#task-412": "" }),
  },
  { name: "the to-do list, no due date for a calendar", status: 422, arrive: sent("/to-do", "calendar", {}) },
  {
    name: "the to-do list with dates",
    status: 200,
    isWide: true,
    async arrive(page, base, site) {
      await sent("/profile", "profile-form", dueDate)(page, base, site);
      return page.goto(`${base}/to-do`);
    },
  },
  {
    name: "a stage with months in place of weeks",
    status: 200,
    async arrive(page, base, site) {
      await sent("/profile", "profile-form", dueDate)(page, base, site);
      return page.goto(base + pregnancy);
    },
  },
  { name: "delete everything", status: 200, isWide: true, arrive: at("/profile/delete") },
];
