import { describe, expect, test } from "vitest";
import { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";
import { issueFormToken, isValidFormToken } from "./form-token.ts";

const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = Date.UTC(2018, 7, 15);
/** The `Cookie` header of the browser that was given a token. */
const sentBy = (setCookie: string | undefined) => setCookie?.split(";")[0] ?? null;

async function given() {
  const { token, cookie } = await issueFormToken(null, seal, now);
  return { token, cookies: sentBy(cookie) };
}

describe("a form token", () => {
  test("is good in the browser it was made for", async () => {
    const { token, cookies } = await given();
    expect(await isValidFormToken(cookies, token, seal, now)).toBe(true);
  });

  test("is good among other cookies", async () => {
    const { token, cookies } = await given();
    expect(await isValidFormToken(`a=b; ${cookies}; c=d`, token, seal, now)).toBe(true);
  });

  test("is good until it expires", async () => {
    const { token, cookies } = await given();
    expect(await isValidFormToken(cookies, token, seal, now + limits.formTokenAge - 1)).toBe(true);
    expect(await isValidFormToken(cookies, token, seal, now + limits.formTokenAge)).toBe(false);
  });

  const refusals: [string, (good: { token: string; cookies: string | null }) => [string | null, string]][] = [
    ["without the visitor's cookie", ({ token }) => [null, token]],
    ["in another visitor's browser", ({ token }) => [`__Host-visit=${"0".repeat(32)}`, token]],
    ["with a cookie that is none of ours", ({ token }) => ["__Host-visit=x", token]],
    ["whose expiry was put off", ({ token, cookies }) => [cookies, `${now * 2}.${token.split(".")[1]}`]],
    ["that never expires", ({ token, cookies }) => [cookies, `Infinity.${token.split(".")[1]}`]],
    [
      "whose signature was changed",
      ({ token, cookies }) => [cookies, token.replace(/\.(.)/, (_, c) => (c === "A" ? ".B" : ".A"))],
    ],
    ["without a signature", ({ token, cookies }) => [cookies, token.split(".")[0]!]],
    ["that is empty", ({ cookies }) => [cookies, ""]],
    ["that is no token", ({ cookies }) => [cookies, "a.b.c"]],
  ];
  for (const [sentence, change] of refusals) {
    test(`is refused ${sentence}`, async () => {
      expect(await isValidFormToken(...change(await given()), seal, now)).toBe(false);
    });
  }

  test("of another secret is refused", async () => {
    const other = new Seal("another secret of more than 32 characters");
    const { token, cookie } = await issueFormToken(null, other, now);
    expect(await isValidFormToken(sentBy(cookie), token, seal, now)).toBe(false);
  });
});

describe("the visitor's cookie", () => {
  test("is out of reach of scripts and other sites, for this host alone, and ends with the browser", async () => {
    const { cookie } = await issueFormToken(null, seal, now);
    expect(cookie).toMatch(/^__Host-visit=[0-9a-f]{32}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
  });

  test("is kept while it is good", async () => {
    const { cookies } = await given();
    expect((await issueFormToken(cookies, seal, now)).cookie).toBeUndefined();
  });

  test("is replaced when it was made up", async () => {
    expect((await issueFormToken("__Host-visit=<script>", seal, now)).cookie).toMatch(
      /^__Host-visit=[0-9a-f]{32};/,
    );
  });

  test("differs from visitor to visitor", async () => {
    expect((await given()).cookies).not.toBe((await given()).cookies);
  });
});
