import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { begun } from "../support/begun.ts";
import { byConsent, claimAnswers, ofCaregiver } from "../support/births.ts";
import { typeIn } from "../support/by-keyboard.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { nextPage } from "../support/next-page.ts";
import { ownBirth, receivedOf } from "../support/registered.ts";
import { registrationAnswers } from "../support/registration.ts";
import { sharedSite } from "../support/site.ts";
import { newName, numbers } from "../support/tax-account.ts";
import { fillIn } from "../support/typing.ts";
import { focused } from "./focus.ts";
import { begin, goOnTo, press, sendIn, stepOf } from "./registering.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const wizardWords = wordsOf("wizard/page");

// Births as they are registered in a browser with its script; tests/journeys has the same and many more without one.

const site = sharedSite();
const browser = watchedBrowser();
const control = (name: string) => `[name="${name}"]`;

const agreeing = { "myir.wanted": "yes", "myir.detailsConsent": "yes" };

describe("A birth is registered in a browser", () => {
  test.each(bothLanguages)(
    "by two parents, with Best Start, a myIR account and a certificate paid by card, $language",
    async ({ prefix }) => {
      const answers = ownBirth({
        ...claimAnswers.newClaim,
        ...ofCaregiver({ irdNumber: numbers.known }),
        // It is applied for together with Best Start.
        "ird.applyForNumber": [],
        ...ordered,
      });
      const page = await browser.page(site.url);
      await begin(page, site.url, prefix);
      await goOnTo(page, "manage-best-start-payments", answers);
      await fillIn(page, agreeing);
      await press(page, "check-details");
      await page.waitForSelector(`${control("myir.username")}:focus`);
      const username = newName();
      await page.keyboard.type(username);
      await press(page, "check-username");
      await fillIn(page, { "myir.notifyByText": "no" });
      await press(page, "reserve");
      expect(await page.textContent(".account-name")).toBe(username);
      await press(page, "next");
      await goOnTo(page, "review", answers);
      expect(await page.textContent(".printed-name")).toBe(`${answers["child.firstNames"]} Tāne`);

      await page.click("#review-mother-details");
      await nextPage(page, () => page.click('main a[href*="focus=mother.occupation"]'));
      await page.waitForSelector(`${control("mother.occupation")}:focus`);
      await page.fill(control("mother.occupation"), "Midwife");
      await press(page, "review");
      expect(stepOf(page)).toBe("review");
      expect(await page.textContent("main")).toContain("Midwife");

      await sendIn(page, answers);
      await page.waitForURL(/\/stand-ins\/registry\/payment\//);
      await page.click("button[value=approve]");
      await page.waitForURL(/\/confirmation-payment-success$/);
      const [received] = await receivedOf(site.url, answers);
      expect(await page.textContent(".reference-number")).toBe(received?.reference);
      expect(received?.payload).toMatchObject({ mother: { occupation: "Midwife" }, bestStart: {} });
    },
  );

  test("by two mothers in te reo Māori, who forget to answer at first", async () => {
    const answers = ownBirth({
      ...byConsent("WomanConsented"),
      assistedHumanReproduction: "yes",
      "secondParent.preferedTitle": "mother",
      fatherKnown: [],
    });
    const page = await browser.page(site.url);
    await begin(page, site.url, "/mi");
    await press(page, "next");
    expect((await focused(page)).words).toMatch(/raru/);
    await goOnTo(page, "review", answers);
    expect(await page.getAttribute("html", "lang")).toBe("mi");
    expect(await page.locator("main h3, main h2").allInnerTexts()).not.toContain("Matua");
    await sendIn(page, answers);
    expect(new URL(page.url()).pathname).toBe("/mi/register-my-baby/confirmation");
    const [received] = await receivedOf(site.url, answers);
    expect(await page.textContent(".reference-number")).toBe(received?.reference);
  });

  test("by a mother alone whose child’s father is not known, with the keyboard alone", async () => {
    const answers = ownBirth({ fatherKnown: "no" });
    const page = await browser.page(site.url);
    await begin(page, site.url);
    await typeIn(page, answers);
    await nextPage(page, () => page.keyboard.press("Enter"));
    await typeIn(page, answers);
    await page.locator(control("child.surname")).focus();
    const seen = page.watch.pages.length;
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    expect(page.watch.pages.length).toBe(seen);
    while (stepOf(page) !== "confirmation") {
      await typeIn(page, answers);
      await nextPage(page, () => page.keyboard.press("Enter"));
    }
    const [received] = await receivedOf(site.url, answers);
    expect(received?.payload).not.toHaveProperty("father");
  });
});

test("before the 60 minutes of a form without a log-in end the page warns, and keeps what is typed for longer", async () => {
  const t = wizardWords("en");
  const visitor = await begun(site, new Visitor(site.url), registrationAnswers, { reached: 3 });
  const page = await browser.page(site.url);
  await carryCookies(visitor, page);
  await page.clock.install();
  await page.goto(`${site.url}/register-my-baby/other-parent-details?focus=father.surname`);
  await islandsLoaded(page, "x-island[when=load]");
  const warning = page.locator(".session [role=status]");
  await page.clock.fastForward(54 * 60_000);
  expect(await warning.textContent()).toBe("");
  await page.clock.fastForward(60_000 + 1000);
  await page.waitForFunction(() => document.querySelector(".session [role=status]")?.textContent);
  expect(await warning.textContent()).toBe(`${t("keptUntil/soon")} ${t("keptUntil/stay")}`);
  await page.fill(control("father.surname"), "Half-typed");
  await nextPage(page, () => warning.locator("a").click());
  expect([stepOf(page), await page.inputValue(control("father.surname"))]).toEqual([
    "other-parent-details",
    "Half-typed",
  ]);
  expect(await warning.textContent()).toBe("");
});
