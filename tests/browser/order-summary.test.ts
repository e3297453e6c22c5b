import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begun } from "../support/begun.ts";
import { browserForTests } from "../support/browser.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { registrationAnswers } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const browser = browserForTests();

/** What is read out of the order summary: what style rules write belongs to it. */
async function readOut(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return ` ${node.name?.value ?? ""}`;
    return (node?.childIds ?? []).map(read).join("");
  };
  const words = read(nodes[0]?.nodeId ?? "").replace(/\s+/g, " ");
  return words.slice(words.lastIndexOf("Your order"), words.indexOf("You pay by card"));
}

test("A browser tells what an order comes to while one chooses, without a script", async () => {
  const answers = { ...registrationAnswers, orderBirthCertificate: "yes" };
  const visitor = await begun(site, new Visitor(site.url), answers, { reached: 7 });
  const page = await browser.page({ javaScriptEnabled: false });
  await carryCookies(visitor, page);
  await page.goto(`${site.url}/register-my-baby/buy-birth-certificates`);
  expect(await readOut(page)).toContain("Choose a certificate and how many you want");
  await page.check('[name="certificateOrder.productCode"][value="ZBBP"]');
  await page.selectOption('[name="certificateOrder.quantity"]', "5");
  expect(await readOut(page)).toMatch(
    /Standard and Beach pack × 5 \$ 275 ?\.00 Standard delivery \$ 0 ?\.00 Total \$ 275 ?\.00/,
  );
  await page.check('[name="certificateOrder.courierDelivery"][value="courier"]');
  expect(await readOut(page)).toMatch(/Courier delivery \$ 5 ?\.00 Total \$ 280 ?\.00/);
  expect(await page.isVisible(".order-work-out")).toBe(false);
});
