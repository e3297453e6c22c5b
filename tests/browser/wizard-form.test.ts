import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { addressLines } from "#app/islands/place-search/address-lines.ts";
import { begun } from "../support/begun.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { nextPage } from "../support/next-page.ts";
import { registrationAnswers } from "../support/registration.ts";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const shellWords = wordsOf("i18n");

// What the islands `form` and `address` do on a page of a wizard: only the server knows what is right, its messages come without a reload.

const site = sharedSite();
const browser = watchedBrowser();
const control = (name: string) => `[name="${name}"]`;

const goOn = (page: Page) => nextPage(page, () => page.click(".buttons [name=intent][value=next]"));

/** The part of a step that has a question, in a registration of which only some is answered. */
async function openAt(step: string, question: string, answers: Answers): Promise<Page> {
  const visitor = await begun(site, new Visitor(site.url), answers, { reached: 3 });
  const page = await browser.page(site.url);
  await carryCookies(visitor, page);
  await page.goto(`${site.url}/register-my-baby/${step}?focus=${question}`);
  await islandsLoaded(page);
  return page;
}

const withoutFather = Object.fromEntries(
  Object.entries(registrationAnswers).filter(([name]) => !name.startsWith("father.")),
);

/** The third step of a registration, asking for a father. */
const open = (question: string): Promise<Page> => openAt("other-parent-details", question, withoutFather);

describe("A page of a wizard with its script", () => {
  test("brings a note into sight that hangs on what was typed, and takes it away again", async () => {
    const page = await open("father.surname");
    const note = page.locator("#n-same-surname");
    expect(await note.isVisible()).toBe(false);
    await page.fill(control("father.surname"), String(registrationAnswers["mother.surname"]));
    await page.locator(control("father.surname")).press("Tab");
    await note.waitFor({ state: "visible" });
    await page.fill(control("father.surname"), "Another");
    await page.locator(control("father.surname")).press("Tab");
    await note.waitFor({ state: "hidden" });
  });

  test("an error appears where a question was visited and left without an answer, not before [birth/wizard/told-once-touched]", async () => {
    const page = await open("father.firstNames");
    const told = (name: string) =>
      page.locator(".question", { has: page.locator(control(name)) }).locator("[data-error]");
    await page.locator(control("father.firstNames")).focus();
    // The window loses the focus, its control does not.
    await page.locator(control("father.firstNames")).dispatchEvent("focusout", { bubbles: true });
    await page.waitForTimeout(1_000);
    expect(await told("father.firstNames").count()).toBe(0);
    await page.keyboard.press("Tab");
    await told("father.firstNames").waitFor();
    expect(await told("father.surname").count()).toBe(0);
  });

  test("keeps what was typed when another step is opened from the progress", async () => {
    const page = await open("father.surname");
    await page.fill(control("father.surname"), "Half-typed");
    await nextPage(page, () => page.locator(".progress li a").nth(1).click());
    expect(new URL(page.url()).pathname).toBe("/register-my-baby/mother-details");
    await nextPage(page, () => page.locator(".progress li a").nth(1).click());
    expect(await page.inputValue(control("father.surname"))).toBe("Half-typed");
  });

  test("tells what is wrong with a line of an address at that line, and no more when it is mended", async () => {
    const page = await open("father.homeAddress");
    const suburb = page.locator(control("father.homeAddress.suburb"));
    const told = suburb.locator("xpath=preceding-sibling::*[@data-error]");
    await page.fill(control("father.homeAddress.line1"), "1 High Street");
    await page.fill(control("father.homeAddress.line2"), "Porirua 5022");
    await suburb.fill("#1");
    await page.locator(control("father.homeAddress.line2")).focus();
    await suburb.focus();
    await page.locator(control("father.email")).focus();
    await told.waitFor();
    expect(await suburb.getAttribute("aria-invalid")).toBe("true");
    expect(await suburb.getAttribute("aria-describedby")).toContain(await told.getAttribute("id"));
    await suburb.fill("Titahi Bay");
    await told.waitFor({ state: "detached" });
    expect(await suburb.getAttribute("aria-invalid")).toBeNull();
  });

  test("takes a line out of the summary of errors when its control is mended", async () => {
    const page = await open("father.homeAddress");
    await page.fill(control("father.homeAddress.line2"), "Porirua 5022");
    await page.fill(control("father.homeAddress.suburb"), "(2)");
    await goOn(page);
    await islandsLoaded(page);
    const lines = page.locator("[data-error-summary] a", { hasText: "Home address" });
    expect(await lines.count()).toBe(2);
    await lines.nth(1).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      "father.homeAddress.suburb",
    );
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Titahi Bay");
    await expect.poll(() => lines.count()).toBe(1);
  });
});

const karoriRoad = {
  kind: "street",
  text: "Karori Road, Karori, Wellington",
  name: "Karori Road",
  name_mi: null,
  town: "Wellington",
  postcode: "6012",
  latitude: -41.28,
  longitude: 174.73,
} as const;

describe("A button that takes its time", () => {
  test("says beside it what is being done; a page that is come back to does not [birth/wizard/please-wait]", async () => {
    const page = await open("father.surname");
    const button = page.locator(".buttons [value=next]");
    // The form stays here, as it does while the answer is on its way.
    await page
      .locator("#f")
      .evaluate((form) => form.addEventListener("submit", (event) => event.preventDefault()));
    await button.click();
    const status = button.locator("xpath=following-sibling::output");
    expect(await status.innerText()).toBe("Please wait ...");
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    expect(await status.count()).toBe(0);
  });
});

describe("The lines of an address that was chosen", () => {
  const place = (more: object) => ({ ...karoriRoad, ...more });

  test.each([
    [
      "a street keeps the number that was typed",
      place({}),
      "12A kar",
      ["12A Karori Road", "Karori", "Wellington 6012"],
    ],
    ["and a flat's", place({}), "5/12 karori", ["5/12 Karori Road", "Karori", "Wellington 6012"]],
    [
      "a number within the street's own name is none before it",
      place({ name: "State Highway 1", text: "State Highway 1, Ōtaki", town: "Ōtaki" }),
      "sh 1 ota",
      ["State Highway 1", "", "Ōtaki 6012"],
    ],
    [
      "a flat without a number",
      place({}),
      "flat 2 karori",
      ["flat 2 Karori Road", "Karori", "Wellington 6012"],
    ],
    ["a street without a number", place({}), "karori", ["Karori Road", "Karori", "Wellington 6012"]],
    [
      "a postcode that is not known is left out",
      place({ postcode: null }),
      "1 ka",
      ["1 Karori Road", "Karori", "Wellington"],
    ],
    [
      "a street of a town without suburbs",
      place({ text: "Mill Road, Ōtaki", name: "Mill Road", town: "Ōtaki", postcode: "5512" }),
      "3 mill",
      ["3 Mill Road", "", "Ōtaki 5512"],
    ],
    [
      "an address of the maps service has its number already",
      place({ kind: "address", name: "12 Karori Road", text: "12 Karori Road, Karori, Wellington 6012" }),
      "12 kar",
      ["12 Karori Road", "Karori", "Wellington 6012"],
    ],
    [
      "a suburb fills suburb and town",
      place({ kind: "locality", name: "Karori", text: "Karori, Wellington" }),
      "karori",
      ["", "Karori", "Wellington 6012"],
    ],
    [
      "what an address may not hold is left out",
      place({ town: "St. Arnaud", text: "Karori Road, Barrier (Aotea), St. Arnaud" }),
      "Flat 2, 14 karori",
      ["Flat 2 14 Karori Road", "Barrier Aotea", "St Arnaud 6012"],
    ],
    [
      "a town that is told by its region",
      place({ kind: "locality", name: "Richmond", text: "Richmond, Tasman", town: null, postcode: "7020" }),
      "richm",
      ["", "", "Richmond 7020"],
    ],
    [
      "a postcode fills suburb and town",
      place({ kind: "postcode", name: "6012", text: "6012, Karori, Wellington" }),
      "6012",
      ["", "Karori", "Wellington 6012"],
    ],
  ])("%s", (_sentence, chosen, typed, lines) => {
    expect(addressLines(chosen, typed)).toEqual(lines);
  });
});

/** The child's own page, born at home; suggestions as the test wants them. */
async function openAtHome(found: readonly object[] = [karoriRoad]) {
  const page = await openAt("child-details", "birthPlace.category", registrationAnswers);
  await page.route("**/api/places/?q=*", (route) => route.fulfill({ json: found }));
  await page.locator('[name="birthPlace.category"][value=home] + label').click();
  const line = (name: string) => page.locator(`[name="birthPlace.home.${name}"]`);
  /** In one go: where the machine is slow, the pause between two letters would be long enough to ask. */
  const insert = async (text: string) => {
    await line("line1").focus();
    await page.keyboard.insertText(text);
  };
  const values = () => Promise.all(["line1", "suburb", "line2"].map((name) => line(name).inputValue()));
  return Object.assign(page, { line, insert, values });
}

describe("The first line of an address, by keyboard alone", () => {
  test("suggests while one types; a choice fills all lines, each cut to what it takes (33, 20, 20) [birth/limits/suggestion]", async () => {
    const page = await openAtHome([
      {
        ...karoriRoad,
        name: "Te Ara o Ngā Tūpuna o Mua Noa Atu",
        text: `Te Ara, ${"a".repeat(30)}, Wellington`,
      },
    ]);
    await page.insert("123 te ara");
    await page.waitForSelector("[role=option]");
    expect(await page.line("line1").getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.values()).toEqual([
      "123 Te Ara o Ngā Tūpuna o Mua Noa",
      "a".repeat(20),
      "Wellington 6012",
    ]);
    expect(await page.locator("[role=option]:visible").count()).toBe(0);
  });

  test("a postcode is never cut, a second choice leaves nothing of the first, and what was left out is said [birth/limits/suggestion]", async () => {
    const north = {
      ...karoriRoad,
      name: "Centennial Drive",
      text: "Centennial Drive, Hokowhitu, Palmerston North",
    };
    const found = [{ ...north, town: "Palmerston North", postcode: "4410" }];
    const page = await openAtHome(found);
    const status = page.locator("x-island .place-status:visible");
    const take = async (typed: string) => {
      await page.line("line1").fill("");
      await page.insert(typed);
      await page.waitForSelector("[role=option]");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
    };
    await take("33 centennial");
    expect(await page.values()).toEqual(["33 Centennial Drive", "Hokowhitu", "Palmerston North"]);
    expect(await status.innerText()).toBe(shellWords("en")("placeSearch/shortened"));
    found[0] = {
      ...karoriRoad,
      name: "Mill Road",
      text: "Mill Road, Ōtaki",
      town: "Ōtaki",
      postcode: "5512",
    };
    await take("3 mill");
    expect(await page.values()).toEqual(["3 Mill Road", "", "Ōtaki 5512"]);
    expect(await page.locator("x-island .place-status").innerText()).toBe("");
  });

  test("Escape closes the suggestions and leaves what was typed; Enter then sends nothing", async () => {
    const page = await openAtHome();
    await page.insert("12 karori");
    await page.waitForSelector("[role=option]");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    expect(await page.values()).toEqual(["12 karori", "", ""]);
    expect(new URL(page.url()).pathname).toBe("/register-my-baby/child-details");
  });

  test("where there is nothing to suggest, that is said, and what was typed stays", async () => {
    const page = await openAtHome([]);
    await page.insert("12 nowhere");
    const status = page.locator("x-island .place-status:visible");
    await expect.poll(() => status.innerText()).not.toBe("");
    expect(await page.values()).toEqual(["12 nowhere", "", ""]);
  });
});
