import { describe, expect, test } from "vitest";
import { birthRegistration, type RegistrationStep } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { asidePlaces } from "#app/server/drafts/context.ts";
import { askedParts } from "#app/wizard/parts.ts";
import { stepNames } from "#app/wizard/service.ts";
import { begun, draftsIn } from "../support/begun.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages, stages } from "../support/guide.ts";
import { children, earns, soleParent, works } from "../support/household-answers.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { nextPage } from "../support/next-page.ts";
import { atReview, ownBirth, sendIn } from "../support/registered.ts";
import { fillIn, goOnByParts } from "../support/registration.ts";
import { placeOf } from "../support/registration-steps.ts";
import { everybodyOnline, siteForTests } from "../support/site.ts";
import { emptied, lost, mostAsked, queried, refused, spoilt } from "../support/tallest.ts";
import { accountPath, visitorsAt } from "../support/tax-account.ts";
import { twelveHouseholds } from "../support/twelve-households.ts";
import { agree, openTheirs, theirs, twoPhones } from "../support/two-phones.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteForTests({ environment: everybodyOnline });
const browser = watchedBrowser();

/** Pixels: a small phone, of which a page may be six screens long. */
const phone = { width: 360, height: 740 };
const screens = 6;

/** Runs in the page. Pixels: where its title begins, and by how much what is answered first stands under Next or quick exit. */
function firstScreen() {
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const isShown = (control: Element) => (box(control)?.height ?? 0) > 2;
  const control = [...document.querySelectorAll("#f :is(input, select, textarea)")].find(isShown);
  const below = [...document.querySelectorAll(".quick-exit, #f > .buttons > .button")].map(
    (each) => box(each)!.top,
  );
  return {
    title: box(document.querySelector("h1"))!.top,
    covered: Math.max(0, box(control?.closest("label") ?? control)!.bottom - Math.min(...below)),
  };
}

/** As the phone shows a page: the whole of it, once more where a button is pressed on it. */
async function measuring(prefix: string) {
  const page = await browser.page(site.url, { viewport: phone });
  const heights = new Map<string, number>();
  const firstScreens = new Map<string, ReturnType<typeof firstScreen>>();
  const measure = async (what: string) =>
    heights.set(what, await page.evaluate(() => document.documentElement.scrollHeight));
  /** @param button pressed first: its value */
  const open = async (visitor: Visitor, path: string, what = path, button?: string) => {
    await page.context().clearCookies();
    await carryCookies(visitor, page);
    await page.goto(site.url + prefix + path);
    expect(new URL(page.url()).pathname).toBe(prefix + path.split("?")[0]);
    if (button) await nextPage(page, () => page.click(`#f button[value=${button}]`));
    await measure(what);
    if (path.includes("?part=")) firstScreens.set(what, await page.evaluate(firstScreen));
  };
  /** On every page of a form the title begins by 120 pixels, and what is answered first is whole on the first screen. */
  const expectAnswerable = (count: number) => {
    expect([...firstScreens].filter(([, { title, covered }]) => title > 120 || covered > 0)).toEqual([]);
    expect(firstScreens.size).toBe(count);
  };
  const expectShort = (count: number) => {
    expect([...heights].filter(([, height]) => height > screens * phone.height)).toEqual([]);
    expect(heights.size).toBe(count);
  };
  return { open, expectShort, expectAnswerable };
}

const home = "/register-my-baby";
const review = `${home}/review`;
const beginning = (answers: Answers) => begun(site, new Visitor(site.url), answers, { reached: 8 });
const partsOf = (step: RegistrationStep) => [1, ...askedParts(placeOf(step, mostAsked)).slice(1)];

describe.each(bothLanguages)("no page is longer than six screens of 360 × 740, $language", ({ prefix }) => {
  test("steps, part by part, with the most that they can ask, and the review; the first answer is on the first screen [birth/wizard/parts]", async () => {
    const { open, expectShort, expectAnswerable } = await measuring(prefix);
    const visitor = await beginning(mostAsked);
    const parts = stepNames(birthRegistration)
      .slice(0, -1)
      .flatMap((step) => partsOf(step).map((part) => ({ step, part })));
    for (const { step, part } of parts) await open(visitor, `${home}/${step}?part=${part}`);
    expectAnswerable(parts.length);
    const together = { ...mostAsked, "father.surname": "Ngata", "fillingIn.who": "together" };
    await open(await beginning(together), review);
    const claimant = new Visitor(site.url);
    await visitorsAt(site).checkedBy(prefix, claimant);
    await open(claimant, accountPath);
    expectShort(parts.length + 2);
  });

  test("the fullest parts with every question answered wrong, or none", async () => {
    const { open, expectShort } = await measuring(prefix);
    const fullest = [
      ["child-details", 2, emptied],
      ["mother-details", 1, spoilt],
      ["other-parent-details", 4, spoilt],
      ["parents-relationship", 2, emptied],
      ["other-services", 3, spoilt],
      ["buy-birth-certificates", 3, spoilt],
    ] as const;
    for (const [step, part, answer] of fullest)
      await open(await beginning(answer(step)), `${home}/${step}?part=${part}`, step, "next");
    expectShort(fullest.length);
  });

  test("the review with all that a loss, the registry and a press can add", async () => {
    const { open, expectShort } = await measuring(prefix);
    const { declarationMade: _, confirmationEmail: __, ...unsent } = { ...mostAsked, ...lost };
    await open(await beginning(unsent), review, "one surname");
    await open(await beginning({ ...unsent, ...queried }), review, "names queried");
    const stopped = await beginning({ ...unsent, ...queried, ...refused });
    await open(stopped, review, "refused");
    await open(stopped, review, "refused, and sent with nothing answered", "submit");
    const { "child.firstNames": name } = ownBirth();
    const known = { ...mostAsked, ...lost, "child.firstNames": name ?? "", "fillingIn.who": "together" };
    const { review: ready, who } = await atReview(site, known);
    await setFault(site.url, "registry", "lost");
    await sendIn(ready, { ...known, confirmationEmail: "no", declarationMade: "yes" });
    await open(who, review, "nobody knows whether it has arrived");
    await setFault(site.url, "registry", "ok");
    await open(await beginning(known), review, "registered already");
    expectShort(6);
  });

  test("two phones: what the other parent agrees to, and the review before and after", async () => {
    const { open, expectShort } = await measuring(prefix);
    const phones = await twoPhones(site, {
      prefix,
      answers: { ...mostAsked, ...lost, confirmationEmail: "" },
    });
    await open(phones.first, review, "waiting");
    const details = await openTheirs(phones);
    await fillIn(details, spoilt("other-parent-details")).submit();
    await open(phones.second, `${theirs}/your-details?part=1`, "their details, wrong", "next");
    const asked = await goOnByParts(
      await phones.second.visit(`${prefix}${theirs}/your-details?part=1`),
      phones.answers,
    );
    await open(phones.second, `${theirs}/agree`, "agree, with nothing ticked", "submit");
    await agree(asked);
    await open(phones.first, review, "agreed");
    expectShort(4);
  });

  test("where a form begins, with as many forms in the browser as it keeps", async () => {
    const { open, expectShort } = await measuring(prefix);
    const visitor = await beginning(mostAsked);
    for (let left = asidePlaces - 1; left > 0; left--) {
      const drafts = await draftsIn(site, { cookies: visitor.cookies.header("/") });
      const found = await drafts.open();
      if (found.is !== "draft") throw new Error("Nothing was begun");
      await drafts.setAside(found.draft);
      await begun(site, visitor, mostAsked);
    }
    await open(visitor, home);
    await open(visitor, `${home}/child-details?start=yes`);
    expectShort(2);
  });
});

describe.each(bothLanguages)("no paper form of one parent alone is longer, $language", ({ prefix }) => {
  const onPaper = siteForTests();

  test.each([
    ["danger", {}],
    ["dead", lost],
  ])(
    "%s: with the most that it can hold; each part opens by a press, and all of it is printed",
    async (reason, more) => {
      const answers = { ...mostAsked, ...more, "fillingIn.reason": reason };
      const visitor = await begun(onPaper, new Visitor(onPaper.url), answers, { reached: 8 });
      const page = await browser.page(onPaper.url, { viewport: phone });
      await carryCookies(visitor, page);
      await page.goto(onPaper.url + prefix + review);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        screens * phone.height,
      );
      const rows = page.locator(".paper-sheet dl.review > div");
      const shown = () => page.locator(".paper-sheet dl.review > div:visible").count();
      const all = await rows.count();
      expect(await shown()).toBeLessThan(all / 2);
      await page.emulateMedia({ media: "print" });
      expect(await shown()).toBe(all);
    },
  );
});

describe("The results of the financial help checker", () => {
  const dated = siteForTests({ environment: { TODAY: "2026-11-22" } });
  const path = "/financial-help/results";
  /** Six cards, and a choice. */
  const grandmother = {
    ...Object.assign({}, ...soleParent, children(["13"]), works(15), earns("applicant", 420, "weekly")),
    "applicant.isParent": "false",
    "applicant.isPrincipalCarerForOneYearFromApplicationDate": "true",
    "children.birthParents": ["in-prison"],
  };
  const reading = async (who: number | "with nearly everything" | "grandmother", prefix = "") => {
    const visitor = new Visitor(dated.url);
    const others = who === "grandmother" ? grandmother : family;
    const answers = typeof who === "number" ? twelveHouseholds[who - 1]!.answers : others;
    await submitQuestionnaire(visitor, answers, prefix);
    const page = await browser.page(dated.url, { viewport: phone });
    await carryCookies(visitor, page);
    await page.goto(dated.url + prefix + path);
    return page;
  };

  test.each(["", "/mi"])(
    "eight payments and a choice are five screens of a phone%s; a link from the summary opens what is folded",
    async (prefix) => {
      const page = await reading(1, prefix);
      expect(await page.locator("article.benefit").count()).toBe(9);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        5 * phone.height,
      );
      const why = page.locator("#isBestStart .apply");
      expect(await why.isVisible()).toBe(false);
      await page.click('.summary a[href="#isBestStart"]');
      await why.waitFor({ state: "visible" });
      await page.click('.summary a[href="#probably-not"]');
      await page.locator(".refused").waitFor({ state: "visible" });
    },
  );

  test.each([
    ["", 10],
    ["/mi", 12],
  ])(
    "of a working grandmother they are four%s, and her questions at most %i [financial-help/results/screens] [financial-help/questions/screens]",
    async (prefix, most) => {
      const page = await reading("grandmother", prefix);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      expect(await page.locator("article.benefit").count()).toBeGreaterThanOrEqual(6);
      expect(await height()).toBeLessThanOrEqual(4 * phone.height);
      // A name in English within a sentence does not take it apart into columns.
      const sentences = page.locator(".week p:not(.week-further, .summary-probably-not)");
      const displays = await sentences.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
      expect(displays).not.toContain("flex");
      await page.goto(`${dated.url}${prefix}/financial-help/questions`);
      expect(await height()).toBeLessThanOrEqual(most * phone.height);
    },
  );

  test.each([
    [1, ""],
    [1, "/mi"],
    [3, ""],
    ["with nearly everything", "/mi"],
  ] as const)(
    "household %s%s is printed on two sheets, with how to apply and without what leads elsewhere",
    async (number, prefix) => {
      const page = await reading(number, prefix);
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      await page.emulateMedia({ media: "print" });
      const shown = (css: string) => page.locator(`${css}:visible`).count();
      expect(await shown(".on-paper")).toBe(await shown("article.benefit"));
      for (const css of ["nav", ".chart", "form", ".urgent", ".why"])
        expect([css, await shown(css)]).toEqual([css, 0]);
    },
  );
});

describe.each(bothLanguages)("a stage page is no longer than eight screens, $language", ({ prefix }) => {
  const due = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  test.each([...stages.map(([path]) => path), `/stage/pregnancy?date=${due}&of=due`])(
    "%s, and its first action is on the first",
    async (path) => {
      const page = await browser.page(site.url, { viewport: phone });
      await page.goto(site.url + prefix + path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        8 * phone.height,
      );
      const [action, bar] = await Promise.all([
        page.locator("#top a").boundingBox(),
        page.locator(".quick-exit-link").boundingBox(),
      ]);
      expect(action!.y + action!.height).toBeLessThanOrEqual(bar!.y);
    },
  );
});

test("the list of stages stands above quick exit on the first screen of a phone, in both languages", async () => {
  const page = await browser.page(site.url, { viewport: phone });
  for (const path of ["/", "/mi"]) {
    await page.goto(site.url + path);
    const [list, bar] = await page.evaluate(() =>
      ["#stage", ".quick-exit"].map((part) => document.querySelector(part)?.getBoundingClientRect()),
    );
    expect([path, (list?.bottom ?? 0) < (bar?.top ?? 0)]).toEqual([path, true]);
  }
});
