import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "../database-for-tests.ts";
import { backgroundWork, benefitsId, localDatabase, postcodesId, search } from "./database-for-tests.ts";

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await localDatabase());
});
afterAll(() => end());

describe("a real catalogue", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const good = (area: string) =>
    JSON.stringify({
      success: true,
      result: {
        records: [{ _id: 1, Area: area }],
        fields: [{ id: "Area", type: "text" }],
        total: 1,
        more: true,
      },
    });
  const json =
    (body: string, status = 200): RequestListener =>
    (_, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
  const hangs: RequestListener = () => undefined;

  async function catalogue(behaviour: { now: RequestListener }) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      behaviour.now(request, response);
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    return { asked, env: { OPEN_DATA_URL: `http://127.0.0.1:${port}/api/3/action` } };
  }

  test("is asked instead, and its last good answer is kept and served with its date when it fails", async () => {
    const behaviour = { now: json(good("3")) };
    const { asked, env } = await catalogue(behaviour);
    const query = { resource_id: postcodesId };
    const fresh = await search(query, { ...env, DB: db });
    expect(fresh).toMatchObject({ status: 200, result: { records: [{ Area: "3" }], more: true } });
    expect(fresh.result).not.toHaveProperty("stale");
    expect(asked).toEqual([`/api/3/action/datastore_search?resource_id=${postcodesId}&limit=100`]);
    await backgroundWork();

    for (const failing of [
      json("{}", 500),
      json("{}", 410),
      json('{"success":true,"result":[]}'),
      json("<p>"),
    ]) {
      behaviour.now = failing;
      const { response, result } = await search(query, { ...env, DB: db });
      expect(result).toMatchObject({
        records: [{ Area: "3" }],
        stale: true,
        as_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      expect(response.headers.get("x-data-stale")).toBe("true");
      expect(response.headers.get("x-data-as-at")).toBe(result.as_at);
    }
    behaviour.now = json(good("2"));
    expect((await search(query, { ...env, DB: db })).result.records).toEqual([{ _id: 1, Area: "2" }]);
    await backgroundWork();
  });

  test.each([
    ["the day of its last change", "2025-03-31T22:10:05.123456", "2025-03-31"],
    ["no day where none is known", null, undefined],
  ])("records without a day of their own get %s", async (_, lastModified, asAt) => {
    const { asked, env } = await catalogue({
      now: (request, response) =>
        json(
          request.url?.includes("resource_show")
            ? JSON.stringify({ success: true, result: { id: benefitsId, last_modified: lastModified } })
            : good("3"),
        )(request, response),
    });
    const { result } = await search({ resource_id: benefitsId }, { ...env, DB: db });
    expect(result.records).toEqual([{ _id: 1, Area: "3", ...(asAt && { asAt }) }]);
    expect(asked.at(-1)).toBe(`/api/3/action/resource_show?id=${benefitsId}`);
    await backgroundWork();
    await db.prepare("delete from open_data_copies").run();
  });

  test.each<Record<string, string>>([
    { q: "7020" },
    { offset: "5" },
    { limit: "77" },
    { filters: '{"Area":"3"}' },
  ])("what a visitor searched for is not kept: %o", async (asked) => {
    const behaviour = { now: json(good("3")) };
    const { env } = await catalogue(behaviour);
    const query = { ...asked, resource_id: postcodesId };
    expect((await search(query, { ...env, DB: db })).status).toBe(200);
    await backgroundWork();
    behaviour.now = json("{}", 500);
    expect((await search(query, { ...env, DB: db })).status).toBe(503);
  });

  test("that hangs, with nothing kept, is a 503 in under 4 s; a resource that is not ours is not asked for", async () => {
    const { asked, env } = await catalogue({ now: hangs });
    const begun = Date.now();
    expect(await search({ resource_id: benefitsId }, { ...env, DB: db })).toMatchObject({
      status: 503,
      success: false,
      error: { __type: "Service Unavailable" },
    });
    expect(Date.now() - begun).toBeLessThan(4_000);
    expect(asked).toHaveLength(2);
    expect((await search({ resource_id: "../secret" }, { ...env, DB: db })).status).toBe(404);
    expect(asked).toHaveLength(2);
  });

  test("answers without records are not kept", async () => {
    const { env } = await catalogue({ now: json('{"success":true,"result":{"records":[],"fields":[]}}') });
    await search({ resource_id: postcodesId, q: "nothing" }, { ...env, DB: db });
    await backgroundWork();
    const kept = await db
      .prepare("select count(*) as n from open_data_copies where search like '%nothing%'")
      .first("n");
    expect(kept).toBe(0);
  });

  test("costs one statement when it fails", async () => {
    const { env } = await catalogue({ now: json("{}", 500) });
    const { sent, db: watched } = recordStatements(db);
    await search({ resource_id: postcodesId, q: "7020" }, { ...env, DB: watched });
    expect(sent).toHaveLength(1);
  });
});
