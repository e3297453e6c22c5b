import { describe, expect, test } from "vitest";
import { Seal } from "./seal.ts";

const secret = "0123456789abcdef0123456789abcdef";
const seal = new Seal(secret);
const now = Date.UTC(2018, 7, 15);
const later = now + 1000;

const values: [string, unknown][] = [
  ["text", "Tāne 😀"],
  ["nothing", null],
  ["answers", { "applicant.age": "27", "children.ages": ["0", "4"] }],
  ["a prototype's name", JSON.parse('{"__proto__":"x","constructor":"y"}')],
  ["more than a form can hold", "a".repeat(256 * 1024)],
];

/** Changes one character in the middle to another of the same alphabet. */
function spoil(text: string, at = Math.floor(text.length / 2)): string {
  return text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
}

describe("a seal", () => {
  for (const [sentence, value] of values) {
    test(`opens what it closed: ${sentence}`, async () => {
      expect(await seal.open("answers", await seal.close("answers", value, later), now)).toEqual(value);
    });
  }

  test("opens in another isolate with the same secret", async () => {
    expect(await new Seal(secret).open("answers", await seal.close("answers", 1, later), now)).toBe(1);
  });

  test("closes the same value differently each time, without letting it be read", async () => {
    const [one, two] = await Promise.all([
      seal.close("a", "secret", later),
      seal.close("a", "secret", later),
    ]);
    expect(one).not.toBe(two);
    expect(atob(one.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("secret");
  });

  test("gives characters that a cookie may hold", async () => {
    for (let size = 0; size < 20; size++) {
      expect(await seal.close("a", "ā".repeat(size), later)).toMatch(/^[\w-]+$/);
    }
  });

  const refusals: [string, () => Promise<unknown>][] = [
    ["for another purpose", async () => seal.open("typed", await seal.close("answers", 1, later), now)],
    ["that has expired", async () => seal.open("a", await seal.close("a", 1, now - 1), now)],
    ["that expires now", async () => seal.open("a", await seal.close("a", 1, now), now)],
    ["that was changed", async () => seal.open("a", spoil(await seal.close("a", 1, later)), now)],
    [
      "whose beginning was changed",
      async () => seal.open("a", spoil(await seal.close("a", 1, later), 0), now),
    ],
    ["that was cut off", async () => seal.open("a", (await seal.close("a", 1, later)).slice(0, -1), now)],
    ["that was lengthened", async () => seal.open("a", `${await seal.close("a", 1, later)}AAAA`, now)],
    [
      "that another secret closed",
      async () => seal.open("a", await new Seal(`${secret}x`).close("a", 1, later), now),
    ],
    ["that is no seal", () => seal.open("a", "not a seal!", now)],
    ["that is empty", () => seal.open("a", "", now)],
    ["of hostile length", () => seal.open("a", "A".repeat(50_000), now)],
  ];
  for (const [sentence, open] of refusals) {
    test(`opens nothing ${sentence}`, async () => expect(await open()).toBeUndefined());
  }

  test("does not come to be with a short secret", () => {
    expect(() => new Seal("a".repeat(31))).toThrow("SEAL_SECRET must be at least 32 characters long.");
  });
});

describe("a signature", () => {
  test("is known again", async () => {
    expect(await seal.verify("form", "text", await seal.sign("form", "text"))).toBe(true);
  });

  const refusals: [string, () => Promise<boolean>][] = [
    ["of another text", async () => seal.verify("form", "other", await seal.sign("form", "text"))],
    ["for another purpose", async () => seal.verify("mail", "text", await seal.sign("form", "text"))],
    ["that was changed", async () => seal.verify("form", "text", spoil(await seal.sign("form", "text")))],
    [
      "of another secret",
      async () => seal.verify("form", "text", await new Seal(`${secret}x`).sign("form", "text")),
    ],
    ["that is no signature", () => seal.verify("form", "text", "%%%")],
    ["that is empty", () => seal.verify("form", "text", "")],
  ];
  for (const [sentence, verify] of refusals) {
    test(`is refused ${sentence}`, async () => expect(await verify()).toBe(false));
  }
});
