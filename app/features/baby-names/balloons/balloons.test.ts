import { describe, expect, test } from "vitest";
import { categories, type NameList, periodsOf, topTen } from "../lists.ts";
import { coloured, diameter, letterSize, packBalloons, spacing } from "./balloons.ts";

const lists: readonly NameList[] = ["english", "maori"];
const rows = lists.flatMap((list) =>
  periodsOf(list).flatMap((period) => categories.map((category) => ({ list, period, category }))),
);
/** Units of the drawing: what is lost in computing. */
const slack = 1e-6;

test("every list is drawn: 71 years and 6 Māori lists, of girls and of boys", () => {
  expect(rows).toHaveLength((71 + 6) * 2);
});

test("the circle is 690 across, with 5 between two balloons [site/names/balloons]", () => {
  expect([diameter, spacing]).toEqual([690, 5]);
});

describe.each(rows)("The balloons of $list names, $category $period", ({ list, period, category }) => {
  const names = topTen(list, category, period).shown;
  const balloons = packBalloons(names);
  const pairs = balloons.flatMap((one, index) =>
    balloons.slice(index + 1).map((other) => [one, other] as const),
  );

  test("there is one for each name, and they lie in their circle without touching [site/names/balloons]", () => {
    expect(balloons.map(({ entry }) => entry)).toEqual(names);
    const centre = diameter / 2;
    const tooFar = balloons.filter(
      ({ x, y, radius }) => Math.hypot(x - centre, y - centre) + radius > centre + slack,
    );
    const tooNear = pairs.filter(
      ([one, other]) =>
        Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius + spacing - slack,
    );
    expect([tooFar, tooNear]).toEqual([[], []]);
  });

  test("the area follows the number of babies; all are of one size when that is not known [site/names/balloons]", () => {
    const perBaby = balloons.map(({ entry, radius }) => radius ** 2 / (entry.amount ?? 1));
    for (const each of perBaby) expect(each).toBeCloseTo(perBaby[0] ?? 0, 6);
  });

  test("neighbours have colours of their own, or as far apart as five colours go", () => {
    const colours = coloured(balloons);
    expect(colours).toHaveLength(balloons.length);
    const alike = pairs.filter(([one, other]) => {
      const gap = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
      return gap < spacing + 1 && colours[balloons.indexOf(one)] === colours[balloons.indexOf(other)];
    });
    expect(alike.length).toBeLessThanOrEqual(1);
  });
});

test.each([
  ["Kai", 100, 50, "a short name fills half of its balloon's radius"],
  ["Te Ariki", 80, 24, "a long one is as wide as there is room"],
  ["Christopher", 90, 20, "the longest too"],
])("%s in a balloon of radius %i is written %i high: %s", (name, radius, size) => {
  expect(letterSize(name, radius)).toBe(size);
});
