import { beforeEach, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import type { Visit } from "#app/server/visit.ts";
import { brokenDatabase, databaseForTests } from "../../../../../tests/support/database.ts";
import { countSubmission } from "./submission-limit.ts";

const tests = databaseForTests();
const hour = 60 * 60 * 1000;
const request = new Request("https://timata.example/register-my-baby/review", { method: "POST" });

const visitOf = (browser: string, db = tests.db, now = 0) =>
  ({
    request: { cookies: `__Host-draft=${browser}` },
    site: { seal: new Seal("only-for-tests-only-for-tests-only-for-tests") },
    account: { db, now, person: undefined },
  }) as unknown as Visit;

async function press(browser: string, keys: readonly string[]): Promise<(number | undefined)[]> {
  const waits: (number | undefined)[] = [];
  for (const key of keys) waits.push(await countSubmission(request, visitOf(browser), key));
  return waits;
}

const keys = (from: string, count: number) => Array.from({ length: count }, (_, index) => `${from}${index}`);

beforeEach(async () => {
  await tests.db.prepare("delete from rate_limits").run();
});

test("submissions 10 an hour: the eleventh waits, in another browser none does [quality/abuse/limits]", async () => {
  const waits = await press("mine", keys("birth", 11));
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(undefined));
  expect(waits[10]).toBe(hour);
  expect(await press("yours", ["another"])).toEqual([undefined]);
});

test("the same submission pressed again counts once, and 100 times at most", async () => {
  const waits = await press("mine", Array(101).fill("birth"));
  expect(waits.slice(0, 100)).toEqual(Array(100).fill(undefined));
  expect(waits[100]).toBe(hour);
  expect(await press("mine", keys("other", 9))).toEqual(Array(9).fill(undefined));
});

test("a database that cannot count stops nobody", async () => {
  expect(await countSubmission(request, visitOf("mine", brokenDatabase), "birth")).toBeUndefined();
});
