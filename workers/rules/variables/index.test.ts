import { expect, it } from "vitest";
import { base } from "../base.ts";

it("there are 17 benefits among 155 variables, 66 of them with a rule", () => {
  expect(base.benefits).toHaveLength(17);
  expect(base.variables.size).toBe(155);
  expect([...base.variables.values()].filter(({ rules }) => rules.length > 0)).toHaveLength(66);
});
