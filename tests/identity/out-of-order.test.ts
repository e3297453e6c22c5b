import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { withoutDatabase } from "../support/failing-services.ts";
import { aroha, cookie, logIn, me, siteWithIdentity } from "../support/identity.ts";
import { siteForTests } from "../support/site.ts";

const problem = /log-in service had a problem.*0800 664 774/;

/** Logs in as far as it goes, and tells what the page says then. */
async function message(visitor: Visitor): Promise<{ words: string; address: string; slowest: number }> {
  const page = await visitor.visit("/login/?next=/support");
  expect(page.status).toBe(200);
  return { words: page.text("[role=alert]"), address: page.address, slowest: page.slowest };
}

describe("When the identity provider is down", () => {
  const site = siteForTests({
    environment: { IDENTITY_ISSUER: "http://127.0.0.1:9", IDENTITY_CLIENT_ID: "timata" },
  });

  test("log-in says InternalError, on the page where it began; all else works", async () => {
    const visitor = new Visitor(site.url);
    const { words, address } = await message(visitor);
    expect([words, address]).toEqual([expect.stringMatching(problem), "/support"]);
    expect((await visitor.visit("/stage/pregnancy")).status).toBe(200);
  });

  test("after five failures it is left alone, and asked nothing", async () => {
    for (let time = 0; time < 6; time++) await message(new Visitor(site.url));
    const { words, slowest } = await message(new Visitor(site.url));
    expect(words).toMatch(problem);
    expect(slowest).toBeLessThan(1_000);
  });
});

describe("When no provider is set", () => {
  const site = siteForTests();

  test("log-in says InternalError; log-out leads home", async () => {
    const visitor = new Visitor(site.url);
    expect((await message(visitor)).words).toMatch(problem);
    expect((await visitor.visit("/logout/")).address).toBe("/");
  });
});

describe("When the provider goes down while somebody is logged in", () => {
  const site = siteWithIdentity();

  test("they are still logged out here", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const id = cookie(visitor, "__Host-session");
    await site.provider.stop();
    // What is known of the provider is trusted for five seconds.
    await new Promise((resume) => setTimeout(resume, 5_100));
    expect((await visitor.visit("/logout/")).address).toBe("/");
    const thief = site.visitor();
    thief.cookies.take([`__Host-session=${id}; Path=/; Secure`]);
    expect(await me(thief)).toBeUndefined();
  });
});

let answer = "";
const provider = createServer((_request, response) =>
  response.writeHead(200, { "Content-Type": "application/json" }).end(answer),
);
// Listens before the sites are declared, because they need its port.
await new Promise<void>((ready) => provider.listen(0, "127.0.0.1", ready));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

describe("When the provider talks nonsense", () => {
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  // A site of its own for each: what a provider has said is not asked again for five seconds.
  describe.each([
    ["what is no JSON", "kei hea?"],
    [
      "the description of another issuer",
      JSON.stringify({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example/auth" }),
    ],
    ["no place to go to", JSON.stringify({ issuer })],
    ["a list", "[1, 2]"],
  ])("%s", (_sentence, text) => {
    const site = siteForTests({ environment: { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: "timata" } });

    test("log-in says InternalError", async () => {
      answer = text;
      expect((await message(new Visitor(site.url))).words).toMatch(problem);
    });
  });
});

describe("When the database is down [quality/faults/store-down]", () => {
  const site = siteForTests({
    empty: true,
    adjust: withoutDatabase,
    environment: { IDENTITY_ISSUER: "http://127.0.0.1:9", IDENTITY_CLIENT_ID: "timata" },
  });

  test("log-in says that it does not work; the support page does", async () => {
    const visitor = new Visitor(site.url);
    expect((await message(visitor)).words).toMatch(problem);
    expect((await visitor.visit("/support")).status).toBe(200);
  });

  test("somebody with a session keeps the cookie and sees public pages", async () => {
    const visitor = new Visitor(site.url);
    visitor.cookies.take([`__Host-session=${"a".repeat(43)}; Path=/; Secure`]);
    expect((await visitor.visit("/support")).status).toBe(200);
    expect(cookie(visitor, "__Host-session")).toBeDefined();
    expect((await visitor.ask("/api/users/me/")).status).toBe(503);
  });
});
