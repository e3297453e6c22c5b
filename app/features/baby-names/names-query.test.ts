import { describe, expect, test } from "vitest";
import { isYear, namesAddress, readNamesQuery } from "./names-query.ts";

const english = "/news/baby-names";
const maori = "/news/baby-names-maori";

describe("What an address shows [site/names/defaults]", () => {
  test.each([
    [english, "", { list: "english", category: "girls", period: "2024" }],
    [english, "?category=boys&year=1954", { list: "english", category: "boys", period: "1954" }],
    [`${english}/`, "?year=2000", { list: "english", category: "girls", period: "2000" }],
    [maori, "", { list: "maori", category: "girls", period: "2023/24" }],
    [maori, "?year=2022-23", { list: "maori", category: "girls", period: "2022/23" }],
    [maori, "?category=boys&year=2020", { list: "maori", category: "boys", period: "2023/24" }],
    [english, "?category=dogs&year=1953", { list: "english", category: "girls", period: "2024" }],
  ])("%s%s", (path, search, query) => {
    expect(readNamesQuery(path, search)).toEqual(query);
  });

  test.each([
    [english, "", english],
    [english, "?year=2024", english],
    [english, "?category=boys", `${english}?category=boys`],
    [english, "?category=boys&year=1999", `${english}?category=boys&year=1999`],
    [maori, "?year=2022-23", `${maori}?year=2022-23`],
  ])("the address of %s%s is %s: what is the default is left out", (path, search, address) => {
    expect(namesAddress(readNamesQuery(path, search))).toBe(address);
  });

  test.each([
    ["2019", `${maori}?year=2019`, "both lists have the year"],
    ["1999", maori, "the Māori list has not"],
  ])("from the year %s of all names the Māori tab leads to %s: %s", (period, address) => {
    expect(namesAddress({ list: "maori", category: "girls", period })).toBe(address);
  });

  test.each([
    [english, "1954", true],
    [english, "1953", false],
    [english, "2022-23", false],
    [maori, "2022-23", true],
    [maori, "1954", false],
  ])("on %s the year %s is known: %s", async (path, year, known) => {
    expect(await isYear(year, { request: { path } })).toBe(known);
  });
});
