import type { Exclusion } from "../benefits/declare.ts";
import { exclusions } from "../benefits/index.ts";

export const excludersOf = (benefit: string, scope: Exclusion["scope"]): string[] =>
  exclusions
    .filter((one) => one.scope === scope)
    .flatMap(({ between }) => {
      const own = between.find((list) => list.includes(benefit));
      return own ? between.filter((list) => list !== own).flat() : [];
    });
