import { expect, test } from "vitest";
import { databaseForTests } from "../../tests/support/database.ts";
import { sqlFile } from "../content/load/sql-file.mjs";
import { recordStatements } from "../database-for-tests.ts";
import { loadServiceLocations } from "./load.mjs";

const loaded = databaseForTests();
const written = databaseForTests();

test("every type is loaded, and the second time costs one query", async () => {
  expect(await loadServiceLocations(loaded.db)).toEqual(["EARLY_EDUCATION", "SCHOOLS", "FAMILY_SERVICES"]);
  const { db, sent } = recordStatements(loaded.db);
  expect(await loadServiceLocations(db)).toEqual([]);
  expect(sent).toHaveLength(1);
});

test("the file for a deployed site brings the same", async () => {
  const file = sqlFile();
  await loadServiceLocations(file.db);
  const statements = file
    .text()
    .split(/;\n/)
    .filter((statement) => statement !== "");
  await written.db.batch(statements.map((statement) => written.db.prepare(statement)));
  const sql =
    "select count(*) as rows, sum(cell) as cells, total(x) as x, max(body) as body from service_locations";
  const [one, other] = await Promise.all([loaded, written].map(({ db }) => db.prepare(sql).first()));
  expect(other).toEqual(one);
});

test("what its source does not say is null; a roll that is dated 1900 is none; an address repeats no part", async () => {
  const { results } = await loaded.db
    .prepare("select body from service_locations where category = 'primary-schools'")
    .all<{ body: string }>();
  const schools = results.map(({ body }) => JSON.parse(body));
  expect(schools.filter(({ total_enrolled }) => total_enrolled === 0)).toEqual([]);
  expect(schools.filter(({ description, subsidy_20_hrs }) => description ?? subsidy_20_hrs)).toEqual([]);
  expect(schools.filter(({ address }) => /(^|, )(.+), \2(,|$)/.test(address))).toEqual([]);
});
