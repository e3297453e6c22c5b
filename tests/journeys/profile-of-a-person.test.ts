import { beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { Visitor } from "../support/client.ts";
import { countQueries } from "../support/count-queries.mjs";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, logIn, me, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { shownDay, typedDay } from "../support/typed-day.ts";

const words = wordsOf("account");
const formWords = wordsOf("forms");
const shellWords = wordsOf("i18n");

let queries = 0;
const site = siteWithIdentity(
  {},
  {
    // Of the site's own worker: what the guide needs is asked by another.
    adjust: ({ timata }) =>
      countQueries(timata ? { timata } : {}, () => {
        queries++;
      }),
  },
);
const dueDate = "2026-10-28";
const email = "parent@example.nz";

const run = async (sql: string) => (await site.db).prepare(sql).run();
const count = async (table: "people" | "preferences" | "sessions" | "email_addresses") =>
  (await (await site.db).prepare(counting[table]).first<{ n: number }>())?.n;
const counting = {
  people: "select count(*) as n from people",
  preferences: "select count(*) as n from preferences",
  sessions: "select count(*) as n from sessions",
  email_addresses: "select count(*) as n from email_addresses",
};

beforeEach(() => run("delete from people"));

const form = (page: Page) => page.form("profile-form");

async function loggedIn(prefix = "", person = aroha): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = site.visitor();
  return { visitor, page: await logIn(visitor, person, `${prefix}/profile`) };
}

describe.each(bothLanguages)(
  "The profile of somebody who is logged in, $language",
  ({ language, prefix }) => {
    const t = words(language);
    const timeout = plain(shellWords(language)("authErrors/local-timeout"));

    test("asks for reminders, wanted until they say otherwise, and for an e-mail address [site/profile/asks]", async () => {
      const { page } = await loggedIn(prefix);
      expect(page.address).toBe(`${prefix}/profile`);
      expect(form(page).valuesOf("subscribed")).toEqual(["true"]);
      expect(form(page).valuesOf("email")).toEqual([""]);
      expect(page.document.querySelector("#profile-form a[href*='/login/']")).toBeNull();
      expect(page.text("#profile-form")).not.toContain(t("profile/inBrowser"));
    });

    test.each([
      [{}, { dueDate: "dueDate", email: "email" }],
      [typedDay(dueDate), { email: "email" }],
      [{ email }, { dueDate: "dueDate" }],
      [{ ...typedDay(dueDate), email: "parent" }, { email: "emailFormat" }],
      [{ "dueDate.day": "28", email }, { dueDate: formWords(language)("errors/dateParts/all") }],
    ])("%j is not saved: %j", async (filling, faults) => {
      const { visitor, page } = await loggedIn(prefix);
      const answer = await form(page)
        .fill({ ...filling, subscribed: ["true"] })
        .submit();
      const shown = Object.entries(faults).map(([question, fault]) => {
        const label = t(`profile/questions/${question as "email"}/label`);
        return `${label}: ${fault.includes(" ") ? fault : t(`profile/errors/${fault as "email"}`)}`;
      });
      expect(answer.status).toBe(422);
      expect(answer.errors().map(({ text }) => text)).toEqual(shown);
      for (const [name, typed] of Object.entries(filling))
        expect(form(answer).valuesOf(name)).toEqual([typed]);
      expect((await me(visitor))?.preferences).toEqual({});
    });

    test("is saved with the person; a new address waits until it is confirmed", async () => {
      const { visitor, page } = await loggedIn(prefix);
      const saved = await form(page)
        .fill({ ...typedDay(dueDate), email, subscribed: ["true"] })
        .submit();
      expect([saved.address, saved.text(".saved")]).toEqual([
        `${prefix}/profile?saved=yes`,
        t("profile/saved"),
      ]);
      expect(saved.text("#profile-form .notice")).toBe(t("profile/pending", { email }));
      expect(await me(visitor)).toEqual({
        email: "",
        preferences: { settings: { dd: dueDate, subscribed: "true" } },
      });
      const pending = JSON.parse((await visitor.ask("/api/emailaddresses/")).text);
      expect(pending).toEqual([{ email }]);
      expect(await count("email_addresses")).toBe(1);
      await form(saved).submit();
      expect(await count("email_addresses")).toBe(1);
    });

    test("a confirmed address needs no message, another one waits beside it", async () => {
      const { visitor, page } = await loggedIn(prefix);
      await form(page)
        .fill({ ...typedDay(dueDate), email })
        .submit();
      await run("update email_addresses set state = 'confirmed', confirmed_at = 1");
      const opened = await visitor.visit(`${prefix}/profile`);
      expect(form(opened).valuesOf("email")).toEqual([email]);
      expect(opened.document.querySelector("#profile-form .notice")).toBeNull();
      const changed = await form(opened).fill({ email: "new@example.nz" }).submit();
      expect(changed.text("#profile-form .notice")).toBe(t("profile/pending", { email: "new@example.nz" }));
      expect((await me(visitor))?.email).toBe(email);
    });

    test("reminders are stopped by choice, and stay so", async () => {
      const { visitor, page } = await loggedIn(prefix);
      const saved = await form(page)
        .fill({ ...typedDay(dueDate), subscribed: [] })
        .submit();
      expect(form(saved).valuesOf("subscribed")).toEqual([]);
      expect((await me(visitor))?.preferences.settings?.subscribed).toBe("false");
      expect(form(await visitor.visit(`${prefix}/profile`)).valuesOf("subscribed")).toEqual([]);
    });

    test("the language changes and what is typed stays", async () => {
      const { page } = await loggedIn(prefix);
      const other = await form(page)
        .fill({ ...typedDay(dueDate), email, subscribed: [] })
        .submit({ name: "intent", value: "language" });
      expect(other.address).toBe(prefix ? "/profile" : "/mi/profile");
      expect([
        shownDay(form(other)),
        form(other).valuesOf("email"),
        form(other).valuesOf("subscribed"),
      ]).toEqual([typedDay(dueDate), [email], []]);
      expect((await form(other).submit()).text(".saved")).not.toBe("");
    });

    test("when the session has ended nothing typed is lost, and nobody else sees it", async () => {
      const { visitor, page } = await loggedIn(prefix);
      await run("update sessions set expires_at = 0");
      const lost = await form(page)
        .fill({ ...typedDay(dueDate), email })
        .submit();
      expect([lost.status, lost.text(".banner-error")]).toEqual([403, expect.stringContaining(timeout)]);
      expect(lost.text("[role=alert].notice")).toBe(t("profile/unsaved"));
      expect(lost.document.querySelector("#menu a[href*='/logout/']")).toBeNull();
      expect((await visitor.visit(`${prefix}/profile`)).text(".banner-error")).toBe("");
      const other = await logIn(visitor, ben, `${prefix}/profile`);
      expect([shownDay(form(other)), form(other).valuesOf("email")]).toEqual([typedDay(""), [""]]);
      await visitor.visit("/logout/");
      const back = await logIn(visitor, aroha, `${prefix}/profile`);
      expect([shownDay(form(back)), form(back).valuesOf("email")]).toEqual([typedDay(dueDate), [email]]);
      expect(back.text("[role=alert].notice")).toBe(t("profile/unsaved"));
      const saved = await form(back).submit();
      expect(saved.text(".saved")).not.toBe("");
      expect(saved.document.querySelector("[role=alert].notice")).toBeNull();
    });

    test("when the database does not answer: the local-timeout message, logged out, and all that was typed", async () => {
      const { page } = await loggedIn(prefix);
      await run("alter table sessions rename to sessions_away");
      try {
        const lost = await form(page)
          .fill({ ...typedDay(dueDate), email, subscribed: ["true"] })
          .submit();
        expect([lost.status, lost.text(".banner-error")]).toEqual([503, expect.stringContaining(timeout)]);
        expect(shownDay(form(lost))).toEqual(typedDay(dueDate));
        expect(lost.text("[role=alert].notice")).toBe(t("profile/unsaved"));
      } finally {
        await run("alter table sessions_away rename to sessions");
      }
    });
  },
);

describe("The pregnancy page of somebody who is logged in", () => {
  test("asks the database at most twice more than that of everybody", async () => {
    const { visitor, page } = await loggedIn();
    await form(page)
      .fill({ ...typedDay(dueDate), email })
      .submit();
    const asked = async (who: Visitor) => {
      queries = 0;
      await who.visit("/stage/pregnancy?open=all");
      return queries;
    };
    await asked(site.visitor());
    const [everybody, person] = [await asked(site.visitor()), await asked(visitor)];
    expect([everybody, person > 0 && person <= everybody + 2]).toEqual([0, true]);
  });
});

describe("A form that was drawn before things changed", () => {
  test("of a visitor who has logged in since does not stop reminders", async () => {
    const visitor = site.visitor();
    const drawn = await visitor.visit("/profile");
    await logIn(visitor, aroha);
    await form(drawn).fill(typedDay(dueDate)).submit();
    expect((await me(visitor))?.preferences).toEqual({ settings: { dd: dueDate } });
  });

  test("of somebody who has logged out since leaves nothing in the browser", async () => {
    const { visitor, page } = await loggedIn();
    await visitor.visit("/logout/");
    const lost = await form(page)
      .fill({ ...typedDay(dueDate), email })
      .submit();
    expect([lost.status, lost.text(".banner-error")]).toEqual([403, expect.stringContaining("expired")]);
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-preferences");
  });
});

describe("More messages than somebody can have asked for", () => {
  test("are not sent; the rest is saved and the address is still there", async () => {
    const { visitor, page } = await loggedIn();
    let last = page;
    for (const name of ["a", "b", "c", "d", "e", "f"])
      last = await form(last)
        .fill({ ...typedDay(dueDate), email: `${name}@example.nz` })
        .submit();
    expect([last.status, last.errors()[0]?.text]).toEqual([429, expect.stringContaining("several messages")]);
    expect(form(last).valuesOf("email")).toEqual(["f@example.nz"]);
    expect((await me(visitor))?.preferences.settings?.dd).toBe(dueDate);
  });
});

describe.each(bothLanguages)("Delete everything about me, $language", ({ language, prefix }) => {
  const t = words(language);

  test("asks once more, deletes what is kept of the person and leaves them logged out", async () => {
    const { visitor, page } = await loggedIn(prefix);
    await form(page)
      .fill({ ...typedDay(dueDate), email })
      .submit();
    const asked = await visitor.visit(page.link(plain(t("deletion/link"))));
    expect(asked.texts("main li")).toHaveLength(5);
    expect(await count("people")).toBe(1);
    const done = await asked.form().submit(t("deletion/button"));
    expect([done.address, done.text("[role=status].notice")]).toEqual([
      `${prefix}/profile?deleted=1`,
      t("profile/deleted"),
    ]);
    expect(shownDay(form(done))).toEqual(typedDay(""));
    expect(await me(visitor)).toBeUndefined();
    expect([
      await count("people"),
      await count("sessions"),
      await count("preferences"),
      await count("email_addresses"),
    ]).toEqual([0, 0, 0, 0]);
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-session");
  });

  test("takes away what an anonymous visitor's browser keeps", async () => {
    const visitor = site.visitor();
    await form(await visitor.visit(`${prefix}/profile`))
      .fill(typedDay(dueDate))
      .submit();
    await (await visitor.visit(`${prefix}/profile/delete`)).form().submit();
    expect(shownDay(form(await visitor.visit(`${prefix}/profile`)))).toEqual(typedDay(""));
  });

  test("says so when it could not be done, or nobody is logged in any more", async () => {
    const { visitor, page } = await loggedIn(prefix);
    await form(page)
      .fill({ ...typedDay(dueDate), email })
      .submit();
    const asked = await visitor.visit(`${prefix}/profile/delete`);
    await run("alter table sessions rename to sessions_away");
    try {
      const failed = await asked.form().submit();
      expect([failed.status, failed.text("[role=alert].notice")]).toEqual([503, t("deletion/failed")]);
    } finally {
      await run("alter table sessions_away rename to sessions");
    }
    await run("update sessions set expires_at = 0");
    const ended = await asked.form().submit();
    expect([ended.status, await count("people")]).toEqual([403, 1]);
    expect(ended.text(".banner-error")).not.toBe("");
  });
});
