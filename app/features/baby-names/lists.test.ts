import { describe, expect, test } from "vitest";
import { categories, namesOf, periodsOf, rankIn, shownNames, topTen } from "./lists.ts";

const years = Array.from({ length: 71 }, (_, index) => String(2024 - index));

test("English data covers 1954 to 2024, newest first [site/names/tabs] [site/names/years]", () => {
  expect(periodsOf("english")).toEqual(years);
});

test("Māori data covers what is known of 2016 to 2024, newest first, Matariki years under their own names [site/names/years]", () => {
  expect(periodsOf("maori")).toEqual(["2023/24", "2022/23", "2019", "2018", "2017", "2016"]);
});

describe.each(categories)("The names of %s", (category) => {
  test.each(years)("%s: at least 100, most first, each once, places shared by the same number", (year) => {
    const names = namesOf("english", category, year);
    const amounts = names.map(({ amount = 0 }) => amount);
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(names.map(({ rank }) => rank)).toEqual(amounts.map((amount) => amounts.indexOf(amount) + 1));
    expect(topTen("english", category, year).shown).toHaveLength(shownNames);
  });
});

describe("Single lists", () => {
  const told = (list: "english" | "maori", category: "girls" | "boys", period: string) =>
    namesOf(list, category, period)
      .slice(0, 3)
      .map(({ rank, name, variations, amount }) => [rank, [name, ...variations].join("/"), amount]);

  test.each([
    [
      "english",
      "girls",
      "1954",
      [
        [1, "Christine", 769],
        [2, "Susan", 728],
        [3, "Margaret", 559],
      ],
    ],
    [
      "english",
      "girls",
      "2024",
      [
        [1, "Isla", 191],
        [2, "Amelia", 185],
        [3, "Charlotte", 173],
      ],
    ],
    [
      "english",
      "boys",
      "2024",
      [
        [1, "Noah", 251],
        [2, "Oliver", 228],
        [3, "Leo", 202],
      ],
    ],
    [
      "maori",
      "girls",
      "2016",
      [
        [1, "Maia", 95],
        [2, "Ariana", 46],
        [3, "Manaia", 42],
      ],
    ],
    [
      "maori",
      "girls",
      "2022/23",
      [
        [1, "Aroha/Te Aroha", undefined],
        [2, "Aria", undefined],
        [3, "Anahera", undefined],
      ],
    ],
    [
      "maori",
      "boys",
      "2022/23",
      [
        [1, "Ariki/Te Ariki/Teariki", undefined],
        [2, "Nikau", undefined],
        [3, "Wiremu", undefined],
      ],
    ],
    [
      "maori",
      "girls",
      "2023/24",
      [
        [1, "Aroha/Te Aroha", 164],
        [2, "Amaia", 110],
        [3, "Maia", 103],
      ],
    ],
    [
      "maori",
      "boys",
      "2023/24",
      [
        [1, "Ariki/Te Ariki", 111],
        [2, "Wiremu", 86],
        [3, "Rāwiri", 80],
      ],
    ],
  ] as const)("the first three of %s, %s, %s", (list, category, period, names) => {
    expect(told(list, category, period)).toEqual(names);
  });

  test("a name with spaces keeps them", () => {
    expect(namesOf("maori", "boys", "2016")[5]).toEqual({
      rank: 6,
      name: "Te Ariki",
      variations: [],
      amount: 22,
    });
  });

  test.each(["1953", "2025", "2020/21", "", "constructor", "__proto__"])(
    "there is no list of %j",
    (period) => {
      expect([...namesOf("english", "girls", period), ...namesOf("maori", "boys", period)]).toEqual([]);
    },
  );

  test("who shares the tenth place is known beside the ten", () => {
    const shared = categories.flatMap((category) =>
      years.filter((year) => topTen("english", category, year).alsoLast.length > 0),
    );
    expect(shared).toHaveLength(8);
  });

  test("the place of a name in the year before, or none", () => {
    expect(rankIn("english", "girls", "2023", "Isla")).toBe(3);
    expect(rankIn("english", "girls", "1954", "Isla")).toBeUndefined();
  });
});
