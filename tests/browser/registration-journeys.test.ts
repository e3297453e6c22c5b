import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { stepText } from "#app/wizard/texts.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { claimAnswers } from "../support/births.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { sentence } from "../support/journey.ts";
import { inMinutes, publish, seen } from "../support/notices.ts";
import {
  answeredBy,
  atReview,
  ownBirth,
  pay,
  receivedOf,
  sendIn as sendWithout,
} from "../support/registered.ts";
import { everybodyOnline, siteForTests } from "../support/site.ts";
import { account, agreeing, newName, numbers, visitorsAt } from "../support/tax-account.ts";
import { answer, follow, press, said, sendIn, stepOf } from "./registering.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");
const registrationWords = wordsOf("register-my-baby");
const formWords = wordsOf("forms");

// What tests/journeys has without a script, where a script takes part. What lies before is answered already.

const site = siteForTests({ environment: everybodyOnline });
const browser = watchedBrowser();
const home = "/register-my-baby";
const control = (name: string) => `[name="${name}"]`;
const registry = (behaviour: string) => setFault(site.url, "registry", behaviour);

/** Known lists of the registry serve for a day: from here on only what is under test is asked. */
beforeAll(() => atReview(site, ownBirth()));
afterEach(async () => {
  await registry("ok");
  await setFault(site.url, "myir", "ok");
});

/** A browser that goes on with what a visitor has begun. */
async function browserOf(visitor: Visitor, prefix: string) {
  const page = await browser.page(site.url);
  await carryCookies(visitor, page);
  const open = async (path: string) => {
    await page.goto(`${site.url}${prefix}${home}/${path}`);
    await islandsLoaded(page);
  };
  const choose = (name: string, value: string) => page.click(`${control(name)}[value="${value}"] + label`);
  return Object.assign(page, { open, choose });
}

describe.each(bothLanguages)(
  "A registration in a browser with its script, $language",
  ({ language, prefix }) => {
    const t = registrationWords(language);
    const declaration = stepText(birthRegistration, "review", language, {}).questions.declarationMade?.label;
    const reviewed = async (answers: Answers) =>
      browserOf((await atReview(site, answers, prefix)).who, prefix);

    test("Nguyễn, Šarić, Łukasz, Jørgensen are refused and corrected at the field, TJ and a joint account stay, one parent alone says why", async () => {
      const holder = "bestStart.primaryCareGiver.bankAccount.name";
      const birth = ownBirth({ ...claimAnswers.newClaim, "myir.wanted": "no" });
      const own = String(birth["child.firstNames"]).slice(5);
      const page = await reviewed(birth);
      const refusal = (name: string) =>
        page.locator(".question", { has: page.locator(control(name)) }).locator("[data-error]");
      const correct = async (name: string, typed: string, letters: string, nearest: string) => {
        await page.fill(control(name), typed);
        await page.locator(control(name)).press("Tab");
        await refusal(name).waitFor();
        const expected = formWords(language)("errors/letters", { letters, nearest });
        expect(await refusal(name).innerText()).toContain(expected);
        await page.fill(control(name), nearest);
        await refusal(name).waitFor({ state: "detached" });
      };
      await page.open("child-details?focus=child.firstNames");
      await correct("child.firstNames", `TJ Łukasz ${own}`, '"Ł"', `TJ Lukasz ${own}`);
      await correct("child.surname", "Jørgensen", '"ø"', "Jorgensen");
      await press(page, "review");
      expect(await page.textContent(".printed-name")).toBe(`TJ Lukasz ${own} Jorgensen`);
      await page.open("mother-details?focus=mother.surname");
      await correct("mother.surname", "Šarić", '"Š", "ć"', "Saric");
      await press(page, "review");
      await page.open("other-parent-details?focus=father.surname");
      await correct("father.surname", "Nguyễn", '"ễ"', "Nguyen");
      await press(page, "review");
      await page.open("other-parent-details?focus=fillingIn.who");
      expect(await page.isVisible("#n-danger")).toBe(false);
      for (const [name, value] of [
        ["fillingIn.who", "alone"],
        ["fillingIn.parent", "mother"],
        ["fillingIn.reason", "danger"],
      ] as const)
        await page.choose(name, value);
      await page.locator("#n-danger").waitFor();
      await press(page, "review");
      await page.open(`other-services?focus=${holder}`);
      await page.fill(control(holder), "M Tane & H Tane");
      await press(page, "review");
      const alone = "Filled in by the mother alone, as the father is a danger to this parent or the child.";
      expect([stepOf(page), await said(page)]).toEqual(["review", expect.stringContaining(alone)]);
      await sendIn(page, birth);
      expect(stepOf(page)).toBe("confirmation");
      const [received] = await receivedOf(site.url, { "child.firstNames": `TJ Lukasz ${own}` });
      expect(received?.payload).toMatchObject({
        child: { surname: "Jorgensen" },
        mother: { surname: "Saric" },
        father: { surname: "Nguyen" },
        bestStart: { primaryCareGiver: { bankAccount: { name: "M Tane & H Tane" } } },
        otherInformation: alone,
      });
    });

    test("a widow who gave birth at home in Palmerston North declares for herself", async () => {
      const birth = ownBirth();
      const page = await reviewed(birth);
      await page.route("**/api/places/?q=*", (route) =>
        route.fulfill({
          json: [
            {
              kind: "street",
              name: "Centennial Drive",
              text: "Centennial Drive, Hokowhitu, Palmerston North",
              town: "Palmerston North",
              postcode: "4410",
              latitude: -40.37,
              longitude: 175.63,
            },
          ],
        }),
      );
      await page.open("child-details?focus=birthPlace.category");
      await page.choose("birthPlace.category", "home");
      await page.focus(control("birthPlace.home.line1"));
      await page.keyboard.insertText("33 centennial");
      await page.waitForSelector("[role=option]");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await press(page, "review");
      await page.open("other-parent-details?focus=fillingIn.who");
      await page.choose("fillingIn.who", "alone");
      await page.choose("fillingIn.parent", "mother");
      await page.choose("fillingIn.reason", "dead");
      await page.locator("#n-dead").waitFor();
      await press(page, "review");
      const review = await said(page);
      expect(review).not.toContain(reviewWords(language)("twoParents"));
      expect(review).toContain(declaration);
      await sendIn(page, birth);
      const [received] = await receivedOf(site.url, birth);
      expect(await page.textContent(".reference-number")).toBe(received?.reference);
      expect(received?.payload).toMatchObject({
        birthPlace: {
          home: { line1: "33 Centennial Drive", line2: "Hokowhitu", line3: "Palmerston North" },
        },
        otherInformation: "Filled in by the mother alone, as the father has died.",
      });
    });

    test("an outage in mid-form: what was typed is kept, the page says so, and the link leads back to it", async () => {
      const page = await reviewed(ownBirth());
      const isOpen = async () => (await new Visitor(site.url).visit(`${home}/child-details`)).status === 200;
      await page.open("mother-details?focus=mother.firstNames");
      const end = await publish(site.running.url, {
        kind: "outage",
        outage_start_datetime: inMinutes(-1),
        outage_end_datetime: inMinutes(5),
      });
      await seen(isOpen).toBe(false);
      await page.fill(control("mother.firstNames"), "Hine");
      // Counting is a POST as well.
      const checked = page.waitForResponse(
        (answer) => answer.request().method() === "POST" && !answer.url().endsWith("/api/analytics"),
      );
      await page.locator(control("mother.firstNames")).press("Tab");
      expect((await checked).status()).toBe(503);
      expect(await page.inputValue(control("mother.firstNames"))).toBe("Hine");
      await press(page, "next");
      const closed = await said(page);
      expect(closed).toContain(t("unavailable/before").trim());
      expect(closed).toContain(t("unavailable/kept"));
      await end();
      await seen(isOpen).toBe(true);
      await follow(page, `main a:text-is("${t("unavailable/link")}")`);
      expect(stepOf(page)).toBe("mother-details");
      await page.open("mother-details?focus=mother.firstNames");
      expect(await page.inputValue(control("mother.firstNames"))).toBe("Hine");
    });

    test("410 at the review, at the submission and at each call of the tax agency: not registered yet", async () => {
      const birth = ownBirth();
      const page = await browserOf(await answeredBy(site, birth), prefix);
      const notRegistered = {
        en: "Your baby’s birth is not registered yet. All your answers are here.",
        mi: "Kāore anō te whānautanga kia rēhitatia. Kei konei ō whakautu katoa.",
      }[language];
      const expectNotRegistered = async (page: Page) => {
        expect([stepOf(page), await said(page)]).toEqual([
          "confirmation-payment-outstanding",
          expect.stringContaining(notRegistered),
        ]);
        expect(await page.locator(".reference-number").count()).toBe(0);
      };
      await registry("gone");
      await page.open("review");
      await expectNotRegistered(page);
      await registry("ok");
      await follow(page, 'main a.button[href$="/review"]');
      await registry("gone");
      await sendIn(page, birth);
      await expectNotRegistered(page);
      await registry("ok");
      await follow(page, 'main a.button[href$="/review"]');
      await press(page, "submit");
      expect(stepOf(page)).toBe("confirmation");
      expect(await receivedOf(site.url, birth)).toHaveLength(1);

      const { openedBy, checkedBy, withUsername } = visitorsAt(site);
      const calls: [string, Answers, (who: Visitor) => Promise<unknown>][] = [
        ["check-details", agreeing, (who) => openedBy(numbers.known, prefix, who)],
        ["check-username", { "myir.username": newName() }, (who) => checkedBy(prefix, who)],
        ["reserve", { "myir.notifyByText": "no" }, (who) => withUsername(newName(), prefix, who)],
      ];
      for (const [button, answers, prepare] of calls) {
        const who = new Visitor(site.url);
        await setFault(site.url, "myir", "ok");
        await prepare(who);
        const step = await browserOf(who, prefix);
        await step.open(account);
        await answer(step, answers);
        await setFault(site.url, "myir", "gone");
        await press(step, button);
        await expectNotRegistered(step);
      }
    });

    test("410 when another payment is asked for: registered, and nobody says whether it is paid", async () => {
      const birth = ownBirth(ordered);
      const { who, review } = await atReview(site, birth, prefix);
      await pay(who, await sendWithout(review, birth), "decline");
      const page = await browserOf(who, prefix);
      await page.open("confirmation-payment-retry");
      await registry("gone");
      await follow(page, "main form button[value=retry]");
      expect(await page.innerText("h1")).toContain(sentence("outstanding/unknown/title", language));
      const [received] = await receivedOf(site.url, birth);
      expect(await page.textContent(".reference-number")).toBe(received?.reference);
    });
  },
);
