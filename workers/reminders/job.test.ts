import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runReminders } from "./job.ts";
import {
  addMany,
  addPerson,
  clockAt,
  deletePeople,
  peopleDatabase,
  postOffice,
  savePreference,
} from "./people-for-tests.ts";

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await peopleDatabase());
});
afterAll(() => end());
beforeEach(() => deletePeople(db));

const hour = 3_600_000;
/** Ten o'clock in the morning in New Zealand, a week before week 15 of a pregnancy with this due date. */
const dueDate = "2026-10-28";
const morning = Date.parse("2026-04-28T22:00:00Z");
const at = (hours: number) => clockAt(morning + hours * hour);

/** An hour of the job, and what its queue brings. */
async function strike(office: ReturnType<typeof postOffice>, hours = 0) {
  await runReminders(office.bindings, at(hours));
  await office.bring(at(hours));
}
const rows = async (table: "reminders_sent" | "mails_to_send") =>
  (await db.prepare(`select * from ${table}`).all()).results;

describe("who gets a reminder", () => {
  test.each([
    ["a due date, an address, and no word about reminders", { dueDate }, 1],
    ["who wants them", { dueDate, subscribed: "true" }, 1],
    ["who does not want them", { dueDate, subscribed: "false" }, 0],
    ["no due date", {}, 0],
    ["an empty due date", { dueDate: "" }, 0],
    ["a due date of which no phase begins in a week", { dueDate: "2026-11-28" }, 0],
    ["no address that was confirmed", { dueDate, address: "" }, 0],
  ] as const)("%s: %s", async (_, facts, mails) => {
    await addPerson(db, "one", facts);
    const office = postOffice(db);
    await strike(office);
    expect(office.box).toHaveLength(mails);
  });

  test("an address that still waits for its confirmation gets none", async () => {
    await addPerson(db, "one", { dueDate, address: "" });
    await db
      .prepare(
        "insert into email_addresses (person_id, address, state, created_at) values ('one', 'a@b.nz', 'pending', 0)",
      )
      .run();
    const office = postOffice(db);
    await strike(office);
    expect(office.box).toEqual([]);
  });

  test("everybody, also when they are more than one transaction takes", async () => {
    await addMany(db, 420, dueDate);
    const { bindings, queued } = postOffice(db);
    await runReminders(bindings, at(0));
    expect(new Set(queued).size).toBe(420);
    expect(new Set((await rows("mails_to_send")).map(({ address }) => address)).size).toBe(420);
  });

  test("each in their own language", async () => {
    await addPerson(db, "one", { dueDate, language: "mi" });
    await addPerson(db, "two", { dueDate });
    const office = postOffice(db);
    await strike(office);
    expect(office.box.map(({ headers }) => headers["Content-Language"]).sort()).toEqual(["en", "mi"]);
  });
});

describe("once for each person, phase and due date", () => {
  test("however often the job runs", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    for (const hours of [0, 0, 1, 2, 24, 48]) await strike(office, hours);
    expect(office.box).toHaveLength(1);
  });

  test("however many run at the same moment", async () => {
    for (const id of ["one", "two", "three"]) await addPerson(db, id, { dueDate });
    const offices = Array.from({ length: 8 }, () => postOffice(db));
    await Promise.all(offices.map(({ bindings }) => runReminders(bindings, at(0))));
    await Promise.all(offices.map((office) => office.bring(at(0))));
    expect(offices.flatMap(({ box }) => box.map(({ to }) => to)).sort()).toEqual([
      "one@example.nz",
      "three@example.nz",
      "two@example.nz",
    ]);
  });

  test("although the queue brings a mail twice, at the same moment", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(0));
    office.queued.push(...office.queued, ...office.queued);
    const [once = ""] = office.queued;
    await Promise.all([office.bring(at(0)), office.bring(at(0))]);
    office.queued.push(once);
    await office.bring(at(1));
    expect(office.box).toHaveLength(1);
  });

  test("what the queue loses comes with a later hour", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(0));
    office.queued.splice(0);
    await strike(office, 1);
    expect(office.box).toHaveLength(1);
  });

  test("a job that was down for days makes up for it until the day before the phase", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await strike(office, 6 * 24 + 11);
    expect(office.box).toHaveLength(1);
  });

  test("and never when the phase has begun", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await strike(office, 7 * 24);
    expect([office.box, await rows("reminders_sent")]).toEqual([[], []]);
  });
});

describe("never outside of the hours", () => {
  test.each([
    [-2, 0, "8 in the morning"],
    [-1, 1, "9 in the morning"],
    [11, 1, "9 in the evening"],
    [12, 0, "10 in the evening"],
    [17, 0, "3 at night"],
  ])("%i hours later: %i (%s)", async (hours, mails) => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await strike(office, hours);
    expect(office.box).toHaveLength(mails);
  });

  test("what the queue brings late in the evening waits until nine", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(11));
    await office.bring(at(12));
    for (let hours = 13; hours < 23; hours++) await strike(office, hours);
    expect(office.box).toEqual([]);
    await strike(office, 23);
    expect(office.box).toHaveLength(1);
    expect(await rows("mails_to_send")).toMatchObject([{ state: "sent", attempts: 1 }]);
  });
});

describe("what is not sent yet is dropped", () => {
  const changes = {
    "when the due date has changed": () => savePreference(db, "one", "dd", "2026-12-24"),
    "when the due date was emptied": () => savePreference(db, "one", "dd", ""),
    "when the person wants no more": () => savePreference(db, "one", "subscribed", "false"),
    "when the address has changed": () =>
      db.prepare("update email_addresses set address = 'new@example.nz', state = 'pending'").run(),
    "when the person has gone": () => db.prepare("delete from people").run(),
  };
  test.each(Object.entries(changes))("%s", async (_, change) => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(0));
    await change();
    await office.bring(at(0));
    expect([office.box, await rows("reminders_sent"), await rows("mails_to_send")]).toEqual([[], [], []]);
  });

  test("also what was set aside, when the due date has changed", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(0));
    await db.prepare("update mails_to_send set state = 'set-aside'").run();
    await savePreference(db, "one", "dd", "2026-12-24");
    await runReminders(office.bindings, at(1));
    expect([await rows("reminders_sent"), await rows("mails_to_send")]).toEqual([[], []]);
  });

  test("another due date that is due too gets its own reminder; back again, the first one is not sent twice", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await strike(office);
    await savePreference(db, "one", "dd", "2026-10-27");
    await strike(office, 1);
    await savePreference(db, "one", "dd", dueDate);
    await strike(office, 2);
    expect(office.box).toHaveLength(2);
  });

  test("a change that is taken back in time costs no reminder", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await runReminders(office.bindings, at(0));
    await savePreference(db, "one", "subscribed", "false");
    await office.bring(at(0));
    await savePreference(db, "one", "subscribed", "true");
    await strike(office, 1);
    expect(office.box).toHaveLength(1);
  });
});

describe("what is kept", () => {
  test("of a reminder that was sent: a day later nothing but that it was; a month later nothing", async () => {
    await addPerson(db, "one", { dueDate });
    const office = postOffice(db);
    await strike(office);
    expect(await rows("mails_to_send")).toMatchObject([{ state: "sent", facts: "{}" }]);
    await strike(office, 25);
    expect([(await rows("mails_to_send")).length, (await rows("reminders_sent")).length]).toEqual([0, 1]);
    await strike(office, 31 * 24);
    expect(await rows("reminders_sent")).toEqual([]);
    expect(office.box).toHaveLength(1);
  });
});

test("without secrets to sign with nothing is claimed", async () => {
  await addPerson(db, "one", { dueDate });
  const { bindings } = postOffice(db);
  await expect(runReminders({ ...bindings, LINK_SECRETS: undefined }, at(0))).rejects.toThrow("LINK_SECRETS");
  expect(await rows("reminders_sent")).toEqual([]);
});
