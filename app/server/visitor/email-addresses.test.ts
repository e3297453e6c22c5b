import { beforeEach, describe, expect, test, vi } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { brokenDatabase, databaseForTests } from "../../../tests/support/database.ts";
import { Seal } from "../crypto/seal.ts";
import { sealTokens } from "../login/login-tokens.ts";
import type { SessionState } from "../login/session.ts";
import { type ConfirmationMail, emailAddressesOf, linkAge } from "./email-addresses.ts";

const base = databaseForTests();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = Date.UTC(2026, 10, 20);
let sent: ConfirmationMail[] = [];

beforeEach(async () => {
  sent = [];
  const insert = base.db.prepare(
    "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, 0, 'en')",
  );
  await base.db.batch([
    base.db.prepare("delete from people"),
    base.db.prepare("delete from rate_limits"),
    insert.bind("aroha"),
    insert.bind("ben"),
  ]);
});

const loggedIn = (id: string, email?: string): SessionState => ({
  is: "logged-in",
  person: { id, ...(email ? { email } : {}) },
  session: { idHash: "", startedAt: now, expiresAt: now },
  preferences: [],
});

const of = (sessionState: SessionState, { at = now, db = base.db } = {}) =>
  emailAddressesOf({
    db,
    seal,
    now: at,
    language: "mi",
    sessionState,
    mail: (_db, mail) => {
      sent.push(mail);
      return [];
    },
  });
const aroha = loggedIn("aroha");
const nobody: SessionState = { is: "anonymous" };
const rows = async () => {
  const sql = "select address, state from email_addresses order by created_at, address";
  const { results } = await base.db.prepare(sql).all<{ address: string; state: string }>();
  return Promise.all(
    results.map(async (row) => ({ ...row, address: await seal.columns.addresses.open(row.address) })),
  );
};

describe("Changing the e-mail", () => {
  test("is held as pending and asks for a message in the person's language", async () => {
    expect(await of(aroha).add(" aroha@example.nz ")).toEqual({ ok: true, state: "pending" });
    expect(sent).toEqual([
      {
        personId: "aroha",
        address: await seal.columns.addresses.close("aroha@example.nz"),
        token: expect.stringMatching(/^[\w-]{43}$/),
        language: "mi",
        now,
      },
    ]);
    expect(
      JSON.stringify((await base.db.prepare("select * from email_addresses").all()).results),
    ).not.toContain(sent[0]?.token);
  });

  test("pending ones are listed newest first, those of others not", async () => {
    await of(aroha).add("one@example.nz");
    await of(aroha, { at: now + 1 }).add("two@example.nz");
    await of(loggedIn("ben")).add("ben@example.nz");
    expect(await of(aroha).pending()).toEqual(["two@example.nz", "one@example.nz"]);
    expect(await of(nobody).pending()).toBeUndefined();
  });

  test("at most five wait; the oldest goes", async () => {
    for (const hour of [0, 1, 2, 3, 4, 5])
      await of(aroha, { at: now + hour * 3_600_000 }).add(`${hour}@example.nz`);
    expect((await of(aroha).pending())?.at(-1)).toBe("1@example.nz");
  });

  test("the message is written in the same transaction: both or none [quality/drafts/messages]", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const failing = emailAddressesOf({
      db: base.db,
      seal,
      now,
      language: "en",
      sessionState: aroha,
      mail: (db) => [db.prepare("insert into people (id) values (null)")],
    });
    expect(await failing.add("aroha@example.nz")).toMatchObject({ ok: false, reason: "unavailable" });
    expect(await rows()).toEqual([]);
    log.mockRestore();
  });

  test("five messages an hour, then a wait", async () => {
    for (const time of [1, 2, 3, 4, 5])
      expect(await of(aroha).add(`${time}@example.nz`)).toMatchObject({ ok: true });
    expect(await of(aroha).add("6@example.nz")).toEqual({ ok: false, reason: "too-often", wait: 3_600_000 });
    expect(sent).toHaveLength(5);
  });

  test("the address that is confirmed already needs none", async () => {
    expect(await of(loggedIn("aroha", "aroha@example.nz")).add("aroha@example.nz")).toEqual({
      ok: true,
      state: "confirmed",
    });
    expect(sent).toEqual([]);
  });

  test.each([
    "",
    "aroha",
    "aroha@",
    "@example.nz",
    "a@b",
    "a b@example.nz",
    "a@example..nz",
    "a@example.nz\r\nBcc: b@example.nz",
    "a@example.nz,b@example.nz",
    "<a@example.nz>",
    `${"a".repeat(65)}@example.nz`,
    `a@${"b".repeat(250)}.nz`,
  ])("%j is no address", async (text) =>
    expect(await of(aroha).add(text)).toEqual({ ok: false, reason: "not-an-address" }),
  );

  test.each(["a@example.nz", "first.last+tag@mail.example.co.nz", "whāea@example.nz"])(
    "%s is one",
    async (text) => expect(await of(aroha).add(text)).toMatchObject({ ok: true }),
  );

  test("hostile length is answered at once", async () => {
    const spent = await cpuOf(async () => {
      await of(aroha).add(`a@${"b.".repeat(25_000)}`);
      await of(aroha).add(`a@${"b.".repeat(120)} `);
    });
    expect(spent).toBeLessThan(200);
  });

  test.each([
    ["the session has ended", { is: "ended" } as const, "expired"],
    ["nobody is logged in", nobody, "expired"],
    ["the database does not answer", { is: "unknown" } as const, "unavailable"],
  ])("where %s it brings the local-timeout message", async (_sentence, sessionState, reason) =>
    expect(await of(sessionState).add("aroha@example.nz")).toMatchObject({
      ok: false,
      reason,
      headers: [
        expect.stringContaining("__Host-session=;"),
        expect.stringContaining("is_authenticated=local-timeout;"),
      ],
    }),
  );

  test("a database that fails meanwhile too", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await of(aroha, { db: brokenDatabase }).add("a@example.nz")).toMatchObject({
      reason: "unavailable",
    });
    log.mockRestore();
  });
});

describe("What the identity provider knows", () => {
  const logInWith = async (email: string | undefined): Promise<SessionState> => {
    const sealed = await sealTokens(seal, { idToken: "token", email }, now);
    await base.db.prepare("delete from sessions").run();
    await base.db
      .prepare("insert into sessions values ('hash', 'aroha', '', ?1, ?1, ?1, ?2)")
      .bind(now, sealed)
      .run();
    return { ...aroha, session: { idHash: "hash", startedAt: now, expiresAt: now } } as SessionState;
  };

  test.each([
    ["an address is offered", "aroha@example.nz", "aroha@example.nz"],
    ["what is no address is not", "aroha", undefined],
    ["without one nothing is", undefined, undefined],
  ])("%s", async (_sentence, told, offered) => {
    expect(await of(await logInWith(told)).suggested()).toBe(offered);
    expect((await rows()).length).toBe(0);
  });

  test("nobody else is offered it", async () => {
    await logInWith("aroha@example.nz");
    expect(await of(loggedIn("ben")).suggested()).toBeUndefined();
    expect(await of(nobody).suggested()).toBeUndefined();
  });
});

describe("The link in the message", () => {
  const add = async (address: string, at = now) => {
    await of(aroha, { at }).add(address);
    return sent.at(-1)?.token ?? "";
  };

  test("opening it spends nothing and needs no log-in", async () => {
    const token = await add("aroha@example.nz");
    expect(await of(nobody).addressOf(token)).toBe("aroha@example.nz");
    expect(await of(nobody).addressOf(token)).toBe("aroha@example.nz");
    expect(await rows()).toEqual([{ address: "aroha@example.nz", state: "pending" }]);
  });

  test("confirming sets the address, subscribes and deletes the pending ones", async () => {
    const token = await add("aroha@example.nz");
    await add("wrong@example.nz");
    expect(await of(nobody).confirm(token)).toBe("aroha@example.nz");
    expect(await rows()).toEqual([{ address: "aroha@example.nz", state: "confirmed" }]);
    const saved = await base.db.prepare("select person_id, grp, key, val from preferences").all();
    expect(saved.results).toEqual([{ person_id: "aroha", grp: "settings", key: "subscribed", val: "true" }]);
  });

  test("twice is once, and takes nothing away that was asked for since", async () => {
    const token = await add("aroha@example.nz");
    await of(nobody).confirm(token);
    await add("new@example.nz", now + 1000);
    expect(await of(nobody, { at: now + 2000 }).confirm(token)).toBe("aroha@example.nz");
    expect(await of(aroha).pending()).toEqual(["new@example.nz"]);
  });

  test("a new address replaces the one that was confirmed", async () => {
    await of(nobody).confirm(await add("old@example.nz"));
    const token = await add("new@example.nz", now + 1000);
    expect(await rows()).toHaveLength(2);
    await of(nobody, { at: now + 2000 }).confirm(token);
    expect(await rows()).toEqual([{ address: "new@example.nz", state: "confirmed" }]);
  });

  test("others keep theirs", async () => {
    await of(loggedIn("ben")).add("ben@example.nz");
    await of(nobody).confirm(sent[0]?.token ?? "");
    await of(nobody).confirm(await add("aroha@example.nz"));
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ["after seven days", linkAge, (token: string) => token],
    ["that is wrong", 0, () => "x".repeat(43)],
    ["that is empty", 0, () => ""],
  ])("one %s confirms nothing", async (_sentence, later, change) => {
    const token = change(await add("aroha@example.nz"));
    const holder = of(nobody, { at: now + later });
    expect([await holder.addressOf(token), await holder.confirm(token)]).toEqual([undefined, undefined]);
    expect(await rows()).toEqual([{ address: "aroha@example.nz", state: "pending" }]);
  });

  test("asked for again, only the newest link works", async () => {
    const first = await add("aroha@example.nz");
    const second = await add("aroha@example.nz", now + 1000);
    expect(await of(nobody, { at: now + 2000 }).confirm(first)).toBeUndefined();
    expect(await of(nobody, { at: now + 2000 }).confirm(second)).toBe("aroha@example.nz");
  });
});
