import { expect, test } from "vitest";
import { categoriesOf } from "./family-categories.ts";

const service = { sortedUnder: "", provider: "A trust", name: "A service", more: "" };

test.each([
  [
    "parenting skills for parents",
    { sortedUnder: "Parenting skills", more: "For every parent." },
    ["parenting-support"],
  ],
  ["parenting skills at a school", { sortedUnder: "Parenting skills", name: "School parents" }, []],
  [
    "breast-feeding, wherever it is sorted",
    { sortedUnder: "Health", more: "Breast-feeding help" },
    ["breastfeeding"],
  ],
  ["antenatal classes", { sortedUnder: "Pregnancy", more: "Antenatal classes" }, ["antenatal"]],
  ["postnatal care", { sortedUnder: "Pregnancy", name: "Postnatal care", more: "not antenatal" }, []],
  ["counselling for depression", { sortedUnder: "Counselling", more: "depression" }, ["mental-health"]],
  ["counselling for youth", { sortedUnder: "Counselling", name: "Youth line", more: "distress" }, []],
  ["budgeting", { sortedUnder: "Budgeting" }, ["budgeting"]],
  ["the agency itself", { sortedUnder: "Financial assistance", provider: "Work and Income" }, []],
  ["Well Child", { sortedUnder: "Well Child/Tamariki Ora" }, ["well-child"]],
  ["anything else", { sortedUnder: "Legal advice" }, []],
])("%s", (_, facts, expected) => {
  expect(categoriesOf({ ...service, ...facts })).toEqual(expected);
});
