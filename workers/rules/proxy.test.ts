// Proxy mode against a server of our own that speaks HTTP.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { base } from "./base.ts";
import { rules } from "./index.ts";

let server: Server;
let address: string;
let answer: (request: IncomingMessage, body: string, response: ServerResponse) => void;
const seen: { method: string; url: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      seen.push({ method: request.method!, url: request.url!, body });
      answer(request, body, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen.length = 0;
});

const says = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_request, _body, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(status === 304 ? undefined : JSON.stringify(body));
  };
};
const ask = (path: string, init: RequestInit = {}, url = address) =>
  rules.request(path, init, { RULES_URL: url } as never);
const post = (path: string, body: string) =>
  ask(path, { method: "POST", body, headers: { "content-type": "application/json" } });

describe("with RULES_URL", () => {
  it("a calculation is passed on as it is, and the answer comes back as it is", async () => {
    says(
      200,
      { persons: "theirs" },
      { "country-package": "openfisca-aotearoa", "country-package-version": "12.0.0" },
    );
    const response = await post("/calculate", '{"persons": {}}');
    expect([response.status, await response.json()]).toEqual([200, { persons: "theirs" }]);
    expect(seen).toEqual([{ method: "POST", url: "/calculate", body: '{"persons": {}}' }]);
    expect(response.headers.get("country-package")).toBe("openfisca-aotearoa");
  });

  it.each([400, 404, 500])("its refusals pass with status %i", async (status) => {
    says(status, { persons: { a: "wrong" } });
    const response = await post("/trace", "{}");
    expect([response.status, await response.json()]).toEqual([status, { persons: { a: "wrong" } }]);
  });

  it("a redirect is not followed", async () => {
    says(302, {}, { location: `${address}/elsewhere` });
    expect((await ask("/entities")).status).toBe(302);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["/variable/age", "/variable/age"],
    ["/variable/a%20b%3Fc", "/variable/a%20b%3Fc"],
    ["/parameter/a/b", "/parameter/a/b"],
    ["/parameter/a.b/", "/parameter/a.b"],
    ["/spec/", "/spec"],
  ])("%s asks for %s", async (path, asked) => {
    says(200, {});
    await ask(path);
    expect(seen.map(({ url }) => url)).toEqual([asked]);
  });

  it.each(["/parameter/a/..%2f..%2fentities", "/variable/..%2fentities", "/parameter/a//b"])(
    "%s never leaves the contract",
    async (path) => {
      says(200, {});
      expect((await ask(path)).status).toBe(404);
      expect(seen).toEqual([]);
    },
  );

  it("reasons are still given by this engine", async () => {
    says(500, {});
    const response = await post("/explain", '{"persons": {"a": {}}}');
    expect([response.status, await response.json()]).toEqual([200, { explanations: {} }]);
    expect(seen).toEqual([]);
  });

  it("the welcome names the base.benefits that the server does not know", async () => {
    const known = base.benefits.slice(0, 7);
    says(200, Object.fromEntries(known.map((id) => [id, {}])));
    const body = (await (await ask("/", {}, `${address}/newer`)).json()) as { missing: string[] };
    expect(body.missing).toEqual(base.benefits.slice(7));
  });

  it("the last good list of variables serves when the server does not", async () => {
    says(200, { age: {} });
    const once = `${address}/last-good`;
    await ask("/variables", {}, once);
    answer = (request) => request.socket.destroy();
    const response = await ask("/variables", {}, once);
    expect([response.status, await response.json()]).toEqual([200, { age: {} }]);
  });

  it("a server that cannot be reached is a 503", async () => {
    answer = (request) => request.socket.destroy();
    const response = await post("/calculate", "{}");
    expect([response.status, await response.json()]).toEqual([503, { error: expect.any(String) }]);
  });
});
