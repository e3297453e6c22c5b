import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseForTests } from "../../tests/support/database.ts";
import { standIns } from "../stand-ins/stand-ins.ts";
import { feedShape } from "./feed.ts";
import type { AmountTable } from "./index.ts";
import { ownTable } from "./table.ts";

const database = databaseForTests();
const id = "best_start.weekly";
const hour = 60 * 60 * 1000;

function withBestStart(value: number): AmountTable {
  const series = ownTable.amounts[id];
  const values = [{ ...series.values.at(-1)!, value, from: "2026-04-01" }];
  return { ...ownTable, amounts: { ...ownTable.amounts, [id]: { ...series, values } } };
}

let feed: Server;
let body: unknown;
let now = Date.parse("2026-11-22T00:00:00Z");
let isolate: typeof import("./feed.ts") & typeof import("./index.ts");

/** As when the platform starts the worker anew. */
async function newIsolate() {
  vi.resetModules();
  isolate = { ...(await import("./feed.ts")), ...(await import("./index.ts")) };
}

async function bestStart(): Promise<number | undefined> {
  const { port } = feed.address() as AddressInfo;
  const work: Promise<unknown>[] = [];
  const env = { DB: database.db, AMOUNTS_URL: `http://127.0.0.1:${port}/` };
  await isolate.refreshAmounts(env, (done) => work.push(done), now);
  await Promise.all(work);
  return isolate.amountAt(id, "2026-11-22")?.value;
}

beforeEach(async () => {
  now += 40 * 24 * hour;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database.db.prepare("delete from open_data_copies").run();
  feed = createServer((_, answer) => {
    if (body === undefined) return answer.writeHead(503).end();
    answer.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise((ready) => feed.listen(0, "127.0.0.1", () => ready(undefined)));
  await newIsolate();
});
afterEach(() => {
  vi.restoreAllMocks();
  feed.closeAllConnections();
  feed.close();
});

describe("AMOUNTS_URL", () => {
  test("the feed's amounts are used in place of ours, and asked for once an hour", async () => {
    body = withBestStart(75);
    expect(await bestStart()).toBe(75);
    body = withBestStart(76);
    expect(await bestStart()).toBe(75);
    now += hour;
    expect(await bestStart()).toBe(76);
  });

  test.each<[string, unknown]>([
    ["is down", undefined],
    ["has nothing", {}],
    ["has lost a series", { ...ownTable, amounts: { ...ownTable.amounts, [id]: undefined } }],
    ["has a text for an amount", withBestStart("75" as never)],
    ["names a source that is not there", { ...withBestStart(75), sources: [] }],
    [
      "counts in other units",
      {
        ...ownTable,
        amounts: { ...ownTable.amounts, [id]: { ...ownTable.amounts[id], unit: "dollars a year" } },
      },
    ],
  ])("a feed that %s is not used: ours are", async (_, broken) => {
    body = broken;
    expect(await bestStart()).toBe(73);
  });

  test("when it fails, its last good copy holds, in a new isolate too", async () => {
    body = withBestStart(75);
    await bestStart();
    body = { amounts: "none" };
    now += hour;
    expect(await bestStart()).toBe(75);
    await newIsolate();
    expect(await bestStart()).toBe(75);
  });

  test("a feed that failed is asked again after a minute", async () => {
    body = undefined;
    expect(await bestStart()).toBe(73);
    body = withBestStart(75);
    expect(await bestStart()).toBe(73);
    now += 60_000;
    expect(await bestStart()).toBe(75);
  });
});

test("the stand-in is such a feed, says that it is a stand-in, and can have another amount", async () => {
  const answer = await standIns.request("/stand-ins/amounts.json?best_start.weekly=75");
  body = await answer.json();
  expect(body).toMatchObject({ notice: { en: expect.stringContaining("This is a stand-in.") } });
  expect(await bestStart()).toBe(75);
});

test("our own table has the shape that a feed must have", () => {
  expect(feedShape.safeParse(ownTable).error).toBeUndefined();
});
