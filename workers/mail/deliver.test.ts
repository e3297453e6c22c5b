import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addPerson,
  clockAt,
  deletePeople,
  peopleDatabase,
  postOffice,
} from "../reminders/people-for-tests.ts";
import { allKinds } from "./all-kinds.ts";
import { mails } from "./index.ts";
import { consume, queueWaiting } from "./queue.ts";

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await peopleDatabase());
});
afterAll(() => end());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await deletePeople(db);
  await addPerson(db, "one", { address: "" });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const minute = 60_000;
const start = Date.parse("2026-05-01T00:00:00Z");
const at = (minutes: number) => clockAt(start + minutes * minute);

/** Somebody gives an address, as the site writes it. */
async function ask(id: string, address = "a@example.nz", person = "one", minutes = 0) {
  const { now } = at(minutes);
  await db.batch([
    db
      .prepare(
        `insert into email_addresses (person_id, address, state, token_hash, created_at)
         values (?1, ?2, 'pending', ?3, ?4)
         on conflict (person_id, address) do update set created_at = excluded.created_at`,
      )
      .bind(person, address, `hash-${id}`, now),
    db
      .prepare(
        `insert into mails_to_send (id, kind, person_id, address, language, facts, created_at, next_at)
         values (?1, 'confirmation', ?2, ?3, 'en', ?4, ?5, ?5)`,
      )
      .bind(id, person, address, JSON.stringify({ token: `token-${id}` }), now),
  ]);
}

async function send(office: ReturnType<typeof postOffice>, minutes = 0) {
  await queueWaiting(office.bindings, at(minutes).now);
  await office.bring(at(minutes));
}
const row = (id = "m1") => db.prepare("select * from mails_to_send where id = ?").bind(id).first();

describe("the mail that asks whether an address is right", () => {
  test("goes to that address at any hour, with the link that confirms it; then the link is forgotten here", async () => {
    await ask("m1");
    const office = postOffice(db);
    await send(office);
    expect(office.box).toMatchObject([
      {
        to: "a@example.nz",
        text: expect.stringContaining("https://timata.govt.nz/confirm-email?token=token-m1\n"),
      },
    ]);
    expect(await row()).toMatchObject({ state: "sent", facts: "{}" });
  });

  test("is not sent when a newer one was asked for, or the address was confirmed", async () => {
    await ask("m1");
    await ask("m2", "a@example.nz", "one", 1);
    await ask("m3", "b@example.nz", "one", 1);
    await db.prepare("update email_addresses set state = 'confirmed' where address = 'b@example.nz'").run();
    const office = postOffice(db);
    await send(office, 1);
    expect(office.box.map(({ text }) => /token-(\w+)/.exec(text)?.[1])).toEqual(["m2"]);
    expect([await row("m1"), await row("m3")]).toEqual([null, null]);
  });
});

describe("what fails", () => {
  const failing = () => {
    const office = postOffice(db);
    office.meets(() => {
      throw Object.assign(new Error("to a@example.nz"), { code: "E_RATE_LIMIT_EXCEEDED" });
    });
    return office;
  };

  test("is tried again later, and later, and arrives once", async () => {
    await ask("m1");
    const office = failing();
    await send(office);
    expect(await row()).toMatchObject({ attempts: 1, state: "waiting", failure: "E_RATE_LIMIT_EXCEEDED" });
    office.meets(() => undefined);
    office.queued.push("m1");
    await office.bring(at(0.5));
    expect(office.box).toEqual([]);
    office.queued.push("m1", "m1");
    await office.bring(at(1));
    expect(office.box).toHaveLength(1);
  });

  test("five times is set aside, and visible", async () => {
    await ask("m1");
    const office = failing();
    for (let minutes = 0; minutes < 60; minutes++) {
      office.queued.push("m1");
      await office.bring(at(minutes));
    }
    expect(await row()).toMatchObject({ attempts: 5, state: "set-aside" });
    const standing = await mails.request("/", {}, { DB: db });
    const body = await standing.text();
    expect(JSON.parse(body)).toMatchObject({
      waiting: 0,
      setAside: [{ id: "m1", kind: "confirmation", attempts: 5, failure: "E_RATE_LIMIT_EXCEEDED" }],
    });
    expect(body).not.toContain("example.nz");
  });

  test("is logged without the address", async () => {
    await ask("m1");
    await send(failing());
    const lines = vi.mocked(console.error).mock.calls.flat().map(String);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: "mail/confirmation", kind: "E_RATE_LIMIT_EXCEEDED" },
    ]);
    expect(lines.join()).not.toContain("example.nz");
  });

  test("carries the same key in every attempt", async () => {
    await ask("m1");
    const office = postOffice(db);
    const keys: (string | undefined)[] = [];
    office.meets(({ headers }) => {
      keys.push(headers["X-Entity-Ref-ID"]);
      if (keys.length < 3) throw new Error("refused");
    });
    for (const minutes of [0, 2, 5]) {
      office.queued.push("m1");
      await office.bring(at(minutes));
    }
    expect(keys).toHaveLength(3);
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  test("a kind that nobody knows is set aside in the end, and harms no other", async () => {
    await db
      .prepare(
        `insert into mails_to_send (id, kind, address, language, facts, created_at, next_at)
         values ('odd', 'odd', 'z@example.nz', 'en', '{}', 0, 0)`,
      )
      .run();
    await ask("m1");
    const office = postOffice(db);
    await send(office);
    expect(office.box).toHaveLength(1);
    expect(await row("odd")).toMatchObject({ state: "waiting", failure: "unknown-kind" });
  });
});

describe("an address gets five mails an hour at most on behalf of one person", () => {
  test("ten families reach one service in an hour [childcare/status/mail-left]", async () => {
    for (let family = 0; family < 10; family++) {
      await addPerson(db, `family-${family}`, { address: "" });
      await ask(`f${family}`, "office@service.nz", `family-${family}`);
    }
    const office = postOffice(db);
    await send(office);
    expect(office.box).toHaveLength(10);
  });

  test("however it is written; the others wait", async () => {
    for (let number = 0; number < 4; number++)
      await ask(`m${number}`, `${"aA"[number % 2]}@example.nz`, "one", number);
    const office = postOffice(db);
    // Each as soon as it was asked for: a later one would take the place of those that still wait.
    for (const id of ["m2", "m3"]) office.queued.push(id);
    await office.bring(at(4));
    for (let number = 4; number < 9; number++) {
      await ask(`m${number}`, "a@example.nz", "one", number);
      office.queued.push(`m${number}`);
      await office.bring(at(number));
    }
    expect(office.box).toHaveLength(5);
    await send(office, 66);
    expect(office.box.length).toBeGreaterThan(5);
    expect(office.box.length).toBeLessThanOrEqual(10);
  });

  test("another address is not concerned", async () => {
    const office = postOffice(db);
    for (let number = 0; number < 7; number++) await ask(`m${number}`, `${number}@example.nz`);
    await send(office);
    expect(office.box).toHaveLength(7);
  });
});

describe("the queue", () => {
  const message = (id: string) => ({ body: { id }, ack: vi.fn(), retry: vi.fn() });
  const bring = (list: ReturnType<typeof message>[], office: ReturnType<typeof postOffice>) =>
    consume({ messages: list as never }, allKinds, office.bindings, () => at(0));

  test("is told what is done, and when to come again with what failed", async () => {
    await ask("m1");
    await ask("m2", "b@example.nz");
    const office = postOffice(db);
    office.meets(({ to }) => {
      if (to.startsWith("a")) throw new Error("refused");
    });
    const list = ["m1", "m2", "unknown"].map(message);
    await bring(list, office);
    expect(list.map(({ ack, retry }) => [ack.mock.calls.length, retry.mock.calls])).toEqual([
      [0, [[{ delaySeconds: 60 }]]],
      [1, []],
      [1, []],
    ]);
  });

  test("comes again with everything when the database fails", async () => {
    const office = postOffice(db);
    const list = [message("m1")];
    const broken = { ...office.bindings, DB: {} as D1Database };
    await consume({ messages: list as never }, allKinds, broken, () => at(0));
    expect(list[0]?.retry.mock.calls).toEqual([[{ delaySeconds: 60 }]]);
  });

  test("gets each mail that waits once, and again half an hour later when it was lost", async () => {
    await ask("m1");
    const office = postOffice(db);
    for (const minutes of [0, 0, 29]) await queueWaiting(office.bindings, at(minutes).now);
    expect(office.queued).toEqual(["m1"]);
    await queueWaiting(office.bindings, at(30).now);
    expect(office.queued).toEqual(["m1", "m1"]);
  });
});
