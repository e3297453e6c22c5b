import { describe, expect, test } from "vitest";
import * as z from "zod";
import { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";
import { readCookie, setCookie } from "./cookies.ts";
import { sealedCookie } from "./sealed-cookie.ts";

const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = new Date(Date.UTC(2018, 7, 15));
const hour = 60 * 60 * 1000;

const answersOf = (cookies: string | null, at = now) =>
  sealedCookie<object>(
    { request: { cookies, now: at }, site: { seal } },
    { name: "answers", area: "/financial-help", age: hour, shape: z.record(z.string(), z.unknown()) },
  );
/** What the browser sends back. */
const sent = (setCookies: readonly string[]) => setCookies[0]!.split(";")[0]!;

test("what the page holds too is not carried when all cookies together would be more than 8 KB", async () => {
  const typedOf = (cookies: string) =>
    sealedCookie<object>(
      { request: { cookies, now }, site: { seal } },
      {
        name: "typed",
        area: "/financial-help",
        age: hour,
        shape: z.record(z.string(), z.unknown()),
        isTyped: true,
      },
    );
  const typed = { a: "x".repeat(2800) };
  const small = `__Secure-answers=${"a".repeat(3500)}`;
  expect(await typedOf(small).save(typed)).toHaveLength(2);
  expect(await typedOf(`${small}; __Host-preferences=${"a".repeat(1000)}`).save(typed)).toEqual([]);
  expect(await typedOf(`${small}; __Secure-typed=${"a".repeat(3900)}`).save(typed)).toHaveLength(2);
});

describe("what a visitor carries", () => {
  test("comes back as it was", async () => {
    const cookies = await answersOf(null).save({ "applicant.age": "27", name: "Tāne" });
    expect(await answersOf(`a=b; ${sent(cookies)}`).read()).toEqual({ "applicant.age": "27", name: "Tāne" });
  });

  test("goes to one area of the site in each language, sealed, out of reach of scripts and other sites", async () => {
    const cookies = await answersOf(null).save({ age: "27" });
    expect(cookies.map((cookie) => cookie.replace(/=[\w-]+;/, "=…;"))).toEqual([
      expect.stringMatching(/^__Secure-answers=…; Path=\/financial-help;.* Secure; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^__Secure-answers=…; Path=\/mi\/financial-help;.* Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test("is gone when its time is over", async () => {
    const cookies = sent(await answersOf(null).save({ age: "27" }));
    expect(await answersOf(cookies, new Date(now.getTime() + hour - 1)).read()).toEqual({ age: "27" });
    expect(await answersOf(cookies, new Date(now.getTime() + hour)).read()).toBeUndefined();
  });

  test("is nothing without a cookie", async () => expect(await answersOf(null).read()).toBeUndefined());

  test("is nothing when the cookie was made up", async () => {
    expect(await answersOf("__Secure-answers=eyJhZ2UiOjI3fQ").read()).toBeUndefined();
  });

  test("is nothing when an earlier release sealed it in another shape", async () => {
    const cookies = sent(await answersOf(null).save({ age: "27" }));
    const options = {
      name: "answers",
      area: "/financial-help",
      age: hour,
      shape: z.object({ years: z.number() }),
    } as const;
    expect(await sealedCookie({ request: { cookies, now }, site: { seal } }, options).read()).toBeUndefined();
  });

  test("does not open as something else that is carried", async () => {
    const cookies = sent(await answersOf(null).save({ age: "27" }));
    const typed = sealedCookie(
      { request: { cookies: cookies.replace("answers", "typed"), now }, site: { seal } },
      { name: "typed", area: "/financial-help", age: hour, shape: z.record(z.string(), z.unknown()) },
    );
    expect(await typed.read()).toBeUndefined();
  });

  test("fits into a cookie of 4,096 bytes of name and value, to the last byte [quality/login/cookie-sizes]", async () => {
    const lengths: number[] = [];
    for (let size = 2900; size < 3100; size++) {
      const [cookie] = await answersOf(null).save({ text: "a".repeat(size) });
      lengths.push(cookie ? sent([cookie]).length : Number.POSITIVE_INFINITY);
    }
    const fitting = lengths.filter(Number.isFinite);
    expect(Math.max(...fitting)).toBeLessThanOrEqual(limits.cookieBytes + 1);
    expect(Math.max(...fitting)).toBeGreaterThan(limits.cookieBytes - 4);
    expect(fitting.length).toBeLessThan(lengths.length);
  });

  test.each([5000, 50_000, 250_000])(
    "gives no cookies for more than a cookie can hold: %i characters",
    async (size) => {
      expect(await answersOf(null).save({ text: "a".repeat(size) })).toEqual([]);
    },
  );

  test("is forgotten in each language at once", () => {
    expect(answersOf(null).clear()).toEqual([
      "__Secure-answers=; Path=/financial-help; Max-Age=0; Secure; HttpOnly; SameSite=Lax",
      "__Secure-answers=; Path=/mi/financial-help; Max-Age=0; Secure; HttpOnly; SameSite=Lax",
    ]);
  });
});

describe("reading a cookie", () => {
  const rows: [string, string | null, string | undefined][] = [
    ["the only one", "a=1", "1"],
    ["among others", "b=2; a=1; c=3", "1"],
    ["without spaces", "b=2;a=1", "1"],
    ["with signs of equality in it", "a=1=2==", "1=2=="],
    ["that is empty", "a=", ""],
    ["that is missing", "b=2", undefined],
    ["whose name only ends so", "ba=2", undefined],
    ["of no header", null, undefined],
    ["of an empty header", "", undefined],
    ["the first of two with the same name", "a=1; a=2", "1"],
  ];
  for (const [sentence, header, expected] of rows) {
    test(sentence, () => expect(readCookie(header, "a")).toBe(expected));
  }
});

describe("setting a cookie", () => {
  test("that ends with the browser", () => {
    expect(setCookie("a", "1", "/")).toBe("a=1; Path=/; Secure; HttpOnly; SameSite=Lax");
  });

  test("that ends after a time", () => {
    expect(setCookie("a", "1", "/x", 60)).toBe("a=1; Path=/x; Max-Age=60; Secure; HttpOnly; SameSite=Lax");
  });
});
