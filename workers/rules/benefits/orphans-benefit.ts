import { childsBenefit } from "./childs-benefit.ts";
import type { Benefit } from "./declare.ts";

const reasons: readonly (string | undefined)[] = ["dead", "notFound", "disabled"];

export const orphansBenefit: Benefit = {
  id: "orphansBenefit",
  name: { en: "Orphans Benefit", mi: "<en>Orphans Benefit</en>" },
  law: "Social Security Act 2018, ss 43–45, Schedule 4 Part 5",
  rule: (reckoning) =>
    childsBenefit(
      reckoning,
      "orphans_benefit",
      reckoning.facts.children.filter(({ told }) => reasons.includes(told.parents)),
    ),
};
