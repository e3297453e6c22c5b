import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { receivedOf, sendIn } from "../support/registered.ts";
import { fillIn, goOnByParts, sendStep, stepOf } from "../support/registration.ts";
import { sharedSite } from "../support/site.ts";
import {
  agree,
  canRegister,
  home,
  openTheirs,
  review,
  stateOn,
  type TwoPhones,
  theirs,
  toAgree,
  twoPhones,
} from "../support/two-phones.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

const site = sharedSite();
const intent = (value: string) => ({ name: "intent", value });
/** What is marked as new, before and after. */
const changesOn = (page: Page): string => page.text("[aria-labelledby=changes] dl");
/** What the first changes in a step, and the review afterwards. */
async function changed(phones: TwoPhones, step: string, answers: Answers): Promise<Page> {
  const page = await phones.first.visit(`${phones.prefix}${home}/${step}`);
  await sendStep(page, { ...phones.answers, ...answers });
  return review(phones);
}

describe.each(bothLanguages)(
  "an agreement counts for exactly what was agreed to, $language",
  ({ language, prefix }) => {
    const t = otherParentWords(language);
    const was = (answer: string) => t("agree/changes/before", { answer });
    const is = (answer: string) => t("agree/changes/now", { answer });
    const theirPage = (page: string) => `${prefix}${theirs}/${page}`;
    const [surname, occupation] = { en: ["Surname", "Occupation"], mi: ["Ingoa whānau", "Te mahi"] }[
      language
    ];

    test("what the first changes afterwards is asked again, and only as it is now it can be registered [birth/parents/own-device] [birth/parents/changes-marked]", async () => {
      const phones = await twoPhones(site, { prefix });
      await agree(await toAgree(phones));
      const again = await changed(phones, "child-details", { "child.surname": "Ngata" });
      expect([canRegister(again), stateOn(again)]).toEqual([false, t("state/asked-again/title")]);
      const seen = await phones.second.visit(theirPage("agree"));
      expect(seen.text("main")).toContain(t("agree/notes/changed"));
      expect(seen.text("main")).toContain(`${surname} Ngata`);
      expect(changesOn(seen)).toBe(`${surname} ${was("Tāne")} ${is("Ngata")}`);
      expect(seen.form("f").valuesOf("declared")).toEqual([]);
      await agree(seen);
      expect(canRegister(await review(phones))).toBe(true);
    });

    test("changed and changed back: the agreement counts again", async () => {
      const phones = await twoPhones(site, { prefix });
      await agree(await toAgree(phones));
      await changed(phones, "child-details", { "child.surname": "Ngata" });
      const back = await changed(phones, "child-details", { "child.surname": "Tāne" });
      expect([canRegister(back), stateOn(back)]).toEqual([true, t("state/agreed/title")]);
    });

    test("what the first changes in the other's answers is shown to the other", async () => {
      const phones = await twoPhones(site, { prefix });
      await agree(await toAgree(phones));
      await review(phones);
      const again = await changed(phones, "other-parent-details", { "father.occupation": "Nurse" });
      expect([canRegister(again), stateOn(again)]).toEqual([false, t("state/asked-again/title")]);
      const seen = await phones.second.visit(theirPage("agree"));
      expect(seen.text("main")).toContain(`${occupation} Nurse`);
      expect(changesOn(seen)).toBe(`${occupation} ${was("Teacher")} ${is("Nurse")}`);
      await agree(seen);
      const ready = await review(phones);
      expect([canRegister(ready), ready.text("main").includes(`${occupation} Nurse`)]).toEqual([true, true]);
    });

    test("what the second changes afterwards waits for their agreement", async () => {
      const phones = await twoPhones(site, { prefix });
      await agree(await toAgree(phones));
      expect(canRegister(await review(phones))).toBe(true);
      const details = await phones.second.visit(theirPage("your-details"));
      const page = await goOnByParts(details, { ...phones.answers, "father.occupation": "Baker" });
      expect(stateOn(await review(phones))).toBe(t("state/asked-again/title"));
      await agree(page);
      const ready = await review(phones);
      expect([canRegister(ready), ready.text("main").includes(`${occupation} Baker`)]).toEqual([true, true]);
    });

    test("a page that was open while the first changed something agrees to nothing", async () => {
      const phones = await twoPhones(site, { prefix });
      const old = await toAgree(phones);
      await changed(phones, "child-details", { "child.surname": "Ngata" });
      const refused = await agree(old);
      expect([refused.status, refused.form("f").valuesOf("declared")]).toEqual([409, []]);
      expect(refused.text("main")).toContain(t("agree/notes/changed"));
      expect(canRegister(await review(phones))).toBe(false);
      expect((await agree(refused)).text("h1")).toContain(t("answered/agreed/title"));
    });

    test("a review that was open while the other changed their mind registers nothing", async () => {
      const phones = await twoPhones(site, { prefix });
      await agree(await toAgree(phones));
      const ready = await review(phones);
      await (await phones.second.visit(theirPage("decline"))).form().submit();
      const held = await sendIn(ready, phones.answers);
      expect([stepOf(held), stateOn(held)]).toEqual(["review", t("state/declined/title")]);
      expect(await receivedOf(site.url, phones.answers)).toEqual([]);
    });

    test("before the first has answered what is shown there is nothing to agree to", async () => {
      const phones = await twoPhones(site, { prefix, answers: { parentRelationship: "" } });
      const early = await toAgree(phones);
      expect(early.text("main")).toContain(t("agree/notes/notReady"));
      expect(early.document.querySelector("button[value=submit]")).toBeNull();
      const form = await phones.first.visit(`${prefix}${home}/parents-relationship`);
      await sendStep(form, { ...phones.answers, parentRelationship: "deFacto" });
      const ready = await early.form("f").submit(intent("look"));
      expect((await agree(ready)).text("h1")).toContain(t("answered/agreed/title"));
    });

    test("what the other parent sent when their hour was over comes back with the code", async () => {
      const phones = await twoPhones(site, { prefix });
      const page = await openTheirs(phones);
      const typed = fillIn(page, { ...phones.answers, "father.occupation": "Baker" });
      phones.second.cookies.take(["__Host-draft=; Path=/; Secure; Max-Age=0"]);
      const lapsed = await typed.submit(intent("next"));
      expect([lapsed.address, lapsed.text("main").includes("Baker")]).toEqual([theirPage("continue"), false]);
      const back = await openTheirs(phones);
      expect([back.address, back.form("f").valuesOf("father.occupation")]).toEqual([
        theirPage("your-details"),
        ["Baker"],
      ]);
    });
  },
);
