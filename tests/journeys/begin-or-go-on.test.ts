import { beforeEach, describe, expect, test } from "vitest";
import { timeInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { begun } from "../support/begun.ts";
import type { Visitor } from "../support/client.ts";
import { countQueries } from "../support/count-queries.mjs";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, logIn, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { ownBirth, sendIn } from "../support/registered.ts";
import { goOn, registrationAnswers, stepOf } from "../support/registration.ts";

const landingWords = wordsOf("register-my-baby/landing");
const beginWords = wordsOf("wizard/begin");
const wizardWords = wordsOf("wizard/page");

let queries = 0;
const site = siteWithIdentity(
  {},
  { adjust: ({ timata }) => countQueries(timata ? { timata } : {}, () => queries++) },
);
const run = async (sql: string) => (await site.db).prepare(sql).run();

const service = "/register-my-baby";
const first = `${service}/child-details`;

beforeEach(() => run("delete from drafts"));

describe.each(bothLanguages)("A half-filled form in the browser, $language", ({ language, prefix }) => {
  const t = beginWords(language);
  const landing = landingWords(language);
  const open = (visitor: Visitor) => visitor.visit(prefix + service);
  /** Of the child in the form that is gone on with now; empty where nothing was answered. */
  const nameIn = async (visitor: Visitor) =>
    (await visitor.visit(`${prefix}${first}?focus=child.firstNames`))
      .form("f")
      .valuesOf("child.firstNames")[0] ?? "";
  const here = (page: Page) => page.form("forms-here");

  /** Types a name in the first step and goes on. */
  async function typed(visitor: Visitor, name: string, page?: Page): Promise<Page> {
    const from = page ?? (await visitor.visit(prefix + first));
    const next = await goOn(from, { ...registrationAnswers, "child.firstNames": name });
    expect(stepOf(next)).toBe("mother-details");
    return next;
  }

  test("the landing page says that it is there and offers to go on or to start, without a name [birth/landing/begun-here]", async () => {
    const visitor = site.visitor();
    expect((await open(visitor)).text("main")).not.toContain(t("here/title"));
    await typed(visitor, "Secretchild");
    queries = 0;
    const page = await open(visitor);
    expect(queries).toBeLessThanOrEqual(1);
    expect(page.text("main")).toContain(t("here/title"));
    expect(page.text("main")).toMatch(/\d\d:\d\d/);
    expect(page.html).not.toContain("Secretchild");
    expect(page.received.headers["cache-control"]).toBe("private, no-store");
    expect((await open(site.visitor())).received.headers["cache-control"]).toContain("public");
    expect((await visitor.visit(`${prefix}/support`)).received.headers["cache-control"]).toContain("public");
    expect(stepOf(await visitor.visit(page.link(t("here/goOn"))))).toBe("child-details");
    expect(await nameIn(visitor)).toBe("Secretchild");
  });

  test("to start another begins with an empty form; the old one stays, and both can be gone on with [birth/landing/begun-here]", async () => {
    const visitor = site.visitor();
    await typed(visitor, "Tahi");
    const empty = await here(await open(visitor)).submit(landing("start"));
    expect([stepOf(empty), await nameIn(visitor)]).toEqual(["child-details", ""]);
    await typed(visitor, "Rua", empty);
    expect(await nameIn(visitor)).toBe("Rua");
    for (const name of ["Tahi", "Rua", "Tahi"]) {
      const page = await here(await open(visitor)).submit(t("earlier/goOn"));
      expect([stepOf(page), await nameIn(visitor)]).toEqual(["child-details", name]);
    }
  });

  test("to start from a page that was opened before asks first", async () => {
    const visitor = site.visitor();
    const before = await open(visitor);
    await typed(visitor, "Tahi");
    const asked = await visitor.visit(before.link(landing("start")));
    expect(asked.text("h1")).toContain(t("here/title"));
    expect(asked.html).not.toContain("Tahi");
    expect(stepOf(await here(asked).submit(landing("start")))).toBe("child-details");
    expect(await nameIn(visitor)).toBe("");
    const fresh = await site.visitor().visit(before.link(landing("start")));
    expect([fresh.status, stepOf(fresh)]).toEqual([200, "child-details"]);
    expect(fresh.form("f").valuesOf("child.bornInNZ")).toEqual([]);
  });

  test("what a page of the old one sends is saved in the old one, and nothing of it in the other", async () => {
    const visitor = site.visitor();
    const old = await typed(visitor, "Tahi");
    const empty = await here(await open(visitor)).submit(landing("start"));
    const other = await typed(visitor, "Rua", empty);
    for (const [page, child, mother] of [
      [old, "Tahi", "Hine"],
      [other, "Rua", "Mere"],
    ] as const) {
      const next = await goOn(page, { ...registrationAnswers, "mother.firstNames": mother });
      expect(stepOf(next)).toBe("other-parent-details");
      const mothers = await visitor.visit(`${prefix}${service}/mother-details?focus=mother.firstNames`);
      expect([await nameIn(visitor), mothers.form("f").valuesOf("mother.firstNames")]).toEqual([
        child,
        [mother],
      ]);
    }
  });

  test("until when it is kept stands on every page, by the clock of New Zealand, and not where nothing is kept or somebody is logged in", async () => {
    await run("delete from sessions");
    const visitor = site.visitor();
    expect((await visitor.visit(prefix + first)).document.querySelector(".session")).toBeNull();
    const page = await typed(visitor, "Tahi");
    const kept = await (await site.db)
      .prepare("select expires_at as until from draft_holders")
      .first<{ until: number }>();
    const time = timeInWords(kept?.until ?? 0);
    expect(page.text(".session > p")).toContain(time);
    expect(page.text(".session > p")).not.toBe(
      (await site.visitor().visit(prefix + first)).text(".session > p"),
    );
    const notSaved = await page.form("f").submit({ name: "intent", value: "next" });
    expect([notSaved.status, notSaved.text(".session > p")]).toEqual([422, page.text(".session > p")]);
    const asked = await logIn(visitor, aroha, `${prefix}${service}/mother-details`);
    const taken = await asked.form("between").submit(t("takeAlong/take"));
    expect(taken.texts(".session")).toHaveLength(1);
    expect(taken.text(".session")).not.toContain(wizardWords(language)("keptUntil/until", { time }));
    await visitor.visit("/logout/");
  });

  test("the old one goes when its time is over", async () => {
    const visitor = site.visitor();
    await typed(visitor, "Tahi");
    await here(await open(visitor)).submit(landing("start"));
    expect((await open(visitor)).text("main")).toContain(t("earlier/goOn"));
    await run("update draft_holders set expires_at = 1");
    expect((await open(visitor)).text("main")).not.toContain(t("earlier/goOn"));
  });

  describe("and somebody logs in", () => {
    const logInThere = async (person = ben) => {
      const visitor = site.visitor();
      await typed(visitor, "Secretchild");
      return { visitor, page: await logIn(visitor, person, `${prefix}${service}/mother-details`) };
    };

    test("they are asked before it is taken along; what is not theirs they do not see, and it is not lost [birth/drafts/taken-along]", async () => {
      const { visitor, page } = await logInThere();
      expect([page.status, page.text("h1")]).toEqual([200, expect.stringContaining(t("takeAlong/title"))]);
      expect(page.html).not.toContain("Secretchild");
      const own = await page.form("between").submit(t("takeAlong/leave"));
      expect([stepOf(own), await nameIn(visitor)]).toEqual(["child-details", ""]);
      await typed(visitor, "Ben’s", own);
      const there = await open(visitor);
      expect(there.html).not.toContain("Secretchild");
      const both = await here(there).submit(t("earlier/goOn"));
      expect(both.text("main")).toContain(wizardWords(language)("notices/typedBefore/title"));
      expect(await nameIn(visitor)).toBe("Ben's");
      const taken = await both.form("between").submit({ name: "intent", value: "take-typed" });
      expect([stepOf(taken), await nameIn(visitor)]).toEqual(["child-details", "Secretchild"]);
      await visitor.visit("/logout/");
    });

    test("what a page from before the log-in sends is saved, and they are asked then", async () => {
      await run("delete from sessions");
      const visitor = site.visitor();
      const page = await typed(visitor, "Secretchild");
      const other = await logIn(visitor, ben, `${prefix}${service}/mother-details`);
      const asked = await goOn(page, { ...registrationAnswers, "mother.firstNames": "Hine" });
      expect(asked.text("h1")).toBe(other.text("h1"));
      const taken = await asked.form("between").submit(t("takeAlong/take"));
      expect(taken.form("f").valuesOf("mother.firstNames")).toEqual(["Hine"]);
      await visitor.visit("/logout/");
    });

    test("who says that it is theirs has it, here and elsewhere", async () => {
      await run("delete from sessions");
      const { visitor, page } = await logInThere(aroha);
      const taken = await page.form("between").submit(t("takeAlong/take"));
      expect(stepOf(taken)).toBe("mother-details");
      await visitor.visit("/logout/");
      const elsewhere = site.visitor();
      await logIn(elsewhere, aroha);
      expect(await nameIn(elsewhere)).toBe("Secretchild");
      await elsewhere.visit("/logout/");
    });

    test("the next of twins deletes no form of theirs", async () => {
      await run("delete from sessions");
      const elsewhere = site.visitor();
      await logIn(elsewhere, ben);
      await typed(elsewhere, "Ben’s");
      await elsewhere.visit("/logout/");
      const twin = ownBirth({ "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "1 of 2" });
      const visitor = await begun(site, site.visitor(), twin, { reached: 8 });
      const registered = await sendIn(await visitor.visit(`${prefix}${service}/review`), twin);
      await logIn(visitor, ben, registered.address);
      const asked = await (await visitor.visit(registered.address)).form("next-child").submit();
      expect(asked.status).toBe(409);
      expect(asked.document.querySelectorAll("main button").length).toBe(0);
      expect(await nameIn(visitor)).toBe("Ben's");
      await visitor.visit("/logout/");
    });

    test("who pressed 'Log in and save' was asked already", async () => {
      const visitor = site.visitor();
      const page = await typed(visitor, "Secretchild");
      const asked = await page.form("f").submit({ name: "intent", value: "save-draft" });
      const provider = await visitor.visit(asked.link(wizardWords(language)("notices/logIn/link")));
      const saved = await provider.form().submit({ name: "person", value: aroha });
      expect([stepOf(saved), saved.document.querySelector(".saved-draft") !== null]).toEqual([
        "mother-details",
        true,
      ]);
      expect(await nameIn(visitor)).toBe("Secretchild");
      await visitor.visit("/logout/");
    });
  });
});
