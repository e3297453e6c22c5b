import { describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import type { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { aroha, ben, cookie, goToProvider, me, siteWithIdentity } from "../support/identity.ts";
import { sealSecret } from "../support/site.ts";

const site = siteWithIdentity();

/** A log-in up to the moment at which the provider has sent its answer: the address that it sends the browser to. */
async function answerFor(visitor: Visitor, person = aroha, next = "/support"): Promise<string> {
  const page = await goToProvider(visitor, next);
  visitor.stopBefore = "/login/callback";
  const { received } = await page.form().submit({ name: "person", value: person });
  visitor.stopBefore = undefined;
  return (received.headers.location ?? "").slice(site.url.length);
}

const message = /was unable to log you in/;
const logOut = (visitor: Visitor) => visitor.visit("/logout/");

describe("The provider's answer is accepted once, within ten minutes, in the browser that began [quality/login/code-flow]", () => {
  test("in that browser it is", async () => {
    const visitor = site.visitor();
    const page = await visitor.visit(await answerFor(visitor));
    expect(page.address).toBe("/support");
    expect(await me(visitor)).toBeDefined();
    await logOut(visitor);
  });

  test("replayed, it changes nothing", async () => {
    const visitor = site.visitor();
    const answer = await answerFor(visitor);
    await visitor.visit(answer);
    const session = cookie(visitor, "__Host-session");
    // Back, in the browser of somebody who is logged in: nothing is wrong.
    expect((await visitor.visit(answer)).texts("[role=alert]")).toEqual([]);
    expect(cookie(visitor, "__Host-session")).toBe(session);
    await logOut(visitor);
    expect((await visitor.visit(answer)).text("[role=alert]")).toMatch(message);
    expect(await me(visitor)).toBeUndefined();
  });

  test("replayed with the cookies of then, it logs nobody in", async () => {
    const visitor = site.visitor();
    const answer = await answerFor(visitor);
    const headers = { Cookie: visitor.cookies.header("/") ?? "" };
    await visitor.visit(answer);
    await logOut(visitor);
    const { setCookies } = await send(site.url, { path: answer, headers });
    expect(setCookies.join()).not.toContain("__Host-session=");
    expect(setCookies.join()).toContain("is_authenticated=RealMeError");
  });

  test("ten at the same moment with the same cookies: one session at most", async () => {
    const visitor = site.visitor();
    const path = await answerFor(visitor, ben);
    const headers = { Cookie: visitor.cookies.header("/") ?? "" };
    const all = await Promise.all(Array.from({ length: 10 }, () => send(site.url, { path, headers })));
    const sessions = all.filter(({ setCookies }) =>
      setCookies.some((each) => /^__Host-session=./.test(each)),
    );
    expect(sessions.length).toBeLessThanOrEqual(1);
    await (await site.db).prepare("delete from sessions").run();
  });

  test("in another browser it is not", async () => {
    const [visitor, other] = [site.visitor(), site.visitor()];
    const answer = await answerFor(visitor);
    expect((await other.visit(answer)).text("[role=alert]")).toMatch(message);
    expect(await me(other)).toBeUndefined();
  });

  test("in another browser that is logging in itself it is not, and its own log-in still works", async () => {
    const [victim, attacker] = [site.visitor(), site.visitor()];
    const own = await answerFor(victim, aroha);
    const foreign = await answerFor(attacker, ben);
    expect((await victim.visit(foreign)).text("[role=alert]")).toMatch(message);
    expect(await me(victim)).toBeUndefined();
    await victim.visit(own);
    expect(await me(victim)).toBeDefined();
    await logOut(victim);
  });

  test("the attacker's code with the victim's state is not", async () => {
    const [victim, attacker] = [site.visitor(), site.visitor()];
    const own = new URLSearchParams((await answerFor(victim, aroha)).split("?")[1]);
    const foreign = new URLSearchParams((await answerFor(attacker, ben)).split("?")[1]);
    own.set("code", foreign.get("code") ?? "");
    expect((await victim.visit(`/login/callback?${own}`)).text("[role=alert]")).toMatch(message);
    expect(await me(victim)).toBeUndefined();
  });

  test("nor the code of one tab with the state of another", async () => {
    const visitor = site.visitor();
    const one = new URLSearchParams((await answerFor(visitor, aroha)).split("?")[1]);
    const two = new URLSearchParams((await answerFor(visitor, ben)).split("?")[1]);
    one.set("code", two.get("code") ?? "");
    expect((await visitor.visit(`/login/callback?${one}`)).text("[role=alert]")).toMatch(message);
    expect(await me(visitor)).toBeUndefined();
  });

  test("after ten minutes it is too late", async () => {
    const visitor = site.visitor();
    const answer = await answerFor(visitor);
    const seal = new Seal(sealSecret);
    const [begun] = (await seal.open("login", cookie(visitor, "__Host-login") ?? "", Date.now())) as {
      at: number;
    }[];
    const old = [{ ...begun, at: Date.now() - 601_000 }];
    const sealed = await seal.close("login", old, Date.now() + 60_000);
    visitor.cookies.take([`__Host-login=${sealed}; Path=/; Secure; HttpOnly`]);
    expect((await visitor.visit(answer)).text("[role=alert]")).toMatch(message);
    expect(await me(visitor)).toBeUndefined();
  });

  test.each([
    ["cut", (value: string) => value.slice(0, -3)],
    ["changed", (value: string) => `${value.slice(0, -2)}AA`],
    ["empty", () => ""],
    ["gone", () => undefined],
  ])("with a log-in cookie that is %s it is not", async (_kind, spoil) => {
    const visitor = site.visitor();
    const answer = await answerFor(visitor);
    const spoilt = spoil(cookie(visitor, "__Host-login") ?? "");
    visitor.cookies.take([
      `__Host-login=${spoilt ?? ""}; Path=/; Secure${spoilt === undefined ? "; Max-Age=0" : ""}`,
    ]);
    expect((await visitor.visit(answer)).text("[role=alert]")).toMatch(message);
    expect(await me(visitor)).toBeUndefined();
  });

  test.each([
    ["without an issuer", (answer: URLSearchParams) => answer.delete("iss")],
    ["with another issuer", (answer: URLSearchParams) => answer.set("iss", "https://evil.example")],
    ["with two codes", (answer: URLSearchParams) => answer.append("code", "x")],
    ["with two states", (answer: URLSearchParams) => answer.append("state", "x")],
    ["with a code that never was", (answer: URLSearchParams) => answer.set("code", "x")],
    ["without a code", (answer: URLSearchParams) => answer.delete("code")],
  ])("%s it is not", async (_sentence, change) => {
    const visitor = site.visitor();
    const answer = new URLSearchParams((await answerFor(visitor)).split("?")[1]);
    change(answer);
    expect((await visitor.visit(`/login/callback?${answer}`)).text("[role=alert]")).toMatch(message);
    expect(await me(visitor)).toBeUndefined();
  });

  test.each(["", "?", "?state=", "?code=x", "?state=x&code=y", "?error=access_denied", "?state=%00"])(
    "an answer that nobody asked for is none: %j",
    async (query) => {
      const visitor = site.visitor();
      const page = await visitor.visit(`/login/callback${query}`);
      expect([page.status, page.address]).toEqual([200, "/"]);
      expect(await me(visitor)).toBeUndefined();
    },
  );

  test("HEAD takes nothing: the answer can still be used [quality/forgery/get-changes-nothing]", async () => {
    const visitor = site.visitor();
    const path = await answerFor(visitor);
    const headers = { Cookie: visitor.cookies.header("/") ?? "" };
    const { setCookies } = await send(site.url, { method: "HEAD", path, headers });
    expect(setCookies).toEqual([]);
    await visitor.visit(path);
    expect(await me(visitor)).toBeDefined();
    await logOut(visitor);
  });

  test("POST is not served", async () => {
    const headers = { Origin: site.url };
    expect((await send(site.url, { method: "POST", path: "/login/callback", headers })).status).toBe(405);
  });
});

describe("Several tabs may log in at once", () => {
  test("three of them, each back to its own page, in any order", async () => {
    const visitor = site.visitor();
    const pages = ["/support", "/mi/support", "/stage/pregnancy"];
    const answers: string[] = [];
    for (const next of pages) answers.push(await answerFor(visitor, aroha, next));
    for (const at of [1, 2, 0]) expect((await visitor.visit(answers[at] ?? "")).address).toBe(pages[at]);
    expect(await me(visitor)).toBeDefined();
    await logOut(visitor);
  });

  test("of four the oldest is forgotten; the cookie stays below its limit with the longest addresses", async () => {
    const visitor = site.visitor();
    const long = (letter: string) => `/search?search=${letter.repeat(580)}`;
    const answers: string[] = [];
    for (const letter of "abcd") answers.push(await answerFor(visitor, aroha, long(letter)));
    expect((cookie(visitor, "__Host-login") ?? "").length).toBeLessThan(4000);
    expect((await visitor.visit(answers[0] ?? "")).address).toBe("/");
    expect(await me(visitor)).toBeUndefined();
    expect((await visitor.visit(answers[3] ?? "")).address).toBe(long("d"));
    await logOut(visitor);
  });
});
