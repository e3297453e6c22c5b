import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { begun } from "../support/begun.ts";
import { claimAnswers } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import { expectConfirmed, expectSent, start } from "../support/journey.ts";
import { type Journey, journeys } from "../support/journeys.ts";
import type { Page } from "../support/page.ts";
import { atReview, ownBirth, sendIn } from "../support/registered.ts";
import { fillIn, goOnByParts, registrationAnswers, sendStep, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const wizardWords = wordsOf("wizard/page");

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const home = "/register-my-baby";
const press = (value: string) => ({ name: "intent", value });
const answered = () => begun(site, new Visitor(site.url), registrationAnswers, { reached: 8 });
const partOf = ({ address }: Page) => Number(new URLSearchParams(address.split("?")[1]).get("part"));
const value = (page: Page, name: string) => page.form("f").valuesOf(name);

describe.each(bothLanguages)("a step in parts, without a script, $language", ({ language, prefix }) => {
  const t = wizardWords(language);

  test("a mother and a father who claim Best Start register a birth part by part; each page says which part it is", async () => {
    const { answers, sent, says } = journeys["Working for Families client"] as Journey;
    const birth = ownBirth(answers);
    let page = await start(new Visitor(site.url), prefix);
    const seen: string[] = [];
    const titles = new Set<string>();
    while (stepOf(page) !== "review") {
      const said = page.text("#progress");
      seen.push(said.slice(said.lastIndexOf(t("part", { number: "" }).split(" ")[0]?.toLowerCase() ?? "")));
      titles.add(page.title);
      page = await fillIn(page, birth).submit(press("next"));
      expect([page.status, page.errors()]).toEqual([200, []]);
    }
    const counted = (number: number, count: number) => t("part", { number, count }).toLowerCase();
    expect(seen.slice(0, 3)).toEqual([1, 2, 3].map((number) => counted(number, 3)));
    expect(seen).toContain(counted(3, 4));
    expect(titles.size).toBe(seen.length);
    const end = await sendIn(page, birth);
    expectConfirmed(end, language, says);
    await expectSent(site.url, end, birth, { more: sent });
  });

  test("Back, the language and saving keep the part; from the first part Back leads to the last one before", async () => {
    const visitor = await answered();
    const second = await visitor.visit(`${prefix}${home}/mother-details?part=2`);
    const typed = () => second.form("f").fill({ "mother.email": "new@example.nz" });
    const other = await typed().submit(press("language"));
    expect([stepOf(other), partOf(other), ...value(other, "mother.email")]).toEqual([
      "mother-details",
      2,
      "new@example.nz",
    ]);
    const saved = await typed().submit(press("save-draft"));
    expect([partOf(saved), ...value(saved, "mother.email")]).toEqual([2, "new@example.nz"]);
    const first = await saved.form("f").submit(press("back"));
    expect([stepOf(first), partOf(first)]).toEqual(["mother-details", 1]);
    const before = await first.form("f").submit(press("back"));
    expect([stepOf(before), partOf(before)]).toEqual(["child-details", 3]);
    const third = await before.form("f").submit(t("back"));
    expect([stepOf(third), partOf(third)]).toEqual(["child-details", 2]);
  });
});

describe("nothing typed in a part is lost", () => {
  test("another window has changed another part meanwhile: what differs is shown, and both stay", async () => {
    const visitor = await answered();
    const here = await visitor.visit(`${home}/mother-details?part=2`);
    const there = await visitor.visit(`${home}/mother-details?part=1`);
    await fillIn(there, { "mother.surname": "Kahu" }).submit();
    const conflict = await fillIn(here, { "mother.email": "new@example.nz" }).submit();
    expect([conflict.status, conflict.texts(".conflict dd b")]).toEqual([
      409,
      ["mere@example.nz", "new@example.nz"],
    ]);
    expect(value(conflict, "mother.email")).toEqual(["new@example.nz"]);
    const kept = await conflict.form("f").submit(wizardWords("en")("conflict/keep"));
    expect([stepOf(kept), partOf(kept)]).toEqual(["mother-details", 3]);
    const [names, reachable] = [1, 2].map((part) => visitor.visit(`${home}/mother-details?part=${part}`));
    expect(value((await names) as Page, "mother.surname")).toEqual(["Kahu"]);
    expect(value((await reachable) as Page, "mother.email")).toEqual(["new@example.nz"]);
  });

  test("a part is refused for its own errors; the last one leads to a part that is wrong", async () => {
    const visitor = await begun(site, new Visitor(site.url), {
      ...registrationAnswers,
      "child.sex": [],
      "child.maoriDescendant": [],
    });
    const last = await visitor.visit(`${home}/child-details?part=3`);
    const own = await last.form("f").submit();
    expect([own.status, own.errors().length, own.controls().has("child.maoriDescendant")]).toEqual([
      422,
      1,
      true,
    ]);
    const other = await own.form("f").fill({ "child.maoriDescendant": "yes" }).submit();
    expect([other.status, other.errors().length, other.controls().has("child.sex")]).toEqual([422, 1, true]);
    const third = await fillIn(other, { "child.sex": "female" }).submit();
    expect([third.status, partOf(third)]).toEqual([200, 3]);
  });

  test("Return to review after an answer that brings questions elsewhere leads to them, and blames nobody [birth/wizard/return-to-review]", async () => {
    const { newClaim } = claimAnswers;
    const visitor = await answered();
    await visitor.visit(`${home}/review`);
    const wanted = await visitor.visit(`${home}/other-services?focus=bestStart.wanted`);
    const caregiver = await fillIn(wanted, newClaim).submit(press("review"));
    expect([caregiver.status, partOf(caregiver), caregiver.errors()]).toEqual([200, 2, []]);
    const review = await goOnByParts(caregiver, { ...newClaim, "myir.wanted": "no" });
    expect(stepOf(review)).toBe("manage-best-start-payments");
  });

  test("what is posted without a part is the whole step, as a client sends it", async () => {
    const visitor = new Visitor(site.url);
    const next = await sendStep(await visitor.visit(`${home}/child-details?part=1`), registrationAnswers);
    expect(stepOf(next)).toBe("mother-details");
    const refused = await sendStep(next, { "mother.firstNames": "1", "mother.email": "none" });
    expect([
      refused.status,
      refused.controls().has("_part"),
      refused.controls().has("mother.isCitizen"),
    ]).toEqual([422, false, true]);
  });

  test("over an hour after the last request the part that was typed is kept, and why one begins again is told", async () => {
    const visitor = new Visitor(site.url);
    const second = await fillIn(await visitor.visit(`${home}/child-details`), registrationAnswers).submit();
    const db = await site.running.miniflare.getD1Database("DB", "timata");
    await db.prepare("update draft_holders set expires_at = 1").run();
    const over = await fillIn(second, registrationAnswers).submit();
    expect([over.status, over.controls().has("child.bornInNZ")]).toEqual([422, true]);
    expect(over.text("main")).toContain(wizardWords("en")("notices/over"));
    const again = await fillIn(over, registrationAnswers).submit();
    expect(value(again, "child.firstNames")).toEqual([registrationAnswers["child.firstNames"]]);
  });

  test.each(["7", "0", "-1", "%00", "2.5"])(
    "a part that a step does not have is no error: %s",
    async (part) => {
      const visitor = await answered();
      const page = await visitor.visit(`${home}/mother-details?part=${part}`);
      expect([page.status, page.controls().has("_part")]).toEqual([200, true]);
      const head = await send(site.url, { method: "HEAD", path: `${home}/mother-details?part=${part}` });
      expect(head.status).toBeLessThan(400);
    },
  );
});

describe("the review says a thing once", () => {
  test("where the registry asks about one surname we do not: at the top, and at the answer", async () => {
    const answers = ownBirth({ "father.surname": "Tāne" });
    const { review } = await atReview(site, answers);
    expect(review.text("main").match(/have the same surname/g)).toHaveLength(2);
    await sendIn(review, answers);
    const { review: again } = await atReview(site, answers);
    expect(again.text("main")).not.toContain("have the same surname");
  });

  test("what the registry says of two questions is said once, with a link to each of them", async () => {
    const { review } = await atReview(
      site,
      ownBirth({ "child.firstNames": "Duke Aa", "child.surname": "King" }),
    );
    expect(review.texts(".notice li")).toEqual([
      expect.stringMatching(/^Child – First names, Surname ?: This name seems to contain a title or rank\./),
    ]);
    const links = [...review.document.querySelectorAll(".notice li a")].map((a) => a.getAttribute("href"));
    expect(links).toEqual(
      ["firstNames", "surname"].map((name) => `${home}/child-details?focus=child.${name}`),
    );
  });
});
