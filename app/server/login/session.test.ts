import { beforeEach, describe, expect, test, vi } from "vitest";
import { brokenDatabase, counted, databaseForTests } from "../../../tests/support/database.ts";
import { sha256 } from "../crypto/sha256.ts";
import type { Preference } from "../visitor/preference.ts";
import {
  endSession,
  endSessionByCookie,
  idleAge,
  readSession,
  sessionAge,
  sessionCookie,
} from "./session.ts";
import { type StartedSession, startSession } from "./start-session.ts";

const base = databaseForTests();
const noon = Date.UTC(2026, 10, 20);
const minute = 60_000;

beforeEach(async () => {
  await base.db.batch(["people", "login_answers"].map((table) => base.db.prepare(`delete from ${table}`)));
});

let states = 0;

/** Logs somebody in, in a browser. */
const start = (
  who: string,
  browser: string,
  more: { now?: number; cookies?: string | null; state?: string; preferences?: Preference[] } = {},
) =>
  startSession(base.db, {
    subjectHash: who,
    language: "en",
    browserHash: browser,
    cookies: more.cookies ?? null,
    stateHash: more.state ?? `state ${++states}`,
    sealed: "sealed",
    preferences: more.preferences ?? [],
    now: more.now ?? noon,
  });

/** The cookies of a browser in which a session was started. */
const cookiesOf = (started: StartedSession | undefined): string =>
  sessionCookie(started?.id ?? "").split(";")[0] ?? "";

/** What the session cookie comes to, after the work that goes on in the background. */
async function sessionState(
  cookies: string | null,
  now = noon,
  { idle, isActivity = true, db = base.db }: { idle?: number; isActivity?: boolean; db?: D1Database } = {},
) {
  const work: Promise<unknown>[] = [];
  const found = await readSession(db, cookies, {
    now,
    idle,
    isActivity,
    afterwards: (each) => void work.push(each),
  });
  await Promise.all(work);
  return found;
}

const count = async (table: string) =>
  (await base.db.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n;

describe("Only one active session is allowed per user [quality/login/one-session]", () => {
  test("of 20 simultaneous log-ins in 20 browsers exactly one wins", async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => start("aroha", `browser ${at}`)));
    const winners = all.filter((started) => started !== undefined);
    expect([winners.length, await count("sessions"), await count("people")]).toEqual([1, 1, 1]);
    expect((await sessionState(cookiesOf(winners[0]))).is).toBe("logged-in");
  });

  test("a second one is refused while the first lives, which goes on", async () => {
    const first = await start("aroha", "one");
    expect(await start("aroha", "two", { now: noon + sessionAge - 1 })).toBeUndefined();
    expect((await sessionState(cookiesOf(first), noon + sessionAge - 1)).is).toBe("logged-in");
  });

  test("the same browser may log in again, with or without its session cookie", async () => {
    const first = await start("aroha", "one");
    const second = await start("aroha", "one");
    expect((await sessionState(cookiesOf(first))).is).toBe("ended");
    const third = await start("aroha", "browser closed meanwhile", { cookies: cookiesOf(second) });
    expect((await sessionState(cookiesOf(second))).is).toBe("ended");
    expect(await sessionState(cookiesOf(third))).toMatchObject({
      is: "logged-in",
      person: { id: first?.personId },
    });
  });

  test.each([
    ["after expiry", async () => undefined, sessionAge],
    ["after log-out", async (first: StartedSession) => endSessionByCookie(base.db, cookiesOf(first)), 1],
  ])("%s the next one elsewhere succeeds, as the same person", async (_sentence, end, later) => {
    const first = await start("aroha", "one");
    await end(first as StartedSession);
    const second = await start("aroha", "two", { now: noon + later });
    expect(second?.personId).toBe(first?.personId);
    expect((await sessionState(cookiesOf(first), noon + later)).is).toBe("ended");
  });

  test("other people log in beside", async () => {
    await start("aroha", "one");
    expect(await start("ben", "two")).toBeDefined();
  });
});

describe("A new id at every log-in [quality/login/new-session]", () => {
  test("the id that the browser brought is dropped, whoever it was of", async () => {
    const first = await start("aroha", "one");
    const second = await start("ben", "one", { cookies: cookiesOf(first) });
    expect(second?.id).not.toBe(first?.id);
    expect((await sessionState(cookiesOf(first))).is).toBe("ended");
    expect(await sessionState(cookiesOf(second))).toMatchObject({ person: { id: second?.personId } });
  });

  test("an id that somebody planted is not taken over", async () => {
    const planted = `__Host-session=${"A".repeat(43)}`;
    const started = await start("aroha", "one", { cookies: planted });
    expect(started?.id).toMatch(/^[\w-]{43}$/);
    expect((await sessionState(planted)).is).toBe("ended");
  });

  test("a log-in that is refused drops nothing", async () => {
    const bens = await start("ben", "two");
    await start("aroha", "one");
    expect(await start("aroha", "two", { cookies: cookiesOf(bens) })).toBeUndefined();
    expect((await sessionState(cookiesOf(bens))).is).toBe("logged-in");
  });

  test("the database keeps only hashes of what the browser holds [quality/login/session-cookie]", async () => {
    const started = await start("aroha", "one");
    const row = await base.db.prepare("select * from sessions").first();
    expect(JSON.stringify(row)).not.toContain(started?.id);
    expect(row).toMatchObject({ id_hash: await sha256(started?.id ?? "") });
  });
});

describe("An answer of the provider is accepted once [quality/login/code-flow]", () => {
  test("the second time nothing changes", async () => {
    const first = await start("aroha", "one", { state: "same" });
    await expect(start("ben", "one", { state: "same", cookies: cookiesOf(first) })).rejects.toThrow(/UNIQUE/);
    expect((await sessionState(cookiesOf(first))).is).toBe("logged-in");
    expect(await count("people")).toBe(1);
  });
});

describe("What the browser had saved goes in with the log-in, or not at all", () => {
  const due = { group: "settings", key: "dd", val: "2027-03-01" };

  test("it replaces what has the same name", async () => {
    await start("aroha", "one", { preferences: [due, { ...due, key: "loc", val: "Ōtaki" }] });
    const again = await start("aroha", "one", { preferences: [{ ...due, val: "2027-04-01" }] });
    const found = await sessionState(cookiesOf(again));
    expect(found).toMatchObject({
      preferences: expect.arrayContaining([
        { ...due, val: "2027-04-01" },
        { ...due, key: "loc", val: "Ōtaki" },
      ]),
    });
  });

  test("a refused log-in saves nothing", async () => {
    await start("aroha", "one");
    await start("aroha", "two", { preferences: [due] });
    expect(await count("preferences")).toBe(0);
  });
});

describe("How long a session lasts [quality/login/lifetime]", () => {
  test.each([
    ["at its beginning", 0, undefined, "logged-in"],
    ["a moment before 30 minutes", 30 * minute - 1, undefined, "logged-in"],
    ["at 30 minutes, whatever the activity", 30 * minute, undefined, "ended"],
    ["after 14 idle minutes where idling counts", 14 * minute, idleAge, "logged-in"],
    ["after 16 idle minutes where idling counts", 16 * minute, idleAge, "ended"],
    ["after 29 idle minutes elsewhere", 29 * minute, undefined, "logged-in"],
  ])("%s", async (_sentence, later, idle, expected) => {
    const started = await start("aroha", "one");
    const asking = idle === undefined ? {} : { idle };
    expect((await sessionState(cookiesOf(started), noon + later, asking)).is).toBe(expected);
  });

  test("where idling counts, it says when it ends: 15 minutes after what was last seen", async () => {
    const started = await start("aroha", "one");
    const idleEnds = async (at: number, idle?: number) => {
      const state = await sessionState(cookiesOf(started), noon + at, idle === undefined ? {} : { idle });
      return state.is === "logged-in" ? state.session.idleEnds : undefined;
    };
    expect([
      await idleEnds(minute / 2, idleAge),
      await idleEnds(5 * minute, idleAge),
      await idleEnds(6 * minute),
    ]).toEqual([noon + idleAge, noon + 5 * minute + idleAge, undefined]);
  });

  test("what the visitor does keeps it from being idle, for 30 minutes at most", async () => {
    const started = await start("aroha", "one");
    for (const at of [10, 20, 29])
      expect((await sessionState(cookiesOf(started), noon + at * minute, { idle: idleAge })).is).toBe(
        "logged-in",
      );
    expect((await sessionState(cookiesOf(started), noon + 30 * minute, { idle: idleAge })).is).toBe("ended");
  });

  test("calls in the background do not", async () => {
    const started = await start("aroha", "one");
    await sessionState(cookiesOf(started), noon + 10 * minute, { isActivity: false });
    expect((await sessionState(cookiesOf(started), noon + 16 * minute, { idle: idleAge })).is).toBe("ended");
  });

  test("one that has idled out is gone: the person may log in elsewhere", async () => {
    const started = await start("aroha", "one");
    await sessionState(cookiesOf(started), noon + 16 * minute, { idle: idleAge });
    expect(await start("aroha", "two", { now: noon + 16 * minute })).toBeDefined();
  });

  test("the last-seen time is written at most once a minute", async () => {
    const started = await start("aroha", "one");
    const seenAt = async () =>
      (await base.db.prepare("select seen_at from sessions").first<{ seen_at: number }>())?.seen_at;
    const seen: (number | undefined)[] = [];
    for (const later of [0, minute - 1, minute, minute + 1, 2 * minute - 1, 2 * minute]) {
      await sessionState(cookiesOf(started), noon + later);
      seen.push(((await seenAt()) ?? 0) - noon);
    }
    expect(seen).toEqual([0, 0, minute, minute, minute, 2 * minute]);
  });
});

describe("Who sends a request", () => {
  test.each([
    ["nobody has logged in", null, "anonymous"],
    ["other cookies say nothing", "is_authenticated=true; other=1", "anonymous"],
    ["an id that never was", `__Host-session=${"x".repeat(43)}`, "ended"],
    ["an id of hostile length", `__Host-session=${"x".repeat(4000)}`, "ended"],
    ["no id", "__Host-session=", "ended"],
    ["an id that is SQL", "__Host-session=' or 1=1 --", "ended"],
  ])("%s", async (_sentence, cookies, expected) => {
    await start("aroha", "one");
    expect(await sessionState(cookies)).toEqual({ is: expected });
  });

  test("a stolen id means nothing after log-out", async () => {
    const started = await start("aroha", "one");
    expect(await endSessionByCookie(base.db, cookiesOf(started))).toBe("sealed");
    expect((await sessionState(cookiesOf(started))).is).toBe("ended");
    expect(await endSessionByCookie(base.db, cookiesOf(started))).toBeUndefined();
  });

  test("ending by hash is the same", async () => {
    const started = await start("aroha", "one");
    await endSession(base.db, await sha256(started?.id ?? ""));
    expect((await sessionState(cookiesOf(started))).is).toBe("ended");
  });

  test("is not known while the database does not answer", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const started = await start("aroha", "one");
    expect(await sessionState(cookiesOf(started), noon, { db: brokenDatabase })).toEqual({ is: "unknown" });
    log.mockRestore();
  });

  test("costs one query, and none without a session cookie", async () => {
    const started = await start("aroha", "one");
    const { db, sent } = counted(base.db);
    await sessionState(null, noon, { db });
    await sessionState("__Host-session=short", noon, { db });
    expect(sent).toEqual([]);
    await sessionState(cookiesOf(started), noon, { db });
    expect(sent).toHaveLength(1);
  });
});
