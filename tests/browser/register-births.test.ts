import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { ownAnswers, sameAnswers } from "#app/wizard/own-answers.ts";
import { stepOfPart } from "#app/wizard/parts.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { noOtherParent } from "../support/birth-sent.ts";
import { browserForTests } from "../support/browser.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, siteWithIdentity } from "../support/identity.ts";
import { expectArrived, sentence, sentencesIn } from "../support/journey.ts";
import { type Journey, journeys, stillbirth, twin } from "../support/journeys.ts";
import { answeredBy, ownBirth, receivedOf } from "../support/registered.ts";
import { countedOf, registration, registrationFacts } from "../support/registration-steps.ts";
import { begin, follow, goOn, goOnTo, press, said, sendIn, stepOf } from "./registering.ts";
import { watchedBrowser } from "./watched.ts";

const landingWords = wordsOf("register-my-baby/landing");
const registrationWords = wordsOf("register-my-baby");

// The births of tests/journeys once more in a browser with its script, a loss and a birth on the way in both languages, the others in one
// of them. Those that are left and resumed are walked from the first step to the last, by log-in in English and by code in te reo Māori,
// and so are those of register-my-baby.test.ts.

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-20" } });
const browser = watchedBrowser();
/** For who goes to the identity provider, which is another host. */
const travelling = browserForTests();
const referenceOn = async (page: Page): Promise<string> =>
  (await page.textContent(".reference-number")) ?? "";

/** The pages on which a birth has an answer that counts and that another has not. */
const ownPages = (birth: Answers, other: Answers): string[] =>
  registration(registrationFacts).steps.flatMap((step) =>
    (step.parts ?? []).flatMap((_, index) => {
      const own = Object.entries(ownAnswers(stepOfPart(step, index + 1), countedOf(birth)));
      const isSame = own.every(([name, value]) =>
        sameAnswers({ [name]: value }, { [name]: other[name] ?? [] }),
      );
      return isSame ? [] : `${step.name}?part=${index + 1}`;
    }),
  );

/** Only the pages that are answered in another way than in most births, and what they leave open, are pressed through. */
async function registers(
  page: Page,
  { answers, sent, says, review }: Journey,
  language: Language,
): Promise<void> {
  const birth = ownBirth(answers);
  const usual = ownBirth({ "child.firstNames": birth["child.firstNames"] ?? "" });
  await carryCookies(await answeredBy(site, usual), page);
  const open = (path: string) =>
    page.goto(`${site.url}${language === "mi" ? "/mi" : ""}/register-my-baby/${path}`);
  for (const path of ownPages(birth, usual)) {
    await open(path);
    await goOn(page, birth);
  }
  await open("review");
  await goOnTo(page, "review", birth);
  if (review) expect(await said(page)).toContain(review[language === "en" ? 0 : 1]);
  await sendIn(page, birth);
  expect([stepOf(page), sentencesIn(await said(page), language)]).toEqual(["confirmation", [...says]]);
  const shown = { reference: await referenceOn(page), isMaori: language === "mi" };
  await expectArrived(site.url, shown, birth, { more: sent });
}

describe.each(bothLanguages)("A birth is registered in a browser, $language", ({ language, prefix }) => {
  const t = registrationWords(language);

  const inBoth = ["birth in a car", "stillbirth"];
  const kinds = Object.entries({ ...journeys, stillbirth }).filter(
    ([kind], index) => inBoth.includes(kind) || (index % 2 === 0) === (language === "en"),
  );

  test.each(kinds)("%s", async (_, journey) => {
    await registers(await browser.page(site.url), journey, language);
  });

  test("twins across midnight: one button begins the second form, of which only what is their own is asked", async () => {
    const page = await browser.page(site.url);
    await registers(page, twin(1, "2026-10-03"), language);
    const first = await referenceOn(page);
    const { answers, sent } = twin(2, "2026-10-04");
    const birth = ownBirth(answers);
    await follow(page, "#next-child button");
    await goOnTo(page, "mother-details", birth);
    await press(page, "review");
    await goOnTo(page, "review", birth);
    await sendIn(page, birth);
    expect(await said(page)).toContain(first);
    const shown = {
      reference: (await page.locator(".reference-number").first().textContent()) ?? "",
      isMaori: language === "mi",
    };
    const otherInformation = `Twin of registration ${first}, 1 of 2`;
    await expectArrived(site.url, shown, birth, { more: { ...sent, otherInformation } });
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
    await carryCookies(await answeredBy(site, birth), page);
    await page.goto(`${site.url}${prefix}/register-my-baby/review`);
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
});

test("saved, left, and resumed on another device by log-in, in English", async () => {
  const birth = ownBirth({ fatherKnown: "no" });
  const logIn = (page: Page) => follow(page, `button[name=person][value="${aroha}"]`);
  const [first, second] = [await travelling.page(), await travelling.page()];
  await begin(first, site.url);
  await goOnTo(first, "parents-relationship", birth);
  await press(first, "save-draft");
  await follow(first, 'main a[href*="/login/"]');
  await logIn(first);
  expect(await first.innerText(".saved-draft")).toBe(registrationWords("en")("notices/saved"));
  await first.goto(`${site.url}/logout/`);
  await second.goto(`${site.url}/register-my-baby`);
  await follow(second, `main a:text-is("${landingWords("en")("resume")}")`);
  await logIn(second);
  expect(stepOf(second)).toBe("child-details");
  await second.goto(`${site.url}/register-my-baby/parents-relationship`);
  await goOnTo(second, "review", birth);
  await sendIn(second, birth);
  const shown = { reference: await referenceOn(second), isMaori: false };
  await expectArrived(site.url, shown, birth, { more: noOtherParent });
  await second.goto(`${site.url}/logout/`);
});

test("left on one device and resumed on a second with the code and the child's birth date, in te reo Māori", async () => {
  const birth = ownBirth();
  const first = await browser.page(site.url);
  await begin(first, site.url, "/mi");
  await goOnTo(first, "other-parent-details", birth);
  await press(first, "save-and-come-back");
  const code = await first.innerText(".code");
  const second = await browser.page(site.url);
  await second.goto(`${site.url}/mi/register-my-baby/continue`);
  await second.fill("[name=code]", code);
  for (const [part, words] of Object.entries({ day: "1", month: "10", year: "2026" }))
    await second.fill(`[name="birthDate.${part}"]`, words);
  await follow(second, "#f button.button");
  expect(stepOf(second)).toBe("child-details");
  await goOnTo(second, "other-parent-details", {});
  await goOnTo(second, "review", birth);
  await sendIn(second, birth);
  const shown = { reference: await referenceOn(second), isMaori: true };
  await expectArrived(site.url, shown, birth, {});
});
