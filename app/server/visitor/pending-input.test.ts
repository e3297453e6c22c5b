import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { brokenDatabase, databaseForTests } from "../../../tests/support/database.ts";
import { Seal } from "../crypto/seal.ts";
import { setLastPerson } from "../login/last-person.ts";
import type { SessionState } from "../login/session.ts";
import { pendingInputFor } from "./pending-input.ts";

const base = databaseForTests();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = Date.UTC(2026, 10, 20);
const minute = 60_000;
const typed = { name: "Tāne 😀", "child.sex": ["female"] };
const [browser, other] = ["a", "b"].map((letter) => `__Host-visit=${letter.repeat(32)}`) as [string, string];

beforeAll(async () => {
  const insert = base.db.prepare(
    "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, 0, 'en')",
  );
  await base.db.batch([insert.bind("aroha"), insert.bind("ben")]);
});
beforeEach(async () => void (await base.db.prepare("delete from set_aside").run()));

const ended: SessionState = { is: "ended" };
const loggedIn = (id: string): SessionState => ({
  is: "logged-in",
  person: { id },
  session: { idHash: "", startedAt: now, expiresAt: now + 30 * minute },
  preferences: [],
});

const asideOf = (cookies: string | null, sessionState: SessionState, at = now, db = base.db) =>
  pendingInputFor({ db, cookies, seal, now: at, sessionState });

/** A browser in which somebody was logged in until a while ago. */
const leftBy = async (id: string, at = now) =>
  `${browser}; ${(await setLastPerson(id, seal, at)).split(";")[0]}`;

describe("When a POST meets an ended session nothing typed is lost [quality/login/nothing-typed-is-lost]", () => {
  test("it is back after the same person has logged in again in that browser", async () => {
    expect(await asideOf(await leftBy("aroha"), ended).save("profile", typed)).toEqual([]);
    expect(await asideOf(browser, loggedIn("aroha"), now + 59 * minute).read("profile")).toEqual(typed);
  });

  test("it stays until it is saved", async () => {
    await asideOf(await leftBy("aroha"), ended).save("profile", typed);
    const back = asideOf(browser, loggedIn("aroha"));
    await back.read("profile");
    expect(await back.read("profile")).toEqual(typed);
    await back.forget("profile");
    expect(await back.read("profile")).toBeUndefined();
  });

  test("of the same form the newest counts", async () => {
    const aside = asideOf(await leftBy("aroha"), ended);
    await aside.save("profile", { name: "old" });
    await aside.save("profile", typed);
    expect(await asideOf(browser, loggedIn("aroha")).read("profile")).toEqual(typed);
  });

  test.each([
    ["another person in the same browser", browser, "ben", "profile", 1],
    ["the same person in another browser", other, "aroha", "profile", 1],
    ["the same person for another form", browser, "aroha", "draft", 1],
    ["the same person after 60 minutes", browser, "aroha", "profile", 60],
  ])("%s never sees it", async (_sentence, cookies, id, name, minutes) => {
    await asideOf(await leftBy("aroha"), ended).save("profile", typed);
    expect(await asideOf(cookies, loggedIn(id), now + minutes * minute).read(name)).toBeUndefined();
  });

  test("nobody without a log-in sees it", async () => {
    const cookies = await leftBy("aroha");
    await asideOf(cookies, ended).save("profile", typed);
    for (const sessionState of [ended, { is: "anonymous" }, { is: "unknown" }] as const)
      expect(await asideOf(cookies, sessionState).read("profile")).toBeUndefined();
  });

  test("a row that is moved to another person opens for nobody", async () => {
    await asideOf(await leftBy("aroha"), ended).save("profile", typed);
    await base.db.prepare("update set_aside set person_id = 'ben'").run();
    expect(await asideOf(browser, loggedIn("ben")).read("profile")).toBeUndefined();
  });

  test("nothing of it can be read in the database", async () => {
    await asideOf(await leftBy("aroha"), ended).save("profile", typed);
    const rows = JSON.stringify((await base.db.prepare("select * from set_aside").all()).results);
    expect(rows).not.toMatch(/Tāne|female|aaaaaaaa/);
  });

  test("a browser that had no secret yet gets one, and finds it again by that", async () => {
    const person = (await setLastPerson("aroha", seal, now)).split(";")[0] ?? "";
    const [cookie = ""] = (await asideOf(person, ended).save("profile", typed)) ?? [];
    expect(cookie).toMatch(/^__Host-visit=[0-9a-f]{32}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(await asideOf(cookie.split(";")[0] ?? "", loggedIn("aroha")).read("profile")).toEqual(typed);
  });

  test.each([
    ["nobody was logged in here", async () => browser, ended],
    ["it was too long ago", async () => leftBy("aroha", now - 91 * minute), ended],
    ["the person was deleted since", async () => leftBy("gone"), ended],
  ])("nothing is kept where %s", async (_sentence, cookies, sessionState) => {
    await asideOf(await cookies(), sessionState).save("profile", typed);
    expect((await base.db.prepare("select * from set_aside").all()).results).toEqual([]);
  });

  test("what is larger than a form can be is not kept, and the database may fail", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const cookies = await leftBy("aroha");
    expect(await asideOf(cookies, ended).save("profile", "a".repeat(257 * 1024))).toBeUndefined();
    expect(await asideOf(cookies, ended, now, brokenDatabase).save("profile", typed)).toBeUndefined();
    log.mockRestore();
  });
});
