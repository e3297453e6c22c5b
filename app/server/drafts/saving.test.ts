import { beforeEach, describe, expect, test, vi } from "vitest";
import { brokenDatabase, counted, databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, draftRows, people, start } from "../../../tests/support/drafts.ts";
import { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";
import { deletePerson } from "../retention.ts";

const base = databaseForTests();
const minute = 60_000;
const day = 24 * 60 * minute;
const visitor = () => new DraftVisitor(() => base.db);

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "aroha", "ben");
});

describe("Without log-in the half-filled form is sealed with a key that only the visitor's cookie holds", () => {
  test("what was typed is found again, and nobody else finds it", async () => {
    const [mere, other] = [visitor(), visitor()];
    expect(await mere.type({ "child.firstNames": "Āria ✓" })).toMatchObject({ is: "saved" });
    expect(await mere.answers()).toEqual({ "child.firstNames": "Āria ✓" });
    expect(await other.answers()).toBeUndefined();
    expect((await other.logIn("aroha").open()).is).toBe("none");
  });

  test("the cookie is gone with the browser, unreadable for scripts, 256 random bits", async () => {
    const found = await visitor().drafts().open();
    expect(found).toEqual({
      is: "none",
      cookies: [expect.stringMatching(/^__Host-draft=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/)],
    });
  });

  test("nothing of it can be read in the database, nor found by the cookie as it is", async () => {
    const mere = visitor();
    await mere.type({ "child.firstNames": "Unmistakable" });
    const rows = await Promise.all(
      ["drafts", "draft_holders"].map((table) => base.db.prepare(`select * from ${table}`).all()),
    );
    const text = JSON.stringify(rows.map(({ results }) => results));
    expect(text).not.toMatch(/Unmistakable|firstNames/);
    expect(text).not.toContain(mere.jar.all()[0]?.value);
  });

  test("neither the database nor the secret of this site opens it: another site with the same database and cookie does not", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    const elsewhere = mere.drafts({ secret: new Seal("another-secret-another-secret-another") });
    expect((await elsewhere.open()).is).toBe("unreadable");
  });

  test("gone 60 minutes after the last request [birth/drafts/hour]", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    for (const later of [59, 118, 177]) {
      mere.now = start + later * minute;
      expect(await mere.answers()).toEqual({ a: "b" });
    }
    mere.now = start + 237 * minute;
    expect((await mere.open()).is).toBe("none");
  });

  test("its time is written at most once a minute", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    mere.now = start + minute - 1;
    await mere.open();
    expect(mere.afterwards).toHaveLength(0);
    mere.now = start + minute;
    await mere.open();
    expect(mere.afterwards).toHaveLength(1);
  });

  test("one form does not open another, although the cookie is one", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    expect((await mere.drafts({ form: "another-form" }).open()).is).toBe("none");
  });
});

describe("Logged in a draft is kept a year after its last change", () => {
  test("on any device", async () => {
    await visitor().logIn("aroha").type({ a: "b" });
    expect(await visitor().logIn("aroha").answers()).toEqual({ a: "b" });
    expect(await visitor().logIn("ben").answers()).toBeUndefined();
  });

  test("and no longer, whoever looks at it; a quiet save is no change [birth/drafts/year]", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    aroha.now = start + 364 * day;
    await aroha.type({}, { isQuiet: true });
    expect(await aroha.answers()).toEqual({ a: "b" });
    aroha.now = start + 365 * day;
    expect((await aroha.open()).is).toBe("none");
    expect((await aroha.type({ c: "d" })).is).toBe("saved");
    expect(await aroha.answers()).toEqual({ c: "d" });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("the last change is told", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    aroha.now += day;
    await aroha.type({ c: "d" });
    expect(await aroha.draft()).toMatchObject({ version: 2, changedAt: start + day });
  });

  test("with everything about a person their draft goes, its codes too", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    await aroha.drafts().makeCode(await aroha.draft(), "2026-11-03");
    await deletePerson(base.db, "aroha");
    expect(await draftRows(base.db)).toEqual({ drafts: 0, holders: 0 });
  });
});

describe("A save stores all or nothing, and only over what was read [quality/drafts/all-or-nothing]", () => {
  test("of two that read the same the second is told so, quiet or not", async () => {
    const mere = visitor();
    await mere.type({ a: "1" });
    const draft = await mere.draft();
    const drafts = mere.drafts();
    expect(await drafts.save({ answers: { a: "2" } }, draft, { isQuiet: true })).toMatchObject({
      draft: { version: 1 },
    });
    expect(await drafts.save({ answers: { a: "3" } }, draft)).toEqual({ is: "changed-meanwhile" });
    expect(await mere.answers()).toEqual({ a: "2" });
  });

  test("of ten at once one is stored", async () => {
    const mere = visitor();
    await mere.type({ a: "0" });
    const draft = await mere.draft();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => mere.drafts().save({ answers: { a: `${at}` } }, draft)),
    );
    expect(all.filter(({ is }) => is === "saved")).toHaveLength(1);
    const won = all.find((each) => each.is === "saved");
    expect(await mere.answers()).toEqual(won?.is === "saved" && won.draft.content.answers);
  });

  test("a draft that another tab has begun meanwhile is not replaced; it is found when it is read again", async () => {
    const mere = visitor();
    await mere.open();
    const [one, two] = [mere.drafts(), mere.drafts()];
    expect((await one.save({ answers: { a: "1" } }, undefined)).is).toBe("saved");
    expect(await two.save({ answers: { a: "2" } }, undefined)).toEqual({ is: "changed-meanwhile" });
    expect(await two.open()).toMatchObject({ draft: { content: { answers: { a: "1" } } } });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("what is larger than a draft may be is not stored [quality/drafts/limits]", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const mere = visitor();
    expect((await mere.type({ a: "a".repeat(limits.draftBytes) })).is).toBe("unavailable");
    expect((await mere.type({ a: "a".repeat(limits.draftBytes - 100) })).is).toBe("saved");
    log.mockRestore();
  });

  test("one query opens, one saves; the first save takes two", async () => {
    const mere = visitor();
    const first = counted(base.db);
    await mere.drafts({ db: first.db }).open();
    expect(first.sent).toHaveLength(0);
    await mere.open();
    await mere.drafts({ db: first.db }).save({ answers: {} }, undefined);
    expect(first.sent).toHaveLength(2);
    const later = counted(base.db);
    const drafts = mere.drafts({ db: later.db });
    const found = await drafts.open();
    await drafts.save({ answers: {} }, found.is === "draft" ? found.draft : undefined);
    expect(later.sent).toHaveLength(2);
  });
});

describe("When a draft cannot be had", () => {
  test("one that does not open is told, and gives way to the next that is begun", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    await base.db.prepare("update drafts set sealed = 'spoilt'").run();
    expect((await aroha.open()).is).toBe("unreadable");
    expect((await aroha.type({ c: "d" })).is).toBe("saved");
    expect(await aroha.answers()).toEqual({ c: "d" });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("contents that are put in each other's place do not open", async () => {
    const [mere, other] = [visitor(), visitor()];
    await mere.type({ a: "b" });
    await other.type({ c: "d" });
    await base.db
      .prepare("update drafts set sealed = (select sealed from drafts other where other.id <> drafts.id)")
      .run();
    expect((await mere.open()).is).toBe("unreadable");
  });

  test("the database is down, or nobody knows who is logged in: unavailable, and nothing is begun anew", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    const draft = await aroha.draft();
    const broken = aroha.drafts({ db: brokenDatabase });
    expect(await broken.open()).toEqual({ is: "unavailable" });
    expect(await broken.save({ answers: {} }, draft)).toEqual({ is: "unavailable" });
    expect(await broken.makeCode(draft, "2026-11-03")).toBeUndefined();
    expect(await broken.remove(draft)).toBe(false);
    expect(await broken.takeOver(draft)).toBe(false);
    aroha.sessionState = { is: "unknown" };
    expect(await aroha.open()).toEqual({ is: "unavailable" });
    expect(await aroha.drafts().save({ answers: {} }, undefined)).toEqual({ is: "unavailable" });
    log.mockRestore();
  });

  test("the database does not answer: unavailable, in time for the page", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const silent = new Promise(() => {});
    const statement = { bind: () => statement, all: () => silent, first: () => silent };
    const db = { prepare: () => statement, batch: () => silent } as unknown as D1Database;
    const drafts = visitor().logIn("aroha").drafts({ db });
    const answered = await Promise.all([drafts.open(), drafts.save({ answers: {} }, undefined)]);
    expect(answered).toEqual([{ is: "unavailable" }, { is: "unavailable" }]);
    expect(2 * limits.databaseWait).toBeLessThan(limits.pageWait);
    log.mockRestore();
  });
});

describe("Removing", () => {
  test("takes the draft and its codes", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    const draft = await aroha.draft();
    await aroha.drafts().makeCode(draft, "2026-11-03");
    expect(await aroha.drafts().remove(draft)).toBe(true);
    expect(await draftRows(base.db)).toEqual({ drafts: 0, holders: 0 });
  });
});

describe("A draft in which nothing is to be typed any more", () => {
  test("is gone after its time, whatever is done; a new one may be begun before", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    expect(await mere.type({ reference: "1" }, { closesIn: 15 * minute })).toMatchObject({ is: "saved" });
    mere.now = start + 14 * minute;
    expect(await mere.open()).toMatchObject({ closed: { closesIn: 15 * minute } });
    mere.now = start + 15 * minute;
    expect((await mere.open()).is).toBe("none");
    mere.now = start + 5 * minute;
    expect((await mere.type({ twin: "2" })).is).toBe("saved");
    expect(await mere.answers()).toEqual({ twin: "2" });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("closing and the holders' end are one write: over an older read neither happens", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    const draft = await mere.draft();
    await mere.type({ c: "d" });
    const closing = { closesIn: 15 * minute };
    expect(await mere.drafts().save({ answers: {} }, draft, closing)).toEqual({ is: "changed-meanwhile" });
    mere.now = start + 30 * minute;
    expect(await mere.answers()).toEqual({ a: "b", c: "d" });
  });
});
