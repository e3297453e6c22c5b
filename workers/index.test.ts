import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import app from "./index.ts";
import { apiVersion, describeApi } from "./openapi.ts";
import { base } from "./rules/base.ts";
import { calculate } from "./rules/calculate.ts";
import { situation } from "./rules/spec/bodies.ts";

const bindings = { DB: {} as D1Database };
const ask = (path: string, init: RequestInit = {}, env: object = bindings) => app.request(path, init, env);

describe("what is not there", () => {
  test.each(["/", "/nothing", "/open-data", "/open-data/package_show", "/openapi.json/x"])(
    "%s is 404 as JSON",
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.json()]).toEqual([404, { error: "Not found" }]);
    },
  );

  test.each([
    ["POST", "/openapi.json"],
    ["DELETE", "/open-data/datastore_search"],
    ["PUT", "/open-data/datastore_search"],
  ])("%s %s is 405 and says what is allowed", async (method, path) => {
    const response = await ask(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await response.json()).toEqual({ error: "Method not allowed" });
  });

  test("HEAD is GET without a body", async () => {
    const response = await ask("/openapi.json", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

test("the rules are mounted", async () => {
  expect((await ask("/rules/variables")).status).toBe(200);
});

test("a failure nobody foresaw: 500 with a reference that is also in the log, which holds nothing of the request", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = {
    get DB(): D1Database {
      throw new TypeError("secret detail");
    },
    get OPEN_DATA_URL(): string {
      throw new TypeError("secret detail");
    },
  };
  const response = await ask("/open-data/datastore_search?resource_id=x&q=private", {}, broken);
  const body = await response.text();
  const line = JSON.parse(String(log.mock.calls[0]?.[0]));
  log.mockRestore();
  expect(response.status).toBe(500);
  expect(body).toContain(line.reference);
  expect(body).not.toMatch(/secret|\.ts/);
  expect(Object.keys(line)).toEqual(["time", "event", "reference", "route", "kind"]);
  expect(line).toMatchObject({ route: "/open-data/datastore_search", kind: "TypeError" });
});

describe("the description", () => {
  const { paths, servers } = describeApi("https://example.nz/api");
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

  test("is OpenAPI 3.1 under the public base that the site names", async () => {
    const response = await ask("/openapi.json", { headers: { "x-public-base": "https://example.nz/api" } });
    expect(await response.json()).toMatchObject({ openapi: "3.1.0", servers });
    expect(servers).toEqual([{ url: "https://example.nz/api" }]);
  });

  test("names every parameter of a path, and each operation once", () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    }
  });

  test("what the site itself offers has the site's own address, in the words too", () => {
    const own = operations.filter(({ servers }) => servers !== undefined);
    expect(own.map(({ path }) => path)).toEqual([
      "/financial-help/results.json",
      "/financial-help/embed",
      "/baby-names.json",
      "/baby-names.csv",
    ]);
    for (const { servers } of own) expect(servers).toEqual([{ url: "https://example.nz" }]);
    expect(own[1]?.summary).toContain('<iframe src="https://example.nz/financial-help/embed"');
    expect(own[1]?.["x-summary-mi"]).toContain('<iframe src="https://example.nz/mi/financial-help/embed"');
  });

  test("speaks both languages", () => {
    for (const operation of operations) {
      expect(operation.summary).not.toBe(operation["x-summary-mi"]);
      expect(operation["x-summary-mi"]).toMatch(/\S/);
    }
  });

  test("describes addresses that exist", async () => {
    for (const { path, method, servers } of operations) {
      if (servers) continue;
      const response = await ask(path, { method: method.toUpperCase() });
      expect(response.status).not.toBe(405);
      expect(await response.text()).not.toBe('{"error":"Not found"}');
    }
  });

  test("leaves nothing out that the worker answers the public", () => {
    const internal = /^\/(distress|mails|papers|readiness|reminders|\*)/;
    const plain = (path: string) => path.replace(/(\{\.\+\})|\/$/g, "").replace(/:(\w+)/g, "{$1}");
    const described = new Set(operations.map(({ path }) => plain(path)));
    const known = ["", "/openapi.json", "/rules", "/rules/current", "/content/search/*"];
    const served = app.routes
      .filter(({ path, method }) => !internal.test(path) && /GET|POST/.test(method))
      .map(({ path }) => plain(path))
      .filter((path) => !path.includes("/:root") && !path.includes("{root}"));
    expect(served.length).toBeGreaterThan(50);
    expect(served.filter((path) => !described.has(path) && !known.includes(path))).toEqual([]);
  });

  test("has another version when it says something else: change `apiVersion`, and this with it", () => {
    const { info, ...described } = describeApi("https://example.nz/api");
    const contract = JSON.stringify(described, (key, value) =>
      /^(summary|description|x-.*|examples?)$/.test(key) ? undefined : value,
    );
    const fingerprint = createHash("sha256").update(contract).digest("hex").slice(0, 16);
    expect({ [info.version]: fingerprint }).toEqual({ [apiVersion]: "c41cd9eb00060121" });
  });

  test.each<[string, unknown]>([
    ["no persons", { persons: {} }],
    ["no object", []],
    ["a list of persons", { persons: [{}] }],
    ["an unknown kind of group", { persons: { a: {} }, robots: {} }],
    ["a value without its period", { persons: { a: { age: 30 } } }],
    ["a period that is none", { persons: { a: { age: { "2024-13": 30 } } } }],
    ["a value that is a list", { persons: { a: { age: { "2024-01": [30] } } } }],
    ["a role with numbers", { persons: { a: {} }, families: { f: { children: [1] } } }],
    ["101 persons", { persons: Object.fromEntries(Array.from({ length: 101 }, (_, id) => [`p${id}`, {}])) }],
  ])("refuses a situation as the rules themselves do: %s", (_case, body) => {
    expect(situation.safeParse(body).success).toBe(false);
    expect(() => calculate(base, structuredClone(body))).toThrow();
    const published = z.fromJSONSchema(z.toJSONSchema(situation, { io: "input" }) as never);
    if (!/period that/.test(_case)) expect(published.safeParse(body).success).toBe(false);
  });
});
