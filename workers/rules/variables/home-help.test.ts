import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Home Help", () => {
  const id = "home_help__eligible_for_home_help";
  const noFamily = { home_help__has_no_immediate_family: true };
  it.each([
    ["after a multiple birth", { home_help__had_multiple_birth: true }, true],
    ["after adopting two or more", { home_help__adopted_2_or_more_children: true }, true],
    [
      "without family, with a Community Services Card",
      {
        ...noFamily,
        has_community_services_card: true,
        community_services_card__below_income_threshold: false,
      },
      true,
    ],
    ["without family, eligible for a card", noFamily, true],
    [
      "not without family when no card is possible",
      { ...noFamily, community_services_card__below_income_threshold: false },
      false,
    ],
    ["not without a dependent child", { ...noFamily, has_dependent_child: false }, false],
  ])("%s", (_, facts, expected) => expect(ask(id, ...alone(facts))).toBe(expected));
});
