import { describe, expect, test } from "vitest";
import { linksWith } from "./links.ts";

const one = "1:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const two = "2:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
const person = "5b0b8f5e-0a3c-4b58-9d6c-0e9d4bb1f0a1";
const made = await linksWith(one).tokenFor(person);

describe("a link that we signed names its person, for ever", () => {
  test("as it was made", async () => {
    expect(await linksWith(one).personOf(made)).toBe(person);
  });

  test("after a newer secret has come, which signs from then on", async () => {
    const both = linksWith(`${one},${two}`);
    expect(await both.personOf(made)).toBe(person);
    expect(await both.tokenFor(person)).toMatch(/^2\./);
  });

  test("and needs nothing that an address must encode", () => {
    expect(encodeURIComponent(made)).toBe(made);
  });
});

describe("any other names nobody", () => {
  const [version, , signature] = made.split(".");
  const cut = signature?.slice(0, -4);
  test.each([
    ["nothing", ""],
    ["a person without a signature", `${version}.${person}`],
    ["an empty signature", `${version}.${person}.`],
    ["another person under the same signature", `${version}.${person.replace("5", "6")}.${signature}`],
    ["a signature that was cut", `${version}.${person}.${cut}`],
    ["a signature in other characters", `${version}.${person}.%%%`],
    ["a version that is not ours", `9.${person}.${signature}`],
    ["a version that Object has", `constructor.${person}.${signature}`],
    ["dots only", "..."],
  ])("%s", async (_, token) => {
    expect(await linksWith(one).personOf(token)).toBeUndefined();
  });

  test("one that was signed with a secret that has gone", async () => {
    expect(await linksWith(two).personOf(made)).toBeUndefined();
  });

  test("one whose version has another secret now", async () => {
    expect(await linksWith(two.replace("2:", "1:")).personOf(made)).toBeUndefined();
  });
});

test.each([undefined, "", "1:short", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", `${one},`])(
  "%j is no secret to sign with",
  (secrets) => {
    expect(() => linksWith(secrets)).toThrow("LINK_SECRETS");
  },
);
