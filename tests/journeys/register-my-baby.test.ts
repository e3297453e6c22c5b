import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import {
  fillIn,
  goOn,
  registrationAnswers,
  sendStep,
  stepOf,
  walkOn,
  walkTo,
} from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const registrationWords = wordsOf("register-my-baby");
const shellWords = wordsOf("i18n");
const wizardWords = wordsOf("wizard/page");

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-20" } });

const service = "/register-my-baby";
const steps = [
  "child-details",
  "mother-details",
  "other-parent-details",
  "parents-relationship",
  "other-services",
  "buy-birth-certificates",
  "review",
];
const press = (value: string) => ({ name: "intent", value });
const open = (visitor: Visitor, step: string, prefix = "") => visitor.visit(`${prefix}${service}/${step}`);
/** The steps that the progress navigation leads to. */
const offered = (page: Page) =>
  [...page.document.querySelectorAll("nav.progress li a")].map((link) =>
    link.getAttribute("href")?.split("/").at(-1),
  );

describe.each(bothLanguages)("Registering a birth without a script, $language", ({ language, prefix }) => {
  const t = wizardWords(language);

  test("leads through all steps that ask something to the review, without payments of Best Start for whom none is wanted; each has a title of its own and says where one is [birth/routes/step]", async () => {
    const visitor = site.visitor();
    const titles = new Set<string>();
    let page = await open(visitor, "child-details", prefix);
    for (const [at, step] of steps.entries()) {
      expect([stepOf(page), page.status, page.language]).toEqual([step, 200, prefix ? "mi" : "en-NZ"]);
      expect(page.title).toContain(` – ${registrationWords(language)("service")} – `);
      expect(page.document.querySelectorAll("h1")).toHaveLength(1);
      expect(page.text("nav.progress")).toContain(String(at + 1));
      expect(page.document.querySelectorAll("nav.progress [aria-current=step]")).toHaveLength(1);
      // Until the answer is known the step may still be asked.
      const hidden = at > steps.indexOf("other-services") ? 0 : 1;
      expect(page.document.querySelectorAll("nav.progress li")).toHaveLength(steps.length + hidden);
      titles.add(page.title);
      if (step !== "review") page = await goOn(page, registrationAnswers);
    }
    expect(titles.size).toBe(steps.length);
    expect(offered(page)).toEqual(steps.slice(0, -1));
  });

  test("moving forward is refused if the current step is invalid; all that was typed is still there [birth/wizard/next] [birth/wizard/failed-step]", async () => {
    const page = await open(site.visitor(), "child-details", prefix);
    const refused = await sendStep(page, {
      ...registrationAnswers,
      "child.sex": [],
      "child.firstNames": "1",
    });
    expect([refused.status, refused.title.startsWith(`${shellWords(language)("error")}: `)]).toEqual([
      422,
      true,
    ]);
    expect(refused.errors()).toHaveLength(2);
    expect(refused.document.querySelector("[data-happened]")?.getAttribute("data-happened")).toBe(
      "RegisterMyBaby|Error|child-details",
    );
    expect(refused.form("f").valuesOf("child.firstNames")).toEqual(["1"]);
    expect(refused.form("f").valuesOf("child.surname")).toEqual([registrationAnswers["child.surname"]]);
  });

  test("born in New Zealand no shows the not-NZ-born information page with a Back link [birth/landing/abroad] [birth/wizard/abroad-closes]", async () => {
    const visitor = site.visitor();
    const page = await open(visitor, "child-details", prefix);
    const abroad = await page.form("f").fill({ "child.bornInNZ": "no" }).submit();
    expect(abroad.text("h1")).toContain(registrationWords(language)("abroad/heading"));
    expect(abroad.text("main")).toContain("$73");
    expect(abroad.text("main")).toContain("0800 22 51 51");
    expect(stepOf(await open(visitor, "mother-details", prefix))).toBe("child-details");
    const back = await visitor.visit(abroad.link(t("back")));
    expect(back.form("f").valuesOf("child.bornInNZ")).toEqual(["no"]);
    expect(stepOf(await goOn(back, registrationAnswers))).toBe("mother-details");
  });

  test("switching the language keeps the place and what is typed", async () => {
    const visitor = site.visitor();
    const page = await walkTo(visitor, registrationAnswers, "mother-details", prefix);
    const other = await page.form("f").fill({ "mother.firstNames": "Hine" }).submit(press("language"));
    expect(other.address).toBe(`${prefix ? "" : "/mi"}${service}/mother-details?part=1`);
    expect(other.form("f").valuesOf("mother.firstNames")).toEqual(["Hine"]);
  });

  test("not logged in, Save as draft prompts to log in and the data is remembered; logged in it is saved [birth/drafts/log-in-to-save] [birth/drafts/saved]", async () => {
    const visitor = site.visitor();
    const page = await open(visitor, "child-details", prefix);
    const named = await fillIn(page, registrationAnswers).submit();
    const filled = fillIn(named, { "child.firstNames": "Āria" });
    const prompted = await filled.submit(press("save-draft"));
    expect(prompted.text("main")).toContain(t("notices/logIn/title"));
    const provider = await visitor.visit(prompted.link(t("notices/logIn/link")));
    const saved = await provider
      .form()
      .submit({ name: "person", value: `stand-in-${prefix ? "ben" : "aroha"}` });
    expect(stepOf(saved)).toBe("child-details");
    expect(saved.text(".saved-draft")).toBe(registrationWords(language)("notices/saved"));
    expect(saved.form("f").valuesOf("child.firstNames")).toEqual(["Āria"]);
    const again = await saved.form("f").fill({ "child.surname": "Tāne" }).submit(press("save-draft"));
    expect([again.text(".saved-draft"), again.form("f").valuesOf("child.surname")]).toEqual([
      registrationWords(language)("notices/saved"),
      ["Tāne"],
    ]);
    await visitor.visit("/logout/");
  });

  test("the same step saved in two windows is not overwritten silently: both answers are shown, and the visitor chooses [quality/drafts/versions]", async () => {
    const visitor = site.visitor();
    const here = await walkTo(visitor, registrationAnswers, "mother-details", prefix);
    const there = await open(visitor, "mother-details", prefix);
    await sendStep(there, { ...registrationAnswers, "mother.firstNames": "Hine" });
    const conflict = await sendStep(here, { ...registrationAnswers, "mother.firstNames": "Marama" });
    expect(conflict.status).toBe(409);
    expect(conflict.text(".conflict")).toContain(t("conflict/title"));
    expect(conflict.texts(".conflict dd b")).toEqual(["Hine", "Marama"]);
    expect(conflict.form("f").valuesOf("mother.firstNames")).toEqual(["Marama"]);
    const saved = await visitor.visit(conflict.link(t("conflict/take")));
    expect(saved.form("f").valuesOf("mother.firstNames")).toEqual(["Hine"]);
    const next = await conflict.form("f").submit(t("conflict/keep"));
    expect(stepOf(next)).toBe("other-parent-details");
    const kept = await open(visitor, "mother-details", prefix);
    expect(kept.form("f").valuesOf("mother.firstNames")).toEqual(["Marama"]);
  });

  test("different steps saved in two windows both stay [quality/drafts/versions]", async () => {
    const visitor = site.visitor();
    await walkTo(visitor, registrationAnswers, "other-parent-details", prefix);
    const names = ["child-details?focus=child.surname", "mother-details?focus=mother.surname"] as const;
    const [child, mother] = [await open(visitor, names[0], prefix), await open(visitor, names[1], prefix)];
    await Promise.all([
      fillIn(child, { "child.surname": "Kahu" }).submit(),
      fillIn(mother, { "mother.surname": "Hōhepa" }).submit(),
    ]);
    const [first, second] = [await open(visitor, names[0], prefix), await open(visitor, names[1], prefix)];
    expect(first.form("f").valuesOf("child.surname")).toEqual(["Kahu"]);
    expect(second.form("f").valuesOf("mother.surname")).toEqual(["Hōhepa"]);
  });

  test("when the database does not answer: the message of the specification, 503, and all that was typed [birth/drafts/not-saved]", async () => {
    const page = await open(site.visitor(), "child-details", prefix);
    const db = await site.db;
    await db.prepare("alter table drafts rename to drafts_away").run();
    try {
      const lost = await sendStep(page, registrationAnswers);
      expect([lost.status, lost.text(".unsaved-draft")]).toEqual([503, t("notices/unsaved")]);
      expect(lost.form("f").valuesOf("child.firstNames")).toEqual(["Āria"]);
    } finally {
      await db.prepare("alter table drafts_away rename to drafts").run();
    }
  });
});

describe("The order of steps is enforced by the server [quality/access/order]", () => {
  test("an unknown step name redirects to step 1; below a step nothing is found [birth/routes/unknown-step]", async () => {
    const visitor = site.visitor();
    expect(stepOf(await open(visitor, "father-details"))).toBe("child-details");
    expect((await visitor.visit(`${service}/review/x.css`)).status).toBe(404);
  });

  test("a step that cannot be opened yet leads to the first that is to do [birth/wizard/order]", async () => {
    const visitor = site.visitor();
    expect(stepOf(await open(visitor, "review"))).toBe("child-details");
    await walkTo(visitor, registrationAnswers, "other-parent-details");
    expect(stepOf(await open(visitor, "review"))).toBe("other-parent-details");
    expect(offered(await open(visitor, "child-details"))).toEqual(["mother-details", "other-parent-details"]);
  });

  test("what is posted to such a step moves nobody on", async () => {
    const visitor = site.visitor();
    const page = await open(visitor, "child-details");
    const csrf = page.form("f").valuesOf("_csrf")[0] ?? "";
    const posted = await visitor.post(`${service}/parents-relationship`, [
      ["_csrf", csrf],
      ["otherChildren", "0"],
      ["parentRelationship", "none"],
      ["intent", "next"],
    ]);
    expect(stepOf(posted)).toBe("child-details");
  });

  test("Back leads to the step before, and keeps what is typed without checking it [birth/wizard/back]", async () => {
    const visitor = site.visitor();
    const page = await walkTo(visitor, registrationAnswers, "mother-details");
    const back = await page.form("f").fill({ "mother.surname": "123" }).submit(press("back"));
    expect(stepOf(back)).toBe("child-details");
    expect((await open(visitor, "mother-details")).form("f").valuesOf("mother.surname")).toEqual(["123"]);
  });

  test("focus names a field of the step to focus; another name is ignored [quality/access/address-parameters] [birth/routes/focus]", async () => {
    const visitor = site.visitor();
    await walkTo(visitor, registrationAnswers, "mother-details");
    const page = await visitor.visit(`${service}/mother-details?focus=mother.surname`);
    expect(page.document.querySelector("main [autofocus]")?.getAttribute("name")).toBe("mother.surname");
    const other = await visitor.visit(`${service}/mother-details?focus=%22%3E%3Cb%3E`);
    expect([other.status, other.document.querySelector("main [autofocus]")]).toEqual([200, null]);
  });

  test("left the review, every step offers the way back to it [birth/wizard/return-to-review]", async () => {
    const visitor = site.visitor();
    await walkTo(visitor, registrationAnswers, "review");
    const page = await visitor.visit(`${service}/mother-details?focus=mother.surname`);
    const back = await fillIn(page, { "mother.surname": "Hōhepa" }).submit(wizardWords("en")("review"));
    expect([stepOf(back), back.text("main").includes("Hōhepa")]).toEqual(["review", true]);
    const refused = await fillIn(page, { "mother.surname": "" }).submit(press("review"));
    expect(refused.status).toBe(409);
  });
});

test("once the review was opened, Return to review is the filled button; Enter still goes on", async () => {
  const visitor = site.visitor();
  const classOf = (page: Page, value: string) =>
    page.document.querySelector(`#f .buttons > button[value=${value}]`)?.className;
  const before = await walkTo(visitor, registrationAnswers, "mother-details");
  expect(classOf(before, "next")).toBe("button");
  await walkOn(before, registrationAnswers, "review");
  const page = await open(visitor, "mother-details?focus=mother.surname");
  expect([classOf(page, "next"), classOf(page, "review")]).toEqual(["button-quiet", "button"]);
  expect(page.document.querySelector("#f button")?.getAttribute("value")).toBe("next");
});

describe("Where the registry’s lists are missing", () => {
  const closed = siteForTests({ environment: { REGISTRY_URL: "http://127.0.0.1:9" } });

  test.each(bothLanguages)(
    "'Sorry! Birth registration online is currently unavailable...' with a try-again link, $language [birth/wizard/unavailable]",
    async ({ language, prefix }) => {
      const visitor = new (await import("../support/client.ts")).Visitor(closed.url);
      const page = await open(visitor, "child-details", prefix);
      const t = registrationWords(language);
      expect([page.status, page.text("[role=alert]")]).toEqual([
        503,
        expect.stringContaining(plain(t("unavailable/before").trim())),
      ]);
      expect(page.link(t("unavailable/link"))).toBe(`${prefix}${service}/child-details?again=1`);
    },
  );
});
