import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { landingWords } from "#app/features/register-my-baby/landing/words.ts";
import { registrationWords } from "#app/features/register-my-baby/words.ts";
import type { Language } from "#app/i18n/languages.ts";
import { noOtherParent } from "../support/birth-sent.ts";
import { browserForTests } from "../support/browser.ts";
import { ordered } from "../support/certificate-order.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, siteWithIdentity } from "../support/identity.ts";
import { expectArrived, sentence, sentencesIn } from "../support/journey.ts";
import { type Journey, journeys, stillbirth, twin } from "../support/journeys.ts";
import { ownBirth, receivedOf } from "../support/registered.ts";
import { begin, follow, goOnTo, press, said, sendIn, stepOf } from "./registering.ts";
import { watchedBrowser } from "./watched.ts";

// The births of tests/journeys once more in a browser with its script, in both languages.

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-20" } });
const browser = watchedBrowser();
/** For who goes to the identity provider, which is another host. */
const travelling = browserForTests();
const referenceOn = async (page: Page): Promise<string> =>
  (await page.textContent(".reference-number")) ?? "";

async function registers(
  page: Page,
  { answers, sent, says, review }: Journey,
  language: Language,
): Promise<void> {
  const birth = ownBirth(answers);
  await begin(page, site.url, language === "mi" ? "/mi" : "");
  await goOnTo(page, "review", birth);
  if (review) expect(await said(page)).toContain(review[language === "en" ? 0 : 1]);
  await sendIn(page, birth);
  expect([stepOf(page), sentencesIn(await said(page), language)]).toEqual(["confirmation", [...says]]);
  const shown = { reference: await referenceOn(page), isMaori: language === "mi" };
  await expectArrived(site.url, shown, birth, { more: sent });
}

/** Each in one of the two languages: there are some twenty pages in each. */
const allJourneys = [...Object.entries(journeys), ["stillbirth", stillbirth] as const];

describe.each(bothLanguages)("A birth is registered in a browser, $language", ({ language, prefix }) => {
  const t = registrationWords(language);

  test.each(allJourneys.filter((_, index) => index % 2 === (language === "en" ? 0 : 1)))(
    "%s",
    async (_, journey) => {
      await registers(await browser.page(site.url), journey, language);
    },
  );

  test("twins: one after the other in the same browser", async () => {
    const page = await browser.page(site.url);
    await registers(page, twin(1), language);
    await registers(page, twin(2), language);
  });

  test("not born in New Zealand: information in the place of the form", async () => {
    const birth = ownBirth({ "child.bornInNZ": "no" });
    const page = await browser.page(site.url);
    await begin(page, site.url, prefix);
    await page.locator('[name="child.bornInNZ"][value=no] + label').click();
    await press(page, "next");
    expect(await page.innerText("h1")).toContain(t("abroad/heading"));
    expect(await receivedOf(site.url, birth)).toEqual([]);
  });

  test("certificates whose payment is declined, then not answered: without them in the end", async () => {
    const birth = ownBirth(ordered);
    const page = await browser.page(site.url);
    await begin(page, site.url, prefix);
    await goOnTo(page, "review", birth);
    await sendIn(page, birth);
    await page.waitForURL(/\/stand-ins\/registry\/payment\//);
    await page.click("button[value=decline]");
    await page.waitForURL(/\/confirmation-payment-retry$/);
    expect(await said(page)).toContain(sentence("retry/warning", language));
    await page.click("main form button[value=retry]");
    await page.waitForURL(/\/stand-ins\/registry\/payment\//);
    await page.click("button[value=no-answer]");
    await page.goto(`${site.url}${prefix}/register-my-baby/confirmation-payment-retry`);
    await follow(page, 'main a[href$="confirmation-payment-outstanding"]');
    expect(stepOf(page)).toBe("confirmation-payment-outstanding");
    expect(await receivedOf(site.url, birth)).toHaveLength(1);
  });

  test("saved, left, and resumed on another device by log-in", async () => {
    const birth = ownBirth({ fatherKnown: "no" });
    const person = language === "mi" ? ben : aroha;
    const logIn = (page: Page) => follow(page, `button[name=person][value="${person}"]`);
    const [first, second] = [await travelling.page(), await travelling.page()];
    await begin(first, site.url, prefix);
    await goOnTo(first, "parents-relationship", birth);
    await press(first, "save-draft");
    await follow(first, 'main a[href*="/login/"]');
    await logIn(first);
    expect(await first.innerText(".saved-draft")).toBe(t("notices/saved"));
    await first.goto(`${site.url}/logout/`);
    await second.goto(`${site.url}${prefix}/register-my-baby`);
    await follow(second, `main a:text-is("${landingWords(language)("resume")}")`);
    await logIn(second);
    expect(stepOf(second)).toBe("child-details");
    await goOnTo(second, "parents-relationship", {});
    await goOnTo(second, "review", birth);
    await sendIn(second, birth);
    const shown = { reference: await referenceOn(second), isMaori: language === "mi" };
    await expectArrived(site.url, shown, birth, { more: noOtherParent });
    await second.goto(`${site.url}/logout/`);
  });

  test("left on one device and resumed on a second with the code and the child's birth date", async () => {
    const birth = ownBirth();
    const first = await browser.page(site.url);
    await begin(first, site.url, prefix);
    await goOnTo(first, "other-parent-details", birth);
    await press(first, "save-and-come-back");
    const code = await first.innerText(".code");
    const second = await browser.page(site.url);
    await second.goto(`${site.url}${prefix}/register-my-baby/continue`);
    await second.fill("[name=code]", code);
    for (const [part, words] of Object.entries({ day: "1", month: "10", year: "2026" }))
      await second.fill(`[name="birthDate.${part}"]`, words);
    await follow(second, "#f button.button");
    expect(stepOf(second)).toBe("child-details");
    await goOnTo(second, "other-parent-details", {});
    await goOnTo(second, "review", birth);
    await sendIn(second, birth);
    const shown = { reference: await referenceOn(second), isMaori: language === "mi" };
    await expectArrived(site.url, shown, birth, {});
  });
});
