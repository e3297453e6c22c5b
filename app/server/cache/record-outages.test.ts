import { beforeEach, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import type { Outage } from "./publication.ts";
import { recordOutages } from "./record-outages.ts";

const base = databaseForTests();
const minute = 60_000;
let services = 0;
let service: string;

beforeEach(() => {
  service = `service-${++services}`;
});

/** Minutes. */
const outage = (start: number | undefined, end: number | undefined): Outage => ({
  id: "1",
  service,
  message_en: undefined,
  message_mi: undefined,
  outage_start_datetime: start === undefined ? undefined : start * minute,
  outage_end_datetime: end === undefined ? undefined : end * minute,
});
const seen = (now: number, ...outages: Outage[]) => recordOutages(base.db, outages, now * minute);
async function known(): Promise<[number, number] | undefined> {
  const row = await base.db
    .prepare("select started_at, ended_at from outages where service = ?")
    .bind(service)
    .first<{ started_at: number; ended_at: number }>();
  return row ? [row.started_at / minute, row.ended_at / minute] : undefined;
}

test.each([
  ["before it starts: not", 9, outage(10, 20), undefined],
  ["with its end", 12, outage(10, 20), [10, 20]],
  ["after its end, as nobody came while it lasted", 70, outage(10, 20), [10, 20]],
  ["a day after its end: not", 20 + 24 * 60 + 1, outage(10, 20), undefined],
  ["without a start: from now", 12, outage(undefined, 20), [12, 20]],
  ["without an end: until now", 12, outage(10, undefined), [10, 12]],
] as const)("an outage is recorded %s", async (_when, now, each, expected) => {
  await seen(now, { ...each, service });
  expect(await known()).toEqual(expected);
});

test("one without an end is recorded again every minute", async () => {
  const endless = outage(10, undefined);
  await seen(12, endless);
  await seen(12.5, endless);
  expect(await known()).toEqual([10, 12]);
  await seen(13, endless);
  expect(await known()).toEqual([10, 13]);
});

test("one that is taken back ends then", async () => {
  await seen(12, outage(10, 200));
  await seen(15);
  expect(await known()).toEqual([10, 15]);
});

test("two with less than an hour between them are one, so that what waited for the first waits for the second", async () => {
  await seen(12, outage(10, 20));
  await seen(75, outage(75, 90));
  expect(await known()).toEqual([10, 90]);
  await seen(160, outage(160, 170));
  expect(await known()).toEqual([160, 170]);
  await seen(161, outage(160, 170), outage(30, 40));
  expect(await known()).toEqual([160, 170]);
});
