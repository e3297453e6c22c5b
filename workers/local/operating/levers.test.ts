import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import { root } from "../paths.mjs";
import { levers, pull } from "./levers.mjs";

const base = databaseForTests();
const now = new Date("2026-11-24T20:30:00Z");
let rolledBack = 0;

const pulled = (line: string) =>
  pull(line.split(" "), {
    now,
    who: "hana",
    ask: async (sql) => (await base.db.prepare(sql).all()).results,
    rollBack: async () => void rolledBack++,
  });
const count = (from: string) => base.db.prepare(`select count(*) as n from ${from}`).first("n");

beforeAll(async () => {
  await base.db.batch(
    [
      "insert into people (id, subject_hash, created_at, seen_at, language) values ('p', 'p', 0, 0, 'en')",
      "insert into sessions (id_hash, person_id, browser_hash, started_at, seen_at, expires_at, sealed) values ('s', 'p', 'b', 0, 0, 9e12, '')",
      "insert into mails_to_send (id, kind, address, language, facts, state, attempts, created_at, next_at) values ('m', 'k', 'a', 'en', '{}', 'set-aside', 5, 0, 9)",
      "insert into alerts values ('journey', 0, 0)",
      "insert into neighbour_states values ('registry', 0, 0)",
    ].map((sql) => base.db.prepare(sql)),
  );
});

test("each lever does what it says, and what changes something is on record with who did it [quality/operations/levers]", async () => {
  await pulled("close register-my-baby --until 14:00 --remote");
  expect(await pulled("closed")).toMatchObject([{ service: "register-my-baby", opened_at: null }]);
  await pulled("open register-my-baby --remote");
  expect(await pulled("closed")).toMatchObject([{ opened_at: now.toISOString() }]);
  expect(await pulled("alerts")).toMatchObject([{ name: "journey" }, { name: "registry" }]);
  const waiting = async () => (await pulled("waiting")).map((row) => row.waiting);
  expect(await waiting()).toEqual([0, 1, 0, 0]);
  expect(await pulled("sizes")).toMatchObject([{ mails_to_send: 1, drafts: 0 }]);
  await pulled("send-again --remote");
  expect(await waiting()).toEqual([1, 0, 0, 0]);
  await pulled("end-sessions --remote");
  expect(await count("sessions")).toBe(0);
  await pulled("roll-back --remote");
  expect(rolledBack).toBe(1);
  const record = await pulled("record");
  expect(record.map(({ lever }) => lever).sort()).toEqual(
    ["close", "open", "send-again", "end-sessions", "roll-back"].sort(),
  );
  expect(record).toContainEqual({
    at: now.toISOString(),
    lever: "close",
    words: "register-my-baby --until 14:00",
    who: "hana",
  });
});

test.each(["", "shut login", "waiting login", "close nothing"])(
  "%j is refused, and not on record",
  async (line) => {
    const before = await count("operations");
    await expect(pulled(line)).rejects.toThrow("npm run ops -- ");
    expect(await count("operations")).toBe(before);
  },
);

test("the runbook has nobody do anything to the database but by a lever that exists", () => {
  const runbook = readFileSync(`${root}/.github/RUNBOOK.md`, "utf8");
  const named = [...runbook.matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name = ""]) => name);
  expect([...new Set(named)].sort()).toEqual(Object.keys(levers).sort());
  expect(runbook).not.toMatch(/d1 execute|`(delete from|update) |npm run (notice|rollback)/);
});
