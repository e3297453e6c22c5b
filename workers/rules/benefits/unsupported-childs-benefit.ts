import { childsBenefit } from "./childs-benefit.ts";
import type { Benefit } from "./declare.ts";

const reasons: readonly (string | undefined)[] = ["breakdown", "prison"];

export const unsupportedChildsBenefit: Benefit = {
  id: "unsupportedChildsBenefit",
  name: { en: "Unsupported Child’s Benefit", mi: "<en>Unsupported Child’s Benefit</en>" },
  law: "Social Security Act 2018, ss 46–48, Schedule 4 Part 5",
  rule: (reckoning) =>
    childsBenefit(
      reckoning,
      "unsupported_childs_benefit",
      reckoning.facts.children.filter(({ told }) => reasons.includes(told.parents)),
    ),
};
