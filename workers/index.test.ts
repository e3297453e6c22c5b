import { describe, expect, test, vi } from "vitest";
import app from "./index.ts";
import { describeApi } from "./openapi.ts";

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
  expect(Object.keys(line)).toEqual(["time", "reference", "path", "kind"]);
  expect(line).toMatchObject({ path: "/open-data/datastore_search", kind: "TypeError" });
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
    expect(own.map(({ path }) => path)).toEqual(["/financial-help/results.json", "/financial-help/embed"]);
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
});
