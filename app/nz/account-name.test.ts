import { describe, expect, test } from "vitest";
import { accountNameFault, invalidAccountNameCharacters } from "./account-name.ts";

describe("a name for an online tax account [birth/tax-account/username]", () => {
  test.each(["parent@mail.com", "hana.t_1990", "Āria", "a#b"])("%s can be one", (name) => {
    expect(accountNameFault(name)).toBeUndefined();
  });

  test.each([
    ["cannot begin with a space", " hana", "space-at-end"],
    ["cannot end with a space", "hana ", "space-at-end"],
    ["is not only spaces", "  ", "space-at-end"],
    ["cannot begin with #", "#hana", "hash-first"],
    ["has no space within", "hana t", "characters"],
    ...[...'+"\\><;=~'].map((character) => [`has no ${character}`, `ha${character}na`, "characters"]),
  ])("%s", (_sentence, name, fault) => {
    expect(accountNameFault(name!)).toBe(fault);
  });

  test("what is refused is listed once, in order of appearance", () => {
    expect(invalidAccountNameCharacters("a+b c+~")).toEqual(["+", " ", "~"]);
  });
});
