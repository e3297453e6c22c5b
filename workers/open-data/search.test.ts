import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "../database-for-tests.ts";
import { benefitsId, localDatabase, postcodesId, search } from "./database-for-tests.ts";
import { openData } from "./index.ts";
import { loadOpenData } from "./load.mjs";

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await localDatabase());
  await loadOpenData(db);
});
afterAll(() => end());

const find = (query: Record<string, string> | string) => search(query, { DB: db });

describe("our own records", () => {
  test("a record is found in CKAN's shape", async () => {
    const { status, response, ...body } = await find({ resource_id: postcodesId, q: "1010", limit: "5" });
    const at = `http://127.0.0.1:8787/api/open-data/datastore_search?resource_id=${postcodesId}&q=1010&limit=5`;
    expect(status).toBe(200);
    expect(response.headers.get("content-type")).toMatch("application/json");
    expect(body).toEqual({
      help: "http://127.0.0.1:8787/api",
      success: true,
      result: {
        resource_id: postcodesId,
        fields: [
          { id: "_id", type: "int" },
          { id: "postcode", type: "numeric" },
          { id: "Area", type: "text" },
          { id: "confidence", type: "text" },
          { id: "sample", type: "text" },
        ],
        records: [
          { _id: expect.any(Number), postcode: 1010, Area: "1", confidence: "high", sample: "FALSE" },
        ],
        total: 1,
        limit: 5,
        q: "1010",
        as_at: "2018-11-26",
        _links: { start: at, next: `${at}&offset=5` },
      },
    });
  });

  test.each([
    [
      "postcodes are numbers without leading zeros: 110 is 0110",
      { resource_id: postcodesId, q: "110" },
      [110],
    ],
    ["whole words only: 11 is no part of 1101", { resource_id: postcodesId, q: "11" }, []],
    ["every word must occur", { resource_id: postcodesId, q: "1010 low" }, []],
    ["a field has this value", { resource_id: postcodesId, filters: '{"postcode":1010}' }, [1010]],
    [
      "a field has one of these values",
      { resource_id: postcodesId, filters: '{"postcode":["1010", 110]}' },
      [110, 1010],
    ],
    ["all filters hold", { resource_id: postcodesId, filters: '{"postcode":1010,"Area":"4"}' }, []],
    ["words and filters together", { resource_id: postcodesId, q: "1010", filters: '{"Area":"1"}' }, [1010]],
  ])("%s", async (_, query, postcodes) => {
    const { result } = await find(query);
    expect(result.records.map((record: { postcode: number }) => record.postcode)).toEqual(postcodes);
    expect(result.total).toBe(postcodes.length);
  });

  test.each([
    '"',
    "AND",
    "NOT",
    "*",
    "words:110",
    "^",
    "NEAR(",
    "110 OR 1010",
    "(((",
    "' or 1=1 --",
    "ā\u0000b",
    "💩",
  ])("the word %j is searched for and is never an operator", async (q) => {
    expect(await find({ resource_id: postcodesId, q })).toMatchObject({
      status: 200,
      result: { records: [] },
    });
  });

  test("a page in the middle says so, and the total is that of all", async () => {
    const { result } = await find({ resource_id: postcodesId, limit: "10", offset: "20" });
    expect(result).toMatchObject({ total: 1079, limit: 10, offset: 20 });
    expect(result.records.map((record: { _id: number }) => record._id)).toEqual([
      21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    ]);
    expect(result._links).toMatchObject({
      prev: expect.stringMatching(/offset=10$/),
      next: expect.stringMatching(/offset=30$/),
    });
  });

  test.each([
    ["100 unless told", {}, 100, 100],
    ["none", { limit: "0" }, 0, 0],
    ["lowered to 32,000", { limit: "99999" }, 32_000, 1079],
    ["a page beyond the end", { offset: "5000" }, 100, 0],
  ])("the limit: %s", async (_, query, limit, count) => {
    const { result } = await find({ resource_id: postcodesId, ...query });
    expect([result.limit, result.records.length, result.total]).toEqual([limit, count, 1079]);
  });

  test.each<[string, string, number, object]>([
    ["no resource", "", 409, { resource_id: ["Missing value"], __type: "Validation Error" }],
    ["an empty resource", "resource_id=", 409, { resource_id: ["Missing value"] }],
    ["an unknown resource", "resource_id=cars", 404, { __type: "Not Found Error" }],
    [
      "a limit that is no number",
      `resource_id=${benefitsId}&limit=many`,
      409,
      { limit: ["Invalid integer"] },
    ],
    ["a negative limit", `resource_id=${benefitsId}&limit=-1`, 409, { limit: ["Must be a natural number"] }],
    [
      "an offset of a thousand digits",
      `resource_id=${benefitsId}&offset=${"9".repeat(1000)}`,
      409,
      { offset: ["Invalid integer"] },
    ],
    ["filters that do not parse", `resource_id=${benefitsId}&filters={`, 409, { __type: "Validation Error" }],
    ["filters that are a list", `resource_id=${benefitsId}&filters=[]`, 409, { __type: "Validation Error" }],
    [
      "a filter for a field that is not there",
      `resource_id=${benefitsId}&filters={"colour":"red"}`,
      409,
      { filters: ['Unknown field "colour"'] },
    ],
    [
      "a filter whose field is an attack",
      `resource_id=${benefitsId}&filters={"id') or 1=1":"x"}`,
      409,
      { __type: "Validation Error" },
    ],
    [
      "a filter for the prototype",
      `resource_id=${benefitsId}&filters={"__proto__":"x"}`,
      409,
      { __type: "Validation Error" },
    ],
    [
      "a filter value that is an object",
      `resource_id=${benefitsId}&filters={"id":{}}`,
      409,
      { __type: "Validation Error" },
    ],
    [
      "more filter values than a statement binds",
      `resource_id=${benefitsId}&filters={"id":[${Array(99).fill(1)}]}`,
      409,
      { filters: ["Too many values"] },
    ],
    [
      "words of 50,000 characters",
      `resource_id=${benefitsId}&q=${"a".repeat(50_000)}`,
      409,
      { __type: "Validation Error" },
    ],
    ["a parameter twice", `resource_id=${benefitsId}&q=a&q=b`, 409, { q: ["Only one value is allowed"] }],
    [
      "a parameter that is not there",
      `resource_id=${benefitsId}&sql=drop`,
      409,
      { sql: ["The input field sql was not expected."] },
    ],
    [
      "a parameter called __proto__",
      `resource_id=${benefitsId}&__proto__=1`,
      409,
      { __type: "Validation Error" },
    ],
  ])("%s is answered with CKAN's error", async (_, query, status, error) => {
    expect(await find(query)).toMatchObject({ status, success: false, error });
  });

  test("malformed percent-encoding is no crash", async () => {
    const response = await openData.request(
      `/datastore_search?resource_id=${benefitsId}&q=%E0%A4%A`,
      {},
      { DB: db },
    );
    expect(response.status).toBe(200);
  });

  test("a search costs one query, whatever it asks", async () => {
    const queries: Record<string, string>[] = [
      {},
      { q: "1010" },
      { limit: "3", offset: "3", filters: '{"Area":"4"}' },
    ];
    for (const query of queries) {
      const { sent, db: watched } = recordStatements(db);
      await search({ resource_id: postcodesId, ...query }, { DB: watched });
      expect(sent).toHaveLength(1);
    }
  });

  test.each([
    ["fails", () => ({ all: () => Promise.reject(new Error("D1_ERROR: gone")) })],
    ["hangs", () => ({ all: () => new Promise(() => undefined) })],
  ])("when the database %s the answer is 503 in under 5 s and tells nothing of it", async (_, statement) => {
    const broken = { prepare: () => ({ bind: statement }) } as unknown as D1Database;
    const { status, error, response } = await search({ resource_id: benefitsId }, { DB: broken });
    expect(status).toBe(503);
    expect(error.message).toMatch(/cannot be reached at the moment\. Reference: [\w-]{36}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
