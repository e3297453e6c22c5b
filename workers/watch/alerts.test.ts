import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../database-for-tests.ts";
import { countFailure, type KnownState, noteNeighbour, readState } from "../log/state.ts";
import { alerts } from "./alerts.ts";
import { watch } from "./job.ts";
import { walk } from "./journey.ts";

const runbook = readFileSync(new URL("../../.github/RUNBOOK.md", import.meta.url), "utf8");
const minute = 60 * 1000;
const hour = 60 * minute;
const now = Date.parse("2026-11-23T00:00:00Z");
const well: KnownState = {
  downSince: {},
  heard: [],
  jobs: {
    journey: { ranAt: now, workedAt: now, failures: 0, counts: {} },
    "clean-up": { ranAt: now, workedAt: now, failures: 0, counts: {} },
    reminders: { ranAt: now, workedAt: now, failures: 0, counts: {} },
  },
  mails: { waiting: 0, setAside: 0, oldest: null },
  failures: {},
  size: 0,
};
const run = (workedAt: number | null, failures = 0) => ({ ranAt: now, workedAt, failures, counts: {} });

describe("an alert", () => {
  test.each<[string, Partial<KnownState>, Partial<KnownState>]>([
    ["journey", { jobs: { journey: run(now, 2) } }, { jobs: { journey: run(now, 1) } }],
    [
      "neighbour-down",
      { downSince: { registry: now - 11 * minute } },
      { downSince: { registry: now - 9 * minute } },
    ],
    ["failures", { failures: { "answered-5xx": 20 } }, { failures: { "answered-5xx": 19 } }],
    ["payment-origin", { failures: { "payment-origin-unexpected": 1 } }, {}],
    ["mails-set-aside", { mails: { waiting: 0, setAside: 1, oldest: null } }, {}],
    ["mailbox", { jobs: { mailbox: run(now, 2) } }, { jobs: { mailbox: run(now, 1) } }],
    [
      "mails-late",
      { mails: { waiting: 1, setAside: 0, oldest: now - 3 * hour } },
      { mails: { waiting: 1, setAside: 0, oldest: now - hour } },
    ],
    [
      "clean-up",
      { jobs: { "clean-up": run(now - 27 * hour) } },
      { jobs: { "clean-up": run(now - 25 * hour) } },
    ],
    ["reminders", { jobs: { reminders: run(null) } }, { jobs: { reminders: run(now - hour) } }],
    ["database-size", { size: 7_000_000_001 }, { size: 7_000_000_000 }],
    ["database-slow", { failures: { "database-timeout": 10 } }, { failures: { "database-timeout": 9 } }],
  ])("%s holds beyond its limit, not before it, and not on a new site", (id, beyond, before) => {
    const alert = alerts.find((each) => each.id === id);
    expect(alert?.holds({ ...well, ...beyond }, now)).toBe(true);
    expect(alert?.holds({ ...well, ...before }, now)).toBe(false);
    expect(alert?.holds({ ...well, jobs: {} }, now)).toBe(false);
  });

  test.each(alerts.map(({ id, runbook }) => [id, runbook]))("%s has its part of the runbook", (_, part) => {
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^a-z -]/g, "")
        .trim()
        .replaceAll(" ", "-"),
    );
    expect(headings).toContain(part);
  });
});

describe("the job of every five minutes", () => {
  const { db, end } = emptyDatabase();
  const received: { alert: string; holds: boolean }[] = [];
  const pager = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.end();
  });
  const failing = async () => new Response("no", { status: 503 });
  let ALERT_URL: string;
  beforeAll(async () => {
    await new Promise<void>((ready) => pager.listen(0, "127.0.0.1", ready));
    ALERT_URL = `http://127.0.0.1:${(pager.address() as AddressInfo).port}/`;
    const statements = [
      "create table mails_to_send (id text, state text, created_at integer)",
      "create table neighbour_states (neighbour text primary key, down_since integer, seen_at integer)",
      "create table failure_counts (begins_at integer, event text, times integer, primary key (begins_at, event))",
      "create table job_runs (job text primary key, ran_at integer, worked_at integer, took integer, failures integer, counts text)",
      "create table alerts (alert text primary key, since integer, told_at integer)",
    ];
    await db.batch(statements.map((statement) => db.prepare(statement)));
  });
  afterAll(async () => {
    pager.close();
    await end();
  });
  const at = (later: number, fetch = failing) =>
    watch({ DB: db, ORIGIN: "https://timata.example", ALERT_URL }, now + later, fetch);

  test("tells of what goes on once, again after six hours, and when it is over", async () => {
    await at(0);
    expect(received).toEqual([]);
    await at(5 * minute);
    const journey = { alert: "journey", runbook: ".github/RUNBOOK.md#the-journey-fails", holds: true };
    expect(received).toEqual([expect.objectContaining(journey)]);
    await at(10 * minute);
    expect(received).toHaveLength(1);
    await at(7 * hour);
    expect(received.filter(({ alert }) => alert === "journey")).toHaveLength(2);
    await db.prepare("update job_runs set failures = 0").run();
    await at(7 * hour + minute);
    expect(received.at(-1)).toMatchObject({ alert: "journey", holds: false });
  });

  test("what a worker counted and whom it left alone can be read by all", async () => {
    // Other tests of the same process may have counted just now.
    const now = Date.now() + 2 * minute;
    await countFailure(db, "of-this-test", now);
    expect(countFailure(db, "of-this-test", now + 1)).toBeUndefined();
    await countFailure(db, "of-this-test", now + minute);
    await noteNeighbour(db, "registry", true, now);
    await noteNeighbour(db, "registry", true, now + minute);
    const state = await readState(db, now + 2 * minute);
    expect(state).toMatchObject({ failures: { "of-this-test": 3 }, downSince: { registry: now } });
    expect((await readState(db, now + 17 * minute)).downSince).not.toHaveProperty("registry");
    await noteNeighbour(db, "registry", false, now + 3 * minute);
    expect((await readState(db, now + 4 * minute)).downSince).not.toHaveProperty("registry");
  });

  test("a mail goes to our own mailbox once an hour, again at once after a failure", async () => {
    const sent: string[] = [];
    let isBroken = true;
    const MAIL = {
      async send({ to }: { to: string }) {
        if (isBroken) throw new Error("no domain");
        sent.push(to);
      },
    };
    const env = { DB: db, ORIGIN: "https://timata.example", WATCH_MAILBOX: "own@timata.example", MAIL };
    const walkAt = (minutes: number) =>
      watch({ ...env, MAIL_FROM: "noreply@timata.example" }, now + 30 * hour + minutes * minute, failing);
    await walkAt(0);
    expect((await readState(db, now)).jobs.mailbox).toMatchObject({ failures: 1, workedAt: null });
    isBroken = false;
    for (const minutes of [5, 10, 60, 65]) await walkAt(minutes);
    expect(sent).toEqual(["own@timata.example", "own@timata.example"]);
    expect((await readState(db, now)).jobs.mailbox).toMatchObject({ failures: 0 });
  });

  test("the journey names each step that did not go as for a visitor", async () => {
    const { failed } = await walk("https://timata.example", failing);
    expect(failed).toEqual([
      "home",
      "maori",
      "stage",
      "search",
      "rules",
      "services",
      "verdict",
      "save",
      "read",
      "login",
      "leave",
    ]);
  });
});
