import { beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { budgets } from "../bench/budgets.mjs";
import type { Visitor } from "../support/client.ts";
import { countQueries } from "../support/count-queries.mjs";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, logIn, siteWithIdentity } from "../support/identity.ts";
import { atReview, ownBirth, sendIn } from "../support/registered.ts";
import { fillIn, goOn, registrationAnswers, stepOf, walkTo } from "../support/registration.ts";

const landingWords = wordsOf("register-my-baby/landing");
const wizardWords = wordsOf("wizard/page");

let queries = 0;
const site = siteWithIdentity(
  {},
  {
    environment: { TODAY: "2026-11-20" },
    adjust: ({ timata }) =>
      countQueries(timata ? { timata } : {}, () => {
        queries++;
      }),
  },
);

const service = "/register-my-baby";
const open = (visitor: Visitor, step: string, prefix = "") => visitor.visit(`${prefix}${service}/${step}`);
const run = async (sql: string) => (await site.db).prepare(sql).run();
const firstNames = async (visitor: Visitor) =>
  (await open(visitor, "child-details?focus=child.firstNames")).form("f").valuesOf("child.firstNames");
/** Somebody who begins a registration after logging in. */
async function begun(person = aroha, prefix = "", step = "mother-details") {
  const visitor = site.visitor();
  await logIn(visitor, person, `${prefix}${service}`);
  return { visitor, page: await walkTo(visitor, registrationAnswers, step, prefix) };
}

beforeEach(async () => {
  await run("delete from people");
  await run("delete from drafts");
});

describe.each(bothLanguages)("Deleting what was typed, $language", ({ language, prefix }) => {
  test("leaves nothing in the form, nor in the database [birth/drafts/delete]", async () => {
    const visitor = site.visitor();
    const page = await walkTo(visitor, registrationAnswers, "mother-details", prefix);
    const landing = await page.form("f").submit({ name: "intent", value: "forget" });
    expect(landing.text("main")).toContain(landingWords(language)("remove/done"));
    expect(await firstNames(visitor)).toEqual([]);
    const { results } = await (await site.db).prepare("select id from drafts").all();
    expect(results).toEqual([]);
  });
});

describe.each(bothLanguages)("The landing page, $language", ({ language, prefix }) => {
  const t = landingWords(language);
  const landing = `${prefix}${service}`;

  test("an anonymous visitor sees 'Start a new birth registration' or 'Continue your saved draft'; the latter goes to the login page [birth/routes/landing] [birth/landing/anonymous]", async () => {
    const page = await site.visitor().visit(landing);
    expect(page.link(t("start"))).toBe(`${landing}/child-details?start=yes`);
    expect(page.link(t("resume"))).toBe(
      `${prefix}/login/?next=${encodeURIComponent(`${landing}/child-details`)}`,
    );
    expect(page.link(t("withCode"))).toBe(`${landing}/continue`);
    expect(page.received.headers["cache-control"]).toContain("public");
  });

  test("a logged-in user without a draft sees 'Start a new birth registration' [birth/landing/no-draft]", async () => {
    const page = await logIn(site.visitor(), aroha, landing);
    expect(page.link(t("start"))).toBe(`${landing}/child-details?start=yes`);
    expect(page.text("main")).not.toContain(t("resume"));
    expect(page.received.headers["cache-control"]).toContain("no-store");
  });

  test("a logged-in user with a saved draft sees 'Continue your saved draft' with the last change, and can delete it [birth/landing/draft]", async () => {
    const { visitor } = await begun(aroha, prefix);
    const page = await visitor.visit(landing);
    expect(page.link(t("resume"))).toBe(`${landing}/child-details`);
    expect(page.text("main")).not.toContain(t("start"));
    expect(page.text("main")).toMatch(/\d{1,2} (o )?\S+ 20\d\d, \d\d:\d\d/);
    const gone = await page.form().submit(t("remove/button"));
    expect(gone.text(".notice[role=status]")).toBe(t("remove/done"));
    expect(gone.link(t("start"))).toBe(`${landing}/child-details?start=yes`);
    expect(await firstNames(visitor)).toEqual([]);
  });
});

describe("A draft of somebody who has logged in", () => {
  test("is there after the next log-in, on another device too; on first load the user is sent to step 1 [birth/wizard/resume-at-start]", async () => {
    const { visitor } = await begun();
    await visitor.visit("/logout/");
    const elsewhere = site.visitor();
    await logIn(elsewhere, aroha);
    const page = await open(elsewhere, "mother-details");
    expect(stepOf(page)).toBe("child-details");
    expect(await firstNames(elsewhere)).toEqual([registrationAnswers["child.firstNames"]]);
    expect(stepOf(await open(elsewhere, "mother-details"))).toBe("mother-details");
  });

  test("is nobody else’s", async () => {
    const { visitor } = await begun();
    await visitor.visit("/logout/");
    await logIn(visitor, ben);
    expect(await firstNames(visitor)).toEqual([]);
  });

  test("that does not open is told: 'Unfortunately there was a problem retrieving your saved draft. You’ll need to start again.' [birth/drafts/not-found]", async () => {
    const { visitor } = await begun();
    await run("update drafts set sealed = 'spoilt'");
    const page = await open(visitor, "child-details");
    expect(page.text("[role=alert]")).toBe(wizardWords("en")("notices/unreadable"));
    expect(stepOf(await goOn(page, registrationAnswers))).toBe("mother-details");
  });

  test("begun anonymously comes along when its visitor logs in midway and says that it is theirs", async () => {
    const visitor = site.visitor();
    await walkTo(visitor, registrationAnswers, "other-parent-details");
    const asked = await logIn(visitor, aroha, `${service}/other-parent-details`);
    const page = await asked.form("between").submit({ name: "intent", value: "take-typed" });
    expect(stepOf(page)).toBe("other-parent-details");
    await visitor.visit("/logout/");
    expect(await firstNames(visitor)).toEqual([]);
  });
});

describe.each(bothLanguages)("Two drafts, $language", ({ language, prefix }) => {
  const t = wizardWords(language);

  test.each(["take", "leave"] as const)(
    "of who had typed before they logged in: they choose (%s)",
    async (choice) => {
      const saved = await begun(aroha, prefix);
      await saved.visitor.visit("/logout/");
      const visitor = site.visitor();
      const page = await open(visitor, "child-details", prefix);
      await goOn(page, { ...registrationAnswers, "child.firstNames": "Kiwa" });
      const opened = await logIn(visitor, aroha, `${prefix}${service}/child-details?focus=child.firstNames`);
      expect(opened.text("main")).toContain(t("notices/typedBefore/title"));
      expect(opened.form("f").valuesOf("child.firstNames")).toEqual([
        registrationAnswers["child.firstNames"],
      ]);
      const chosen = await opened.form("between").submit(t(`notices/typedBefore/${choice}`));
      const expected = choice === "take" ? "Kiwa" : registrationAnswers["child.firstNames"];
      expect(await firstNames(visitor)).toEqual([expected]);
      expect(chosen.document.querySelector("#between")).toBeNull();
    },
  );
});

describe.each(bothLanguages)(
  "When a POST meets an ended session, $language [quality/login/nothing-typed-is-lost]",
  ({ language, prefix }) => {
    const t = wizardWords(language);

    test("nothing typed is lost: it is back in the same step after the same person has logged in again", async () => {
      const { visitor, page } = await begun(aroha, prefix);
      await run("update sessions set expires_at = 0");
      const ended = await fillIn(page, { ...registrationAnswers, "mother.firstNames": "Hine" }).submit();
      expect([ended.status, ended.text("h1")]).toEqual([403, t("ended/heading")]);
      const provider = await visitor.visit(ended.link(t("ended/link")));
      const back = await provider.form().submit({ name: "person", value: aroha });
      expect([stepOf(back), back.text("[role=status].notice")]).toEqual([
        "mother-details",
        t("notices/typedBack"),
      ]);
      expect(back.form("f").valuesOf("mother.firstNames")).toEqual(["Hine"]);
      expect((await back.form("f").submit()).address).toBe(`${prefix}${service}/mother-details?part=2`);
    });

    test("another person never sees it", async () => {
      const { visitor, page } = await begun(aroha, prefix);
      await run("update sessions set expires_at = 0");
      await fillIn(page, { ...registrationAnswers, "mother.firstNames": "Hine" }).submit();
      const other = await logIn(visitor, ben, `${prefix}${service}/child-details`);
      expect(other.html).not.toContain("Hine");
      expect(other.form("f").valuesOf("child.bornInNZ")).toEqual([]);
    });

    test("before a session is made longer what is typed waits for the new one", async () => {
      const { visitor, page } = await begun(aroha, prefix);
      await page.form("f").fill({ "mother.firstNames": "Hine" }).replaceAndSubmit("intent", "keep");
      const back = await logIn(visitor, aroha, `${prefix}${service}/mother-details`);
      expect([stepOf(back), back.form("f").valuesOf("mother.firstNames")]).toEqual([
        "mother-details",
        ["Hine"],
      ]);
    });
  },
);

describe("What is kept without a log-in", () => {
  test("is over an hour after the last request: what was typed last is still kept, and why one begins again is told", async () => {
    const visitor = site.visitor();
    const page = await walkTo(visitor, registrationAnswers, "mother-details");
    await run("update draft_holders set expires_at = 1");
    const over = await fillIn(page, registrationAnswers).submit();
    expect([stepOf(over), over.text("[role=alert]")]).toEqual([
      "child-details",
      wizardWords("en")("notices/over"),
    ]);
    await goOn(over, registrationAnswers);
    const next = await open(visitor, "mother-details?focus=mother.firstNames");
    expect(next.form("f").valuesOf("mother.firstNames")).toEqual([registrationAnswers["mother.firstNames"]]);
  });
});

describe("A step’s POST", () => {
  test.each(["nobody", "a person"])("of %s costs at most 4 queries", async (who) => {
    const visitor = site.visitor();
    if (who === "a person") await logIn(visitor, aroha);
    let page = await open(visitor, "child-details");
    const costs: Record<string, number> = {};
    while (stepOf(page) !== "review") {
      const form = fillIn(page, registrationAnswers);
      visitor.stopBefore = service;
      queries = 0;
      const { address } = page;
      const sent = await form.submit();
      costs[address] = queries;
      visitor.stopBefore = undefined;
      page = await visitor.visit(sent.received.headers.location ?? "");
    }
    expect(Object.entries(costs).filter(([, cost]) => cost > budgets.registrationQueries)).toEqual([]);
    expect(new Set(Object.keys(costs).map((address) => address.split("?")[0]))).toHaveProperty("size", 6);
  });
});

test("a person's own half-filled form stays when a receipt of twins is to begin the next child's form", async () => {
  const twin = ownBirth({ "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "1 of 2" });
  const end = await sendIn((await atReview(site, twin)).review, twin);
  const { visitor } = await begun();
  const asks = (await open(visitor, "receipt")).form();
  const named = (part: string) =>
    asks
      .fields()
      .map(([name]) => name)
      .find((name) => name.endsWith(part)) ?? part;
  const code = end.texts(".reference-number").at(-1) ?? "";
  const receipt = await asks
    .fill({ [named("code")]: code, [named(".day")]: "1", [named(".month")]: "10", [named(".year")]: "2026" })
    .submit();
  const refused = await receipt.form("next-child").submit();
  expect([refused.status, refused.document.querySelector("#next-child")]).toEqual([409, null]);
  expect(await firstNames(visitor)).toEqual([registrationAnswers["child.firstNames"]]);
});
