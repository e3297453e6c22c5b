import { expect, it } from "vitest";
import { benefits, variables } from "./index.ts";

it("there are 17 benefits among 155 variables, 66 of them with a rule", () => {
  expect(benefits).toHaveLength(17);
  expect(variables.size).toBe(155);
  expect([...variables.values()].filter(({ rule }) => rule)).toHaveLength(66);
});
