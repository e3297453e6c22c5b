// The drill of .github/DEPLOYING.md, "Keys": a secret is added, what is there is used, the old one goes.

import { beforeEach, describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import type { SessionState } from "#app/server/login/session.ts";
import { startSession } from "#app/server/login/start-session.ts";
import { emailAddressesOf } from "#app/server/visitor/email-addresses.ts";
import { queueConfirmation, queueSealedMailsStatement } from "#app/server/visitor/mail-queue.ts";
import { openPreferences, type Preference, sealPreferences } from "#app/server/visitor/preference.ts";
import { openFacts } from "#workers/mail/sealed-facts.ts";
import { runReminders } from "#workers/reminders/job.ts";
import { addPerson, clockAt, postOffice } from "#workers/reminders/people-for-tests.ts";
import { databaseForTests } from "./support/database.ts";
import { DraftVisitor } from "./support/drafts.ts";

const first = "0123456789abcdef0123456789abcdef";
const second = "2:a-second-secret-a-second-secret-a-second";
const [before, during, after] = [first, `${first},${second}`, second].map((ring) => new Seal(ring));
if (!before || !during || !after) throw new Error("Three rings");

const base = databaseForTests();
const now = Date.UTC(2026, 10, 20);
const rowsOf = async (sql: string) => (await base.db.prepare(sql).all<Record<string, string>>()).results;
const text = async (table: string) => JSON.stringify(await rowsOf(`select * from ${table}`));

beforeEach(async () => {
  const tables = ["people", "drafts", "mails_to_send", "login_answers"];
  await base.db.batch(tables.map((table) => base.db.prepare(`delete from ${table}`)));
});

let states = 0;
/** @returns who they are */
async function logIn(seal: Seal, subject: string): Promise<string | undefined> {
  const started = await startSession(base.db, {
    subjectHash: await seal.sign("subject", subject),
    subjectHashesBefore: await seal.signedBefore("subject", subject),
    language: "en",
    browserHash: "b",
    cookies: null,
    stateHash: `state ${++states}`,
    sealed: "",
    preferences: [],
    now,
  });
  return started?.personId;
}

describe("the site's secret changes", () => {
  test("a person is who they were, and still is when the old secret is gone", async () => {
    const aroha = await logIn(before, "aroha");
    expect(await logIn(during, "aroha")).toBe(aroha);
    expect(await logIn(after, "aroha")).toBe(aroha);
    expect(await rowsOf("select * from people")).toHaveLength(1);
  });

  test("who did not come while both were there is a stranger", async () => {
    const aroha = await logIn(before, "aroha");
    expect(await logIn(after, "aroha")).not.toBe(aroha);
  });

  test.each(["person", "browser"])(
    "the draft of a %s opens, and is then wrapped with the new one",
    async (who) => {
      const mere = new DraftVisitor(() => base.db);
      if (who === "person") {
        await addPerson(base.db, "mere", {});
        mere.logIn("mere");
      }
      mere.seal = before;
      await mere.type({ a: "b" });
      mere.seal = during;
      expect(await mere.answers()).toEqual({ a: "b" });
      await mere.type({ c: "d" });
      mere.seal = after;
      expect(await mere.answers()).toEqual({ a: "b", c: "d" });
      expect(await rowsOf("select * from draft_holders")).toHaveLength(1);
    },
  );

  test("what nobody used while both were there opens no more", async () => {
    const mere = new DraftVisitor(() => base.db);
    mere.seal = before;
    await mere.type({ a: "b" });
    mere.seal = after;
    expect((await mere.open()).is).toBe("unreadable");
  });

  test("a come-back code opens, and when it is shown again it outlives the old secret", async () => {
    const mere = new DraftVisitor(() => base.db);
    mere.seal = before;
    await mere.type({ a: "b" });
    const made = await mere.drafts().makeCode(await mere.draft(), "2026-11-03");
    const opens = async (seal: Seal) => {
      const other = new DraftVisitor(() => base.db);
      other.seal = seal;
      return (await other.drafts().openWithCode(made?.code ?? "", "2026-11-03")).is;
    };
    expect(await opens(during)).toBe("opened");
    expect(await opens(after)).toBe("wrong");
    mere.seal = during;
    await mere.drafts().makeCode(await mere.draft(), "2026-11-03");
    expect(await opens(after)).toBe("opened");
  });

  test("cookies and signatures of the old one hold until it is gone", async () => {
    const sealed = await before.close("answers", ["1"], now + 1);
    const signed = await before.sign("form", "text");
    expect([await during.open("answers", sealed, now), await during.verify("form", "text", signed)]).toEqual([
      ["1"],
      true,
    ]);
    expect([await after.open("answers", sealed, now), await after.verify("form", "text", signed)]).toEqual([
      undefined,
      false,
    ]);
    expect(await during.close("answers", ["1"], now + 1)).toMatch(/^2\.[\w-]+$/);
    expect(await after.open("answers", await during.close("answers", ["1"], now + 1), now)).toEqual(["1"]);
  });

  test("what a waiting mail says can be read by both workers", async () => {
    await addPerson(base.db, "mere", {});
    const mail = { address: "a@example.nz", language: "en", facts: { what: "receipt" } } as const;
    const statement = await queueSealedMailsStatement(
      { db: base.db, seal: before, now },
      { kind: "childcare", personId: "mere" },
      [mail],
    );
    await statement.run();
    const [row] = await rowsOf("select id, facts from mails_to_send");
    const facts = JSON.parse(row?.facts ?? "{}");
    expect(await openFacts(during, row?.id ?? "", facts)).toEqual({ what: "receipt" });
    expect(await openFacts(after, row?.id ?? "", facts)).toBeUndefined();
    expect(await text("mails_to_send")).not.toContain("example.nz");
  });
});

/** Ten o'clock in the morning in New Zealand, a week before a phase begins for this due date. */
const dueDate = "2026-10-28";
const at = (hours: number) => clockAt(Date.parse("2026-04-28T22:00:00Z") + hours * 3_600_000);

async function strike(ring: string, hours: number) {
  const office = postOffice(base.db);
  office.bindings.SEAL_SECRET = ring;
  await runReminders(office.bindings, at(hours));
  await office.bring(at(hours));
  return office.box.map(({ to }) => to);
}

const columns = async () =>
  (await text("preferences")) + (await text("email_addresses")) + (await text("mails_to_send"));

describe("the place that a person remembers is sealed in the database", () => {
  const place = [
    { group: "settings", key: "loc", val: `Whangamōmona${"😀".repeat(188)}` },
    { group: "settings", key: "lat", val: "-39.14" },
    { group: "settings", key: "lng", val: "174.74" },
  ];
  const stored = async (): Promise<Preference[]> =>
    (await base.db.prepare('select grp as "group", key, val from preferences').all<Preference>()).results;
  const keep = (list: readonly Preference[]) =>
    base.db
      .prepare(
        `insert into preferences (person_id, grp, key, val, changed_at)
         select 'one', value ->> 'group', value ->> 'key', value ->> 'val', 0 from json_each(?)`,
      )
      .bind(JSON.stringify(list))
      .run();

  test.each([
    ["what earlier releases stored in plain text is sealed by the next run", place],
    ["with a new secret it is sealed anew by the next run", sealPreferences(place, before)],
  ])("%s, and reads as it was", async (_case, list) => {
    await addPerson(base.db, "one", {});
    await keep([...(await list), { group: "checkboxes", key: "t1", val: "true" }]);
    await strike(`${first},${second}`, 0);
    expect(JSON.stringify(await stored())).not.toMatch(/Whangam|39\.14|174\.74/);
    expect((await stored()).filter(({ val }) => val.startsWith("~2."))).toHaveLength(3);
    expect(await openPreferences(await stored(), after)).toEqual(
      expect.arrayContaining([...place, { group: "checkboxes", key: "t1", val: "true" }]),
    );
  });
});

describe("due dates and addresses are sealed in the database", () => {
  const save = async (seal: Seal, id: string) => {
    const [sealed] = await sealPreferences([{ group: "settings", key: "dd", val: dueDate }], seal);
    await addPerson(base.db, id, { dueDate: sealed?.val ?? "", address: "" });
    const sessionState: SessionState = {
      is: "logged-in",
      person: { id },
      session: { idHash: "", startedAt: now, expiresAt: now + 1 },
      preferences: [],
    };
    let token = "";
    const addresses = emailAddressesOf({
      db: base.db,
      seal,
      now: at(-1).now,
      language: "en",
      sessionState,
      mail: (db, mail) => {
        token = mail.token;
        return queueConfirmation(db, mail);
      },
    });
    await addresses.add(`${id}@example.nz`);
    expect(await addresses.pending()).toEqual([`${id}@example.nz`]);
    return { confirm: () => addresses.confirm(token) };
  };

  test("and yet the mail that confirms goes out, and the reminder, once", async () => {
    const { confirm } = await save(before, "one");
    expect(await strike(first, -1)).toEqual(["one@example.nz"]);
    expect(await confirm()).toBe("one@example.nz");
    expect(await strike(first, 0)).toEqual(["one@example.nz"]);
    expect(await strike(first, 1)).toEqual([]);
    expect(await columns()).not.toMatch(new RegExp(`example.nz|${dueDate}`));
    expect(await text("reminders_sent")).not.toContain(dueDate);
  });

  test("what earlier releases stored in plain text is sealed by the next run, and nobody is reminded twice", async () => {
    for (const id of ["one", "two"]) await addPerson(base.db, id, { dueDate });
    const office = postOffice(base.db);
    await runReminders(office.bindings, at(0));
    await office.bring(at(0));
    expect(office.box).toHaveLength(2);
    expect(await columns()).toContain(dueDate);
    expect(await strike(first, 1)).toEqual([]);
    expect(await columns()).not.toMatch(new RegExp(`example.nz|${dueDate}`));
  });

  test("a mail that waits while they are sealed anew still goes out", async () => {
    await addPerson(base.db, "one", { dueDate });
    const office = postOffice(base.db);
    await runReminders(office.bindings, at(0));
    expect(await strike(first, 1)).toEqual(["one@example.nz"]);
  });

  test("with a new secret they are sealed anew, reminders go on, and the old secret may go", async () => {
    const { confirm } = await save(before, "one");
    await confirm();
    await strike(first, 0);
    expect(await strike(`${first},${second}`, 1)).toEqual([]);
    expect(await rowsOf("select val from preferences where key = 'dd' and val like '~2.%'")).toHaveLength(1);
    expect(await rowsOf("select address from email_addresses where address like '~2.%'")).toHaveLength(1);
    // Week 31 begins sixteen weeks later.
    expect(await strike(second, 16 * 7 * 24)).toEqual(["one@example.nz"]);
  });

  test("before that run the date is found as the old secret sealed it, and saved again it reminds nobody twice", async () => {
    const { confirm } = await save(before, "one");
    await confirm();
    expect(await strike(first, 0)).toEqual(["one@example.nz"]);
    const again = await during.columns.dueDates.close(dueDate);
    await base.db.prepare("update preferences set val = ? where key = 'dd'").bind(again).run();
    expect(await strike(`${first},${second}`, 1)).toEqual([]);
  });

  test("five mails an hour to an address, however it is written", async () => {
    await addPerson(base.db, "one", {});
    await Promise.all(
      Array.from({ length: 7 }, async (_, at) => {
        const mail = {
          address: `${"aA"[at % 2]}@example.nz`,
          language: "en" as const,
          facts: { what: "receipt", service: "x", reference: "y", children: "z" },
        };
        const kind = { kind: "childcare", personId: "one" };
        const queue = await queueSealedMailsStatement({ db: base.db, seal: during, now: 0 }, kind, [mail]);
        await queue.run();
      }),
    );
    expect(await strike(`${first},${second}`, 0)).toHaveLength(5);
  });
});
