import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import type { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { receivedOf } from "../support/registered.ts";
import { sharedSite } from "../support/site.ts";
import { birthDateOf, home, type TwoPhones, theirs, twoPhones } from "../support/two-phones.ts";
import { answer, follow, goOnTo, press, said, sendIn, stepOf } from "./registering.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");
const comeBackWords = wordsOf("wizard/codes");

const site = sharedSite();
const browser = watchedBrowser();
const phone = { viewport: { width: 360, height: 740 } };

async function phoneOf(visitor: Visitor): Promise<Page> {
  const page = await browser.page(site.url, phone);
  await carryCookies(visitor, page);
  return page;
}

/** Enters the code and a birth date. */
async function enter(page: Page, { code, answers }: Pick<TwoPhones, "code" | "answers">): Promise<void> {
  await islandsLoaded(page);
  await answer(page, { code, ...birthDateOf(answers) });
  await follow(page, "#f button.button");
}

async function agree(page: Page): Promise<void> {
  await answer(page, { declared: "yes" });
  await press(page, "submit");
}

describe.each(bothLanguages)(
  "two phones, one birth, with a script, the first in $language",
  ({ language, prefix }) => {
    const t = otherParentWords(language);
    const [own] = bothLanguages.filter((each) => each.language !== language);
    const theirOwn = own ?? bothLanguages[0];
    const their = otherParentWords(theirOwn.language);

    test("the second declines in a language of their own, then agrees, is asked again after a change, and it is registered once", async () => {
      const phones = await twoPhones(site, { prefix });
      const [first, second] = [await phoneOf(phones.first), await browser.page(site.url, phone)];
      const state = () => first.innerText("#other-parent-reply");
      const canRegister = async () => (await first.locator("#f button[value=submit]").count()) > 0;

      await second.goto(`${site.url}${theirOwn.prefix}${theirs}/continue`);
      await enter(second, phones);
      await goOnTo(second, "agree", phones.answers);
      await follow(second, 'main a[href$="/decline"]');
      await follow(second, "main form button.button");
      expect(await second.innerText("h1")).toContain(their("answered/declined/title"));
      await first.goto(`${site.url}${prefix}${home}/review`);
      expect([await canRegister(), await state()]).toEqual([false, t("state/declined/title")]);

      await follow(second, 'main a[href$="/agree"]');
      await agree(second);
      expect(await second.innerText("h1")).toContain(their("answered/agreed/title"));
      await press(first, "look");
      expect([await canRegister(), await state()]).toEqual([true, t("state/agreed/title")]);

      await first.goto(`${site.url}${prefix}${home}/child-details?focus=child.surname`);
      await islandsLoaded(first);
      await first.fill('[name="child.surname"]', "Ngata");
      await press(first, "review");
      expect([await canRegister(), await state()]).toEqual([false, t("state/asked-again/title")]);
      await second.goto(`${site.url}${theirOwn.prefix}${theirs}/agree`);
      expect(await said(second)).toContain(their("agree/notes/changed"));
      expect(await second.isChecked("[name=declared]")).toBe(false);
      await agree(second);
      await press(first, "look");

      await sendIn(first, phones.answers);
      expect(stepOf(first)).toBe("confirmation");
      const [received, ...more] = await receivedOf(site.url, phones.answers);
      expect([received?.payload.child, more]).toMatchObject([{ surname: "Ngata" }, []]);
      await second.reload();
      expect(await second.textContent(".reference-number")).toBe(received?.reference);
    });

    test("a guessed code opens nothing; three guessed birth dates lock the right one", async () => {
      const phones = await twoPhones(site, { prefix });
      const words = comeBackWords(language);
      const page = await browser.page(site.url, phone);
      const told = () => page.innerText("[data-error-summary]");
      await page.goto(`${site.url}${prefix}${theirs}/continue`);
      await enter(page, { ...phones, code: "CCCC CCCC CCCC CCCC CCCC" });
      expect(await told()).toContain(words("errors/wrong"));
      for (const day of ["2", "3", "4"])
        await enter(page, { ...phones, answers: { ...phones.answers, "child.birthDate.day": day } });
      await enter(page, phones);
      const [locked] = words("errors/locked").split("{{time}}");
      expect([stepOf(page), await told()]).toEqual(["continue", expect.stringContaining(locked ?? "")]);
    });
  },
);
