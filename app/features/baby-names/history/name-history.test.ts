import { describe, expect, test } from "vitest";
import { categories, namesOf, periodsOf } from "../lists.ts";
import { bestOf, mostOf, runsOf, seriesOf } from "./history-series.ts";
import { couldBeName, historyOf, maoriPlaces, namesLike } from "./name-history.ts";

describe("A name is found", () => {
  test.each([
    ["Isla", "Isla"],
    ["isla", "Isla"],
    [" ISLA ", "Isla"],
    ["Māia", "Maia"],
    ["maia", "Maia"],
    ["Zoë", "Zoe"],
    ["Anne-Marie", undefined],
    ["Xyzabel", undefined],
    ["constructor", undefined],
    ["", undefined],
    ["🎈", undefined],
  ])("%j is %j", (typed, name) => {
    expect(historyOf(typed)?.name).toBe(name);
  });

  test.each([
    ["Aroha", true],
    ["O’Neil", true],
    ["Te Ariki", true],
    ["R2D2", false],
    ["<b>", false],
    ["  ", false],
  ])("%j could be a name: %s", (typed, could) => {
    expect(couldBeName(typed)).toBe(could);
  });
});

describe.each(categories)("The years of names of %s", (category) => {
  test("are those of the lists, in their order", () => {
    const wrong = periodsOf("english").flatMap((year) =>
      namesOf("english", category, year).filter(({ name, rank, amount }) => {
        const found = historyOf(name)?.[category].find((each) => each.year === Number(year));
        return found?.rank !== rank || found.amount !== amount;
      }),
    );
    expect(wrong).toEqual([]);
    const years = historyOf("Taylor")?.[category].map(({ year }) => year) ?? [];
    expect(years).toEqual([...years].sort());
  });
});

test("names that begin alike are offered, those given to most babies first", () => {
  expect(namesLike("Oliviah").slice(0, 2)).toEqual(["Olivia", "Oliver"]);
  expect(namesLike("Xyzabel")).toEqual([]);
});

test("places in Māori lists are found by any spelling", () => {
  expect(maoriPlaces("te aroha")).toEqual([
    { period: "2023/24", category: "girls", rank: 1 },
    { period: "2022/23", category: "girls", rank: 1 },
  ]);
  expect(maoriPlaces("Rawiri").map(({ period }) => period)).toEqual([
    "2023/24",
    "2022/23",
    "2019",
    "2017",
    "2016",
  ]);
});

describe("Lines", () => {
  const year = (year: number, rank: number, amount: number) => ({ year, rank, amount });
  const years = [year(1990, 9, 60), year(1991, 3, 90), year(1995, 3, 80), year(1996, 5, 90)];

  test("break off where the name was in no list", () => {
    expect(runsOf(years).map((run) => run.map((each) => each.year))).toEqual([
      [1990, 1991],
      [1995, 1996],
    ]);
  });

  test("the best place is the latest of several, the most babies the first of several", () => {
    expect([bestOf(years)?.year, mostOf(years)?.year]).toEqual([1995, 1991]);
  });

  test("a name of girls and boys has two, two such names have four", () => {
    const both = ["Taylor", "Jamie"].flatMap((name) => historyOf(name) ?? []);
    expect(seriesOf(both).map(({ name, category }) => `${name} ${category}`)).toEqual([
      "Taylor girls",
      "Taylor boys",
      "Jamie girls",
      "Jamie boys",
    ]);
  });
});
