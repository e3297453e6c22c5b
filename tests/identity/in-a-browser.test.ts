import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();
const browser = browserForTests();

afterEach(async () => void (await (await site.db).prepare("delete from people").run()));

const me = async (page: Page) => (await page.context().request.get(`${site.url}/api/users/me/`)).status();

describe.each([
  { kind: "without a script", javaScriptEnabled: false },
  { kind: "with scripts", javaScriptEnabled: true },
])("In Chromium, $kind", ({ javaScriptEnabled }) => {
  test("log-in brings back to the page, log-out home, each over the provider", async () => {
    const page = await browser.page({ javaScriptEnabled });
    await page.goto(`${site.url}/login/?next=/support`);
    expect(page.url()).toContain(site.provider.issuer);
    await page.getByRole("button", { name: "Aroha Tāmati" }).click();
    await page.waitForURL(`${site.url}/support`);
    expect(await me(page)).toBe(200);
    await page.goto(`${site.url}/logout/`);
    expect(page.url()).toBe(`${site.url}/`);
    expect(await me(page)).toBe(403);
    await page.context().close();
  });

  test("a failure is told on the page where the log-in began", async () => {
    const page = await browser.page({ javaScriptEnabled });
    await page.goto(`${site.url}/mi/login/?next=/mi/support`);
    await page.getByRole("button", { name: "Timeout" }).click();
    await page.waitForURL(`${site.url}/mi/support`);
    expect(await page.getByRole("alert").count()).toBe(1);
    await page.reload();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  test("after log-out the Back button shows nothing personal [quality/login/log-out]", async () => {
    const page = await browser.page({ javaScriptEnabled });
    await page.goto(`${site.url}/login/?next=/profile`);
    await page.getByRole("button", { name: "Aroha Tāmati" }).click();
    await page.waitForURL(`${site.url}/profile`);
    const own = await page.locator("main").innerText();
    await page.goto(`${site.url}/logout/`);
    await page.goBack();
    await page.waitForURL(`${site.url}/profile`);
    expect(await page.locator("main").innerText()).not.toBe(own);
    await page.context().close();
  });
});

describe("The pretend provider's page", () => {
  test.each([320, 1280])("at %i px: nothing for axe to find, nothing to scroll sideways", async (width) => {
    const page = await browser.page({ viewport: { width, height: 800 } });
    await page.goto(`${site.url}/login/`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});
