import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { linksWith } from "../mail/links.ts";
import { reminders } from "./index.ts";
import { runReminders } from "./job.ts";
import {
  addPerson,
  clockAt,
  deletePeople,
  linkSecrets,
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
beforeEach(async () => {
  await deletePeople(db);
  await addPerson(db, "one", { dueDate: "2026-10-28", subscribed: "true" });
  await addPerson(db, "two", { dueDate: "2026-10-28", subscribed: "true" });
  for (const id of ["one", "two"]) {
    await savePreference(db, id, "loc", "Ōtaki");
    await db.prepare("insert into preferences values (?, 'checkboxes', '11', 'true', 0)").bind(id).run();
  }
});

const morning = clockAt("2026-04-28T22:00:00Z");
const token = (id: string) => linksWith(linkSecrets).tokenFor(id);

async function stop(body: unknown, env: object = {}) {
  const answer = await reminders.request(
    "/stop",
    { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) },
    { DB: db, LINK_SECRETS: linkSecrets, ...env },
  );
  return { status: answer.status, body: await answer.json() };
}

async function preferencesOf(id: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      "select grp || '.' || key || '=' || val as preference from preferences where person_id = ? order by 1",
    )
    .bind(id)
    .all<{ preference: string }>();
  return results.map(({ preference }) => preference);
}

const all = [
  "checkboxes.11=true",
  "settings.dd=2026-10-28",
  "settings.loc=Ōtaki",
  "settings.subscribed=true",
];
const stopped = ["settings.subscribed=false"];

describe("the link of a mail", () => {
  test("stops the reminders at once, and nothing else", async () => {
    const office = postOffice(db);
    await runReminders(office.bindings, morning);
    expect(await stop({ token: await token("one"), what: "reminders" })).toEqual({
      status: 200,
      body: { stopped: true },
    });
    await office.bring(morning);
    expect(office.box.map(({ to }) => to)).toEqual(["two@example.nz"]);
    expect(await preferencesOf("one")).toEqual([...all.slice(0, 3), ...stopped]);
    expect(await preferencesOf("two")).toEqual(all);
  });

  test("stops everything: due date, ticked tasks, every trace of reminders", async () => {
    const office = postOffice(db);
    await runReminders(office.bindings, morning);
    await office.bring(morning);
    expect(await stop({ token: await token("one"), what: "everything" })).toMatchObject({ status: 200 });
    expect(await preferencesOf("one")).toEqual(["settings.loc=Ōtaki", ...stopped]);
    expect(await preferencesOf("two")).toEqual(all);
    for (const table of ["reminders_sent", "mails_to_send"]) {
      const { results } = await db.prepare(`select person_id from ${table}`).all();
      expect(results).toEqual([{ person_id: "two" }]);
    }
  });

  test.each(["reminders", "everything"])("twice is once (%s)", async (what) => {
    const body = { token: await token("one"), what };
    await stop(body);
    const before = await preferencesOf("one");
    expect(await stop(body)).toEqual({ status: 200, body: { stopped: true } });
    expect(await preferencesOf("one")).toEqual(before);
  });

  test("works years later, and for somebody who has gone it changes nothing", async () => {
    const body = { token: await token("one"), what: "everything" };
    await db.prepare("delete from people where id = 'one'").run();
    expect(await stop(body)).toEqual({ status: 200, body: { stopped: true } });
    expect(await preferencesOf("one")).toEqual([]);
  });
});

describe("anything else stops nothing", () => {
  test.each([
    ["a link that we did not write", { token: "1.one.AAAA", what: "everything" }, 200, { stopped: false }],
    ["no link", { what: "everything" }, 400, undefined],
    ["a word that is none of ours", { token: "1.one.AAAA", what: "all" }, 400, undefined],
    ["no JSON", "{", 400, undefined],
    ["nothing", "", 400, undefined],
    ["a link without end", { token: "1".repeat(501), what: "reminders" }, 400, undefined],
  ])("%s", async (_, body, status, says) => {
    const answer = await stop(body);
    expect(answer.status).toBe(status);
    if (says) expect(answer.body).toEqual(says);
    expect(await preferencesOf("one")).toEqual(all);
  });

  test("a body that is too long", async () => {
    const answer = await reminders.request(
      "/stop",
      { method: "POST", body: "x".repeat(5000) },
      { DB: db, LINK_SECRETS: linkSecrets },
    );
    expect(answer.status).toBe(413);
  });

  test.each(["/stop", "/run"])("%s by GET", async (path) => {
    const answer = await reminders.request(path, {}, { DB: db, LINK_SECRETS: linkSecrets });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
