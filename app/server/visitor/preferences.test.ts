import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { brokenDatabase, counted, databaseForTests } from "../../../tests/support/database.ts";
import { Seal } from "../crypto/seal.ts";
import { endSessionByCookie, readSession, type SessionState, sessionCookie } from "../login/session.ts";
import { type StartedSession, startSession } from "../login/start-session.ts";
import type { Preference, SavedPreference } from "./preference.ts";
import { preferencesOf } from "./preferences.ts";
import { readPreferencesCookie, setPreferencesCookie } from "./preferences-cookie.ts";

const base = databaseForTests();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = Date.UTC(2026, 10, 20);
const due = { group: "settings", key: "dd", val: "2027-03-01" };
const mark = (key: number, val = "true"): Preference => ({ group: "checkboxes", key: String(key), val });
const pair = (setCookie = ""): string => setCookie.split(";")[0] ?? "";

describe("Anonymous visitors' preferences live in a cookie for one hour [site/preferences/anonymous]", () => {
  const of = (cookies: string | null, at = now) =>
    preferencesOf({ db: base.db, cookies, seal, now: at, sessionState: { is: "anonymous" } });
  const kept = async (list: Preference[]) => pair(await setPreferencesCookie(list, seal, now));

  test("what was saved is read again", async () => {
    const saving = await of(null).save([due, mark(11)]);
    expect(saving).toMatchObject({ ok: true });
    const [cookie] = saving.headers;
    expect(cookie).toMatch(
      /^__Host-preferences=[\w-]+; Path=\/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(await of(pair(cookie)).read()).toEqual({ settings: { dd: due.val }, checkboxes: { 11: "true" } });
  });

  test("who believes to be logged in is told that they are not, and nothing is saved", async () => {
    const saving = await of("is_authenticated=true").save([due]);
    expect(saving).toMatchObject({ ok: false, reason: "expired" });
    expect(saving.headers.join()).toContain("is_authenticated=local-timeout");
  });

  test("a further one joins, the same one is replaced", async () => {
    const { headers } = await of(await kept([due, mark(11)])).save([{ ...due, val: "2027-04-01" }, mark(21)]);
    const saved: SavedPreference = { settings: { dd: "2027-04-01" }, checkboxes: { 11: "true", 21: "true" } };
    expect(await of(pair(headers[0])).read()).toEqual(saved);
  });

  test.each([
    ["a moment before an hour", 3_599_000, true],
    ["after an hour", 3_600_000, false],
  ])("%s", async (_sentence, later, isThere) => {
    const read = await of(await kept([due]), now + later).read();
    expect("settings" in read).toBe(isThere);
  });

  test.each([
    ["none", null],
    ["empty", "__Host-preferences="],
    ["spoilt", "__Host-preferences=%%%"],
    ["cut", "cut"],
    ["for another purpose", "other"],
  ])("a cookie that is %s is as good as none, and replaced", async (kind, cookies) => {
    const cookie =
      kind === "cut"
        ? (await kept([due])).slice(0, -5)
        : kind === "for another purpose"
          ? `__Host-preferences=${await seal.close("answers", [["settings", "dd", "1"]], now + 1000)}`
          : cookies;
    expect(await of(cookie).read()).toEqual({});
    expect(await of(cookie).save([due])).toMatchObject({ ok: true });
  });

  test("nothing of it can be read in the browser", async () => {
    const cookie = await kept([due]);
    expect(Buffer.from(cookie.split("=")[1] ?? "", "base64url").toString("latin1")).not.toMatch(/2027|dd/);
  });

  describe("at its size limit [quality/login/cookie-sizes]", () => {
    const long = (key: number): Preference => ({ ...mark(key), val: `true${" ".repeat(100)}` });
    const many = Array.from({ length: 40 }, (_, at) => long(at));

    test("the oldest check marks go first, settings stay", async () => {
      const cookie = await setPreferencesCookie([due, ...many], seal, now);
      expect(pair(cookie).length).toBeLessThanOrEqual(4096);
      const left = await readPreferencesCookie(pair(cookie), seal, now);
      const marks = left.filter(({ group }) => group === "checkboxes").map(({ key }) => Number(key));
      expect(left[0]).toEqual(due);
      expect(marks.length).toBeGreaterThan(15);
      expect(marks).toEqual(many.slice(-marks.length).map(({ key }) => Number(key)));
    });

    test("no more go than must", async () => {
      const cookie = await setPreferencesCookie(many, seal, now);
      const left = await readPreferencesCookie(pair(cookie), seal, now);
      // One more mark is about 170 characters of cookie.
      expect(pair(cookie).length).toBeGreaterThan(4096 - 300);
      expect(left.length).toBeLessThan(40);
    });

    test("what does not fit without check marks either is not saved", async () => {
      const list = Array.from({ length: 20 }, (_, at) => ({
        group: "settings",
        key: `loc${at}`,
        val: "ā".repeat(200),
      }));
      expect(await of(null).save([...list, mark(11)])).toEqual({
        ok: false,
        reason: "too-many",
        headers: [],
      });
    });
  });
});

describe("Logged-in visitors' preferences are saved on the server [site/preferences/person]", () => {
  let started: StartedSession | undefined;
  let sessionState: SessionState;

  beforeEach(async () => {
    await base.db.batch(["people", "login_answers"].map((table) => base.db.prepare(`delete from ${table}`)));
    const facts = {
      subjectHash: "aroha",
      language: "en",
      browserHash: "b",
      cookies: null,
      stateHash: "s",
      sealed: "",
    };
    started = await startSession(base.db, { ...facts, preferences: [due], now });
    sessionState = await again();
  });
  afterEach(() => vi.restoreAllMocks());

  const cookies = () => pair(sessionCookie(started?.id ?? ""));
  const again = (at = now) =>
    readSession(base.db, cookies(), { now: at, isActivity: false, afterwards: () => undefined });
  const of = (db = base.db, at = now) =>
    preferencesOf({ db, cookies: cookies(), seal, now: at, sessionState });

  test("read without a further query; saved in one, no cookie", async () => {
    const { db, sent } = counted(base.db);
    const preferences = of(db);
    expect(await preferences.read()).toEqual({ settings: { dd: due.val } });
    expect(sent).toEqual([]);
    expect(await preferences.save([mark(11), mark(11, "false")])).toEqual({ ok: true, headers: [] });
    expect(sent).toHaveLength(1);
    expect(await preferences.read()).toEqual({ settings: { dd: due.val }, checkboxes: { 11: "false" } });
    sessionState = await again();
    expect(await of().read()).toEqual({ settings: { dd: due.val }, checkboxes: { 11: "false" } });
  });

  const logsOut = [
    "__Host-session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax",
    "is_authenticated=local-timeout; Path=/; Max-Age=60; Secure; SameSite=Lax",
  ];

  test.each([
    [
      "the session ended before",
      "expired",
      async () => ({ ...facts(), sessionState: { is: "ended" } as const }),
    ],
    [
      "the session ends meanwhile",
      "expired",
      async () => {
        await endSessionByCookie(base.db, cookies());
        return facts();
      },
    ],
    ["the session is over by its age", "expired", async () => ({ ...facts(), now: now + 30 * 60_000 })],
    ["the database fails", "unavailable", async () => ({ ...facts(), db: brokenDatabase })],
    [
      "nobody knows who it is",
      "unavailable",
      async () => ({ ...facts(), sessionState: { is: "unknown" } as const }),
    ],
  ])("A failed save logs out and brings the local-timeout message: %s", async (_sentence, reason, made) => {
    vi.spyOn(console, "error").mockReturnValue();
    const outcome = await preferencesOf(await made()).save([mark(11)]);
    expect(outcome).toEqual({ ok: false, reason, headers: logsOut });
    expect(
      (await base.db.prepare("select * from preferences where grp = 'checkboxes'").all()).results,
    ).toEqual([]);
  });

  const facts = () => ({ db: base.db, cookies: cookies(), seal, now, sessionState });

  test("more than 200 are not saved", async () => {
    const many = Array.from({ length: 200 }, (_, at) => mark(at));
    expect(await of().save(many)).toEqual({ ok: false, reason: "too-many", headers: [] });
    expect(await of().save(many.slice(1))).toMatchObject({ ok: true });
  });

  test("nothing of another person", async () => {
    const facts = {
      subjectHash: "ben",
      language: "en",
      browserHash: "c",
      cookies: null,
      stateHash: "t",
      sealed: "",
    };
    await startSession(base.db, { ...facts, preferences: [mark(99)], now });
    await of().save([mark(11)]);
    sessionState = await again();
    expect(await of().read()).toEqual({ settings: { dd: due.val }, checkboxes: { 11: "true" } });
  });
});
