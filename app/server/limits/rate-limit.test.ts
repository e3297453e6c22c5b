import { beforeEach, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import {
  attemptsFrom,
  checkRateLimits,
  householdNetwork,
  networkPrefix,
  type RateLimit,
  tooManyRequests,
} from "./rate-limit.ts";

const base = databaseForTests();
const limit: RateLimit = { name: "login", times: 20, within: 600_000 };
const now = Date.UTC(2026, 10, 20);

beforeEach(async () => void (await base.db.prepare("delete from rate_limits").run()));

const times = async (count: number, who = "one", at = now) => {
  let last: number | undefined;
  for (let time = 0; time < count; time++) last = await checkRateLimits(base.db, [{ limit, who }], at);
  return last;
};

describe("20 in 10 minutes, counted exactly [quality/abuse/limits]", () => {
  test("the 20th passes, the 21st waits for the end of the ten minutes", async () => {
    expect(await times(20)).toBeUndefined();
    expect(await times(1, "one", now + 60_000)).toBe(540_000);
  });

  test("of 40 at the same moment 20 pass", async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, () => checkRateLimits(base.db, [{ limit, who: "one" }], now)),
    );
    expect(all.filter((wait) => wait === undefined)).toHaveLength(20);
  });

  test("after ten minutes it begins anew", async () => {
    await times(30);
    expect(await times(20, "one", now + 600_000)).toBeUndefined();
    expect(await times(1, "one", now + 600_000)).toBe(600_000);
  });

  test("others count for themselves, and so do other things", async () => {
    await times(21);
    expect(await times(1, "two")).toBeUndefined();
    expect(
      await checkRateLimits(base.db, [{ limit: { ...limit, name: "mail" }, who: "one" }], now),
    ).toBeUndefined();
  });

  test("of several limits the longest wait counts", async () => {
    await times(20);
    const both = [
      { limit, who: "one" },
      { limit: { name: "login-address", times: 200, within: 600_000 }, who: "street" },
    ];
    expect(await checkRateLimits(base.db, both, now)).toBe(600_000);
  });

  test("what is refused writes no row and changes none [quality/abuse/no-row]", async () => {
    const both = [
      { limit: { ...limit, times: 2 }, who: "one" },
      { limit: { name: "login-address", times: 200, within: 600_000 }, who: "street" },
    ];
    const rows = async () =>
      (await base.db.prepare("select name, times from rate_limits order by name").all()).results;
    for (let time = 0; time < 2; time++) await checkRateLimits(base.db, both, now);
    const before = await rows();
    for (let time = 0; time < 50; time++)
      expect(await checkRateLimits(base.db, both, now + 1_000)).toBe(599_000);
    expect(await rows()).toEqual(before);
    expect(before).toEqual([
      { name: "login", times: 2 },
      { name: "login-address", times: 2 },
    ]);
  });

  test("nothing to count asks nothing", async () =>
    expect(await checkRateLimits(base.db, [], now)).toBeUndefined());
});

test("over it: 429 with Retry-After in whole seconds", () => {
  const { status, headers } = tooManyRequests(1500);
  expect([status, headers.get("Retry-After")]).toEqual([429, "2"]);
});

describe("who shares a limit", () => {
  const attempts = (address: string | undefined) =>
    attemptsFrom(
      new Request("https://site.example/", { headers: address ? { "CF-Connecting-IP": address } : {} }),
      limit,
      async (purpose, text) => `${purpose} ${text}`,
    );

  test("an address has ten times the limit, its neighbourhood far more [quality/abuse/shared-addresses]", async () => {
    const [address, neighbourhood] = await attempts("203.0.113.9");
    expect(address).toMatchObject({ who: "address 203.0.113.9", limit: { times: 200 } });
    expect(neighbourhood).toMatchObject({ who: "network 203.0.113", limit: { times: 4000 } });
    expect(await attempts(undefined)).toEqual([]);
  });

  test("one address does not lock its neighbours out", async () => {
    for (let time = 0; time < 201; time++)
      await checkRateLimits(base.db, await attempts("203.0.113.9"), now + 1_000_000);
    const wait = async (address: string) =>
      checkRateLimits(base.db, await attempts(address), now + 1_000_000);
    expect(await wait("203.0.113.9")).toBeGreaterThan(0);
    expect(await wait("203.0.113.200")).toBeUndefined();
  });

  test.each([
    ["203.0.113.77", "203.0.113.77"],
    ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3:8d3"],
  ])("a household's network: %s → %s", (address, network) => expect(householdNetwork(address)).toBe(network));
});

describe("IP addresses truncated [quality/privacy/logs]", () => {
  test.each([
    ["203.0.113.77", "203.0.113"],
    ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3"],
    ["2001:0DB8:0000::1", "2001:db8:0"],
    ["2001:db8::1", "2001:db8:0"],
    ["::1", "0:0:0"],
    ["::ffff:203.0.113.77", "0:0:0"],
    ["", ""],
  ])("%s → %s", (address, part) => expect(networkPrefix(address)).toBe(part));
});
