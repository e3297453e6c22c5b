import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { pages } from "#app/features/childcare/parent/pages.ts";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { carryCookies } from "../support/carry-cookies.ts";
import { applyPath, landing, preCheck } from "../support/childcare.ts";
import { coupleAnswers, singleParentAnswers } from "../support/childcare-answers.ts";
import {
  approvedService,
  attending,
  linkTo,
  siteWithServices,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import { bothLanguages } from "../support/guide.ts";
import { logIn } from "../support/identity.ts";
import { fileOf } from "../support/uploads.ts";
import { answer, follow, goOn, goOnTo, press, said, stepOf } from "./registering.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const supervisorsWords = wordsOf("childcare/parent/supervisors");
const uploadsWords = wordsOf("childcare/parent/uploads");
const supervisorWords = wordsOf("childcare/supervisor");

const site = siteWithServices();
const browser = watchedBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const control = (name: string) => `#f [name="${name}"]`;

/** From the landing page through the four questions to the first step. */
async function beginIn(prefix: string): Promise<Page> {
  const visitor = site.visitor();
  await logIn(visitor);
  const page = await browser.page(site.url, phone);
  await carryCookies(visitor, page);
  await page.goto(site.url + prefix + landing);
  await follow(page, `main a.button[href$="/apply/eligibility"]`);
  for (const question of preCheck) await follow(page, `#${question} button[value=true]`);
  await follow(page, "main form button[value=next]");
  return page;
}

/** Searched with Enter and picked from the list. */
async function chooseService(page: Page, row: string, answers: Answers): Promise<void> {
  const search = control(`${row}.provider_identifier_search`);
  await islandsLoaded(page);
  await page.fill(search, String(answers[`${row}.provider_identifier_search`]));
  await Promise.all([page.waitForNavigation(), page.press(search, "Enter")]);
  const number = answers[`${row}.provider_identifier`];
  await page.click(`${control(`${row}.provider_identifier`)}[value="${number}"] + label`);
  await press(page, "next");
}

/** One child after the other, each with a service. */
async function answerChildren(page: Page, answers: Answers, count: number): Promise<void> {
  for (let child = 0; child < count; child++) {
    const row = `children[${child}].providers[0]`;
    await goOn(page, answers);
    await chooseService(page, row, answers);
    await islandsLoaded(page);
    await answer(page, answers);
    await press(page, child + 1 < count ? "add:children" : "next");
  }
}

/** An amount has two decimals when it is left, and what is no amount stays. */
async function expectCentsWhenLeft(page: Page, answers: Answers): Promise<void> {
  await goOn(page, answers);
  const amount = page.locator(control("parent.income_and_assets.wages_or_salary_amount"));
  await amount.focus();
  await islandsLoaded(page, 'x-island[src*="/assets/dollars-"]:focus-within');
  for (const [typed, shown] of [
    [" $1,250.5", "1250.50"],
    ["lots", "lots"],
  ] as const) {
    await amount.fill(typed);
    await amount.press("Tab");
    expect(await amount.inputValue()).toBe(shown);
  }
}

beforeEach(() => site.db.then((db) => db.prepare("delete from sessions").run()));

describe.each(bothLanguages)("With a script, $language", ({ language, prefix }) => {
  const t = supervisorWords(language);

  test("a single parent applies, the supervisor approves by a link that works once, and it is sent with documents", async () => {
    const service = `office@${language}.example`;
    const answers = { ...singleParentAnswers, "children[0].providers[0].provider_email": service };
    const page = await beginIn(prefix);
    await goOnTo(page, "assets-and-income", answers);
    await expectCentsWhenLeft(page, answers);
    await goOnTo(page, "dependent-children", answers);
    await answerChildren(page, answers, 1);
    await goOnTo(page, "review", answers);
    expect(await said(page)).toContain("Anne West Kindergarten");
    await press(page, "submit");
    expect(new URL(page.url()).pathname).toBe(applyPath("submitted", prefix));

    const link = await linkTo(site, service, { prefix });
    const supervisor = await browser.page(site.url, phone);
    const open = async (path: string) => {
      await supervisor.goto(site.url + path);
      return plain(await supervisor.innerText("h1"));
    };
    const gone = plain(t("gone/title"));
    const forged = link.replace(/token=.*/, `token=${"A".repeat(43)}`);
    for (const other of [forged, link.replace("/5001?", "/5002?")]) expect(await open(other)).toContain(gone);
    await open(link);
    expect(supervisor.url()).not.toContain("token");
    expect(await said(supervisor)).not.toMatch(/Mere|650|49091850/);
    await goOn(supervisor, approvedService);
    expect(stepOf(supervisor)).toBe("2");
    await goOn(supervisor, { ...attending(0), ...supervisorName });
    expect(stepOf(supervisor)).toBe("submitted");
    expect(await open(link)).toContain(gone);

    await page.reload();
    expect(await said(page)).toContain(supervisorsWords(language)("now/ready"));
    await follow(page, `main a[href$="/apply/review"]`);
    expect(await said(page)).toContain("183.75");
    expect(await said(page)).toContain(reviewWords(language)("locked/APPROVED"));
    await press(page, "submit");
    await islandsLoaded(page);
    for (const number of [1, 2]) {
      const file = { name: `${number}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(fileOf("pdf")) };
      await page.setInputFiles(`#file-${number}`, [file]);
      await page.locator(".file-name", { hasText: file.name }).waitFor();
    }
    await page.click("#declaration + label");
    await follow(page, "#uploads button[value=submit]");
    expect(new URL(page.url()).pathname).toBe(prefix + pages.sent);
    expect(await page.innerText("h1")).toContain(plain(uploadsWords(language)("sent/heading")));
  });
});

test("With a script, a couple with income together and three children at three services asks them all", async () => {
  const page = await beginIn("/mi");
  await goOnTo(page, "dependent-children", coupleAnswers);
  await answerChildren(page, coupleAnswers, 3);
  await goOnTo(page, "review", coupleAnswers);
  await press(page, "submit");
  for (const name of ["Anne West Kindergarten", "Doubtless Bay Kindergarten", "Amanda's Homebased ECE"])
    expect(await said(page)).toContain(name);
});
