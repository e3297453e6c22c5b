import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { guideDatabase } from "../guide-for-tests.ts";
import { loadContent } from "./load.mjs";
import { sqlFile } from "./sql-file.mjs";

const local = { loaded: guideDatabase(), written: guideDatabase() };
let statements: string[] = [];
const atOnce = 50;

beforeAll(async () => {
  const file = sqlFile();
  await loadContent(file.db);
  statements = statementsOf(file.text());
  await loadContent((await local.loaded).db);
  const { db } = await local.written;
  for (let from = 0; from < statements.length; from += atOnce)
    await db.batch(statements.slice(from, from + atOnce).map((statement) => db.prepare(statement)));
});
afterAll(async () => {
  for (const each of Object.values(local)) await (await each).end();
});

test("no statement is longer than the 100,000 bytes that the platform takes", () => {
  expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(100_000);
});

test.each([
  "select kind, id, body from content_items order by kind, id",
  "select version, body from content_publication",
  "select rowid from content_index where content_index match 'midwife OR sleep' order by rowid",
  "select * from content_cards order by row_number",
  "select * from content_words order by word, language",
])("the written file brings the same guide as the load: %s", async (query) => {
  const [loaded, written] = await Promise.all(
    [local.loaded, local.written].map(async (each) => (await (await each).db.prepare(query).all()).results),
  );
  expect(written).toEqual(loaded);
  expect(written?.length).toBeGreaterThan(0);
});
