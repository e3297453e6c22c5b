import { expect, test } from "vitest";
import { ordered } from "../stress/certificate-order.mjs";
import { carryCookies } from "../support/carry-cookies.ts";
import { atReview, ownBirth, receivedOf } from "../support/registered.ts";
import { sharedSite } from "../support/site.ts";
import { watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();

test.each([true, false])(
  "the browser is led to the card provider and back by itself, declined and then approved; JavaScript %s",
  async (javaScriptEnabled) => {
    const answers = ownBirth(ordered);
    const { who } = await atReview(site, answers);
    const page = await browser.page(site.url, { javaScriptEnabled });
    await carryCookies(who, page);
    await page.goto(`${site.url}/register-my-baby/review`);
    await page.check("[name=confirmationEmail][value=no]", { force: true });
    await page.check("[name=declarationMade]", { force: true });
    await page.click("#f .button[value=submit]");
    await page.waitForURL(/\/stand-ins\/registry\/payment\//);
    await page.click("button[value=decline]");
    await page.waitForURL(/\/confirmation-payment-retry$/);
    expect(await page.textContent("h1")).toContain("Payment declined");
    await page.click("main button[value=retry]");
    await page.waitForURL(/\/stand-ins\/registry\/payment\//);
    await page.click("button[value=approve]");
    await page.waitForURL(/\/confirmation-payment-success$/);
    const [received] = await receivedOf(site.url, answers);
    expect(await page.textContent(".reference-number")).toBe(received?.reference);
    expect(received?.state).toBe("registered");
  },
);
