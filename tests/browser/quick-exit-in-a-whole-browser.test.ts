import { expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { cookieNames, islandPages } from "./island-pages.ts";
import { exitLink, openToLeave, outside, questions, sendAnswers } from "./quick-exit.ts";

const site = sharedSite();
// A browser without windows never goes on from a page that has it forget its cookies (Clear-Site-Data).
const { fresh } = islandPages({ isWhole: true });

test("Quick exit without a script is a link that forgets, and tells the other page nothing", async () => {
  const { page, visits, arrive } = await openToLeave(fresh, site.url + questions, {
    javaScriptEnabled: false,
  });
  await sendAnswers(page);
  arrive();
  await page.click(exitLink);
  await page.waitForURL(outside);
  expect(visits.map((request) => request.headers().referer)).toEqual([undefined]);
  expect(await cookieNames(page)).toEqual(["__Host-left"]);
  await page.goBack();
  expect(await page.locator("#probably").count()).toBe(0);
});
