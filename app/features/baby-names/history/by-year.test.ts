import { expect, test } from "vitest";
import topNames from "../../../../.build/top-names.json";
import { categories } from "../lists.ts";
import english from "../records/english-top100.json";
import { byYear } from "./by-year.ts";

test.each(categories)("The lists of %s are told by name without a loss", (category) => {
  expect(byYear(topNames[category], topNames.years)).toEqual(english[category]);
});
